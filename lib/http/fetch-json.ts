/** An answer of 400 or above: what was asked, and how it was refused. */
export class HttpError extends Error {
  override name = 'HttpError'

  constructor(
    readonly status: number,
    readonly url: string,
    readonly method: string,
  ) {
    super(`${method} ${url} answered ${status}`)
  }
}

/** Asks our own server. What comes back is unknown until the caller has read it. */
export async function fetchJson(url: string): Promise<unknown> {
  const answer = await fetch(url, { credentials: 'same-origin', headers: { Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest' } })
  if (answer.status >= 400) throw new HttpError(answer.status, url, 'GET')
  return answer.json()
}
