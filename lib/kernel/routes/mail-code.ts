/** The code of a link from a mail, in its address or in a form; empty when there is none that could be one. */
export function mailCodeIn(sent: Record<string, unknown>): string {
  const { codice } = sent
  return typeof codice === 'string' && /^[\w-]{1,200}$/.test(codice) ? codice : ''
}
