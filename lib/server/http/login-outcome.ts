/** The countable outcome of a login. */
export type LoginOutcome = { isDealer: boolean; savedAd: number | null }

const names = { isDealer: 'X-Dealer-Login', savedAd: 'X-Saved-Ad', nextPath: 'X-Login-Next' } as const

/** Writes where a login leads instead: to the code that completes it, or to what a banned account has to read first. */
export function writeNextPath(response: { setHeader(name: string, value: string): unknown }, path: string): void {
  response.setHeader(names.nextPath, path)
}

export function readNextPath(headers: Headers): string | null {
  return headers.get(names.nextPath)
}

/** Said in headers, because the body of the answer to a login is ignored. */
export function writeLoginOutcome(
  response: { setHeader(name: string, value: string): unknown },
  { isDealer, savedAd }: LoginOutcome,
): void {
  if (isDealer) response.setHeader(names.isDealer, 'true')
  if (savedAd !== null) response.setHeader(names.savedAd, String(savedAd))
}

export function readLoginOutcome(headers: Headers): LoginOutcome {
  const savedAd = headers.get(names.savedAd)
  return { isDealer: headers.get(names.isDealer) === 'true', savedAd: savedAd === null ? null : Number(savedAd) }
}
