/** The page a mail's link leads to, still with the code of that link. */
export function backWithCode(page: string): (body: Record<string, unknown>) => string {
  return ({ codice }) => (typeof codice === 'string' && /^[\w-]{1,200}$/.test(codice) ? `${page}?codice=${codice}` : page)
}
