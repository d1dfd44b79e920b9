/** An address with the query of another one, «?provincia=MI». */
export function withQuery(href: string, askedUrl: string): string {
  return href + new URL(askedUrl, 'http://localhost').search
}
