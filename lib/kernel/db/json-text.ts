/**
 * A value as PostgreSQL takes it into jsonb. It refuses two things that JavaScript and JSON allow. A lone surrogate, left over
 * where a text was cut, becomes the replacement character, as in every text column; the zero character is removed.
 */
export function jsonText(value: unknown): string {
  const text = JSON.stringify(value)
  return /\\u(?:d[89a-f]|0000)/.test(text) ? text.replace(/\\(?:u(?:d[89a-f]..|0000)|.)/g, mended) : text
}

/** JSON.stringify writes whole signs as they are, and in escapes only what is broken. */
function mended(escape: string): string {
  if (escape === '\\u0000') return ''
  return escape.startsWith('\\ud') ? '\ufffd' : escape
}
