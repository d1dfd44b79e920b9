/** The path of an address for a log, a report or a trace: without its query, which may hold the code of a mail, and without the secret of an address at which a stock is fetched. */
export function loggedPath(target: string): string {
  const [path = ''] = target.split(/[?#]/, 1)
  return withoutPathTokens(path)
}

/** Takes the tokens out of any text that names addresses. */
export function withoutPathTokens(text: string): string {
  return text.replace(/(\/dealers\/exports\/)[^/\s"'<>]+/gi, '$1[token]')
}
