/** What a cell says: a value, something that cannot be right (with the reason), or nothing at all (null). */
export type Reading<T> = { value: T } | { fault: string } | null

const silence = new Set([
  '',
  '-',
  '--',
  '—',
  '–',
  '/',
  '.',
  '?',
  'n.d.',
  'nd',
  'n.d',
  'n/d',
  'n/a',
  'na',
  'null',
  'none',
  'nan',
  'undefined',
  'unknown',
  'sconosciuto',
  'non disponibile',
  'non indicato',
  'non specificato',
  'keine angabe',
  'non dichiarato',
  '- km',
  '-km',
  'generico',
])

/** A cell that says nothing, in the words exports use for it. */
export function isSilent(text: string): boolean {
  return silence.has(text.trim().toLowerCase())
}

/** Lower case, without accents, and with a single space for everything that is neither letter nor digit. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
