import { asRecord } from '@/lib/kernel/validation/plain-object'
import { allows, choiceDays, choiceSources, isPurpose, isValidChoice, type PrivacyChoice, type Vendor } from './privacy-choice'

const secondsOfADay = 86_400

/** A choice as the browser stores it; `isRecorded` once the server has its proof. `unproven` are those before it that the server has none of yet, oldest first. */
export type StoredChoice = PrivacyChoice & { isRecorded: boolean; unproven: readonly PrivacyChoice[] }

/** The most unproven choices that fit into a cookie beside the choice itself. */
export const maxUnproven = 6

/** Reads what the consent manager wrote, in its own form. Undefined when it is not a choice of ours. */
export function readChoice(cookie: string | undefined): StoredChoice | undefined {
  if (cookie === undefined) return undefined // most visitors of every page: an error thrown and caught takes longer than all else here
  const { consentId, revision, categories, lastConsentTimestamp, data } = asRecord(parsed(cookie))
  const { source, isRecorded, unproven } = asRecord(data)
  const choice = choiceFrom({ consentId, version: revision, purposes: categories, source, decidedAt: lastConsentTimestamp })
  return (
    choice && {
      ...choice,
      isRecorded: isRecorded === true,
      unproven: (Array.isArray(unproven) ? unproven : []).flatMap((earlier) => choiceFrom(asRecord(earlier)) ?? []).slice(-maxUnproven),
    }
  )
}

/** Every choice the server has no proof of yet, oldest first. */
export function missingProofs({ isRecorded, unproven, ...choice }: StoredChoice): PrivacyChoice[] {
  return isRecorded ? [...unproven] : [...unproven, choice]
}

/** The choice once the server has this proof, of it or of one before it. Undefined when the proof is not one it lacks. */
export function withProof(stored: StoredChoice, proof: PrivacyChoice): StoredChoice | undefined {
  const isOf = ({ consentId, decidedAt }: PrivacyChoice) =>
    consentId === proof.consentId && decidedAt.getTime() === proof.decidedAt.getTime()
  if (!missingProofs(stored).some(isOf)) return undefined
  return { ...stored, isRecorded: stored.isRecorded || isOf(stored), unproven: stored.unproven.filter((earlier) => !isOf(earlier)) }
}

/** The choice in this cookie, if it still counts. */
export function findValidChoice(cookie: string | undefined, now = Date.now()): StoredChoice | undefined {
  const choice = readChoice(cookie)
  return choice && isValidChoice(choice, now) ? choice : undefined
}

/** Whether this vendor may work for the owner of this cookie: what `vendorConsent` says, for our server and for callers that cannot wait. */
export function cookieAllows(cookie: string | undefined, vendor: Vendor, now = Date.now()): boolean {
  return allows(findValidChoice(cookie, now), vendor)
}

/** Whether a valid choice excludes this vendor. False while no choice was made, for example without JavaScript. */
export function cookieRefuses(cookie: string | undefined, vendor: Vendor, now = Date.now()): boolean {
  const choice = findValidChoice(cookie, now)
  return choice !== undefined && !allows(choice, vendor)
}

/** The cookie of a choice as the consent manager writes it. */
export function choiceText({ consentId, version, purposes, source, decidedAt, isRecorded, unproven }: StoredChoice): string {
  const time = decidedAt.toISOString()
  const expirationTime = decidedAt.getTime() + choiceDays * secondsOfADay * 1000
  return JSON.stringify({
    categories: [...purposes, 'necessary'],
    revision: version,
    data: { source, isRecorded, unproven },
    consentTimestamp: time,
    consentId,
    services: {},
    languageCode: 'it',
    lastConsentTimestamp: time,
    expirationTime,
  })
}

function choiceFrom({
  consentId,
  version,
  purposes,
  source: written,
  decidedAt: time,
}: Partial<Record<string, unknown>>): PrivacyChoice | undefined {
  const source = choiceSources.find((known) => known === written)
  const decidedAt = new Date(typeof time === 'string' ? time : NaN)
  if (
    typeof consentId !== 'string' ||
    typeof version !== 'number' ||
    !Array.isArray(purposes) ||
    source === undefined ||
    isNaN(decidedAt.getTime())
  )
    return undefined
  return { consentId, version, purposes: purposes.filter(isPurpose), source, decidedAt }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
