/** An address with the query of another one, «?provincia=MI». */
export function withQuery(href: string, currentUrl: string): string {
  return href + new URL(currentUrl, 'http://localhost').search
}
