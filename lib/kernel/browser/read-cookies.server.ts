import { parseCookie } from 'cookie'

/** The cookies of a request by name; of two with one name the first counts, as in Next. */
export function readCookies(header: string): Partial<Record<string, string>> {
  return parseCookie(header)
}
