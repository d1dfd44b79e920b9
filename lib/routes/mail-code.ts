/** The code in the address of a link from a mail; empty when there is none that could be one. */
export function mailCodeIn(query: Record<string, string | string[] | undefined>): string {
  const { codice } = query
  return typeof codice === 'string' && /^[\w-]{1,200}$/.test(codice) ? codice : ''
}
