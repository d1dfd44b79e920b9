import { allows, choiceCookie, choiceDays, choiceSources, isPurpose, isStanding, type PrivacyChoice, type Vendor } from './privacy-choice'

const secondsOfADay = 86_400

/** A choice as the browser keeps it; `isRecorded` once the server has its proof. */
export type KeptChoice = PrivacyChoice & { isRecorded: boolean }

/** Reads what the consent manager wrote, in its own form. Undefined when it is not a choice of ours. */
export function readChoice(cookie: string | undefined): KeptChoice | undefined {
  const { consentId, revision, categories, lastConsentTimestamp, data } = recordOf(parsed(cookie))
  const { source: written, isRecorded } = recordOf(data)
  const source = choiceSources.find((known) => known === written)
  const decidedAt = new Date(typeof lastConsentTimestamp === 'string' ? lastConsentTimestamp : NaN)
  if (typeof consentId !== 'string' || typeof revision !== 'number' || !Array.isArray(categories) || source === undefined || isNaN(decidedAt.getTime())) return undefined
  return { consentId, version: revision, purposes: categories.filter(isPurpose), source, decidedAt, isRecorded: isRecorded === true }
}

/** The choice in this cookie, if it still counts. */
export function standingChoice(cookie: string | undefined, now = Date.now()): KeptChoice | undefined {
  const choice = readChoice(cookie)
  return choice && isStanding(choice, now) ? choice : undefined
}

/** Whether this vendor may work for the owner of this cookie: what `vendorConsent` says, for our server and for whoever cannot wait. */
export function cookieAllows(cookie: string | undefined, vendor: Vendor, now = Date.now()): boolean {
  return allows(standingChoice(cookie, now), vendor)
}

/** The same cookie with the mark that its proof is kept, as a Set-Cookie line: some browsers forget after a week what a script wrote, and not what a server did. Scripts read it. */
export function recordedCookieLine(cookie: string | undefined, siteUrl: string): string {
  const kept = recordOf(parsed(cookie))
  const text = JSON.stringify({ ...kept, data: { ...recordOf(kept['data']), isRecorded: true } })
  return `${choiceCookie}=${encodeURIComponent(text)}; Path=/; Max-Age=${choiceDays * secondsOfADay}; SameSite=Lax${siteUrl.startsWith('https:') ? '; Secure' : ''}`
}

/** The cookie of a choice as the consent manager writes it. */
export function choiceText({ consentId, version, purposes, source, decidedAt, isRecorded }: KeptChoice): string {
  const time = decidedAt.toISOString()
  const expirationTime = decidedAt.getTime() + choiceDays * secondsOfADay * 1000
  return JSON.stringify({ categories: [...purposes, 'necessary'], revision: version, data: { source, isRecorded }, consentTimestamp: time, consentId, services: {}, languageCode: 'it', lastConsentTimestamp: time, expirationTime })
}

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}

function recordOf(value: unknown): Partial<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
