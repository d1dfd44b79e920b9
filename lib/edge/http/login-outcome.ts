/** What a login brought about, as far as it is counted. */
export type LoginOutcome = { isDealer: boolean; savedAd: number | null }

const names = { isDealer: 'X-Dealer-Login', savedAd: 'X-Saved-Ad', codePath: 'X-Login-Code' } as const

/** Nobody is logged in yet: this page asks for the code. */
export function writeCodePath(response: { setHeader(name: string, value: string): unknown }, path: string): void {
  response.setHeader(names.codePath, path)
}

export function readCodePath(headers: Headers): string | null {
  return headers.get(names.codePath)
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
