/** The newest ads of a list as RSS: the address of the list behind a word of its own. */
export function feedPath(listHref: string): string {
  return `/feed${listHref}`
}
