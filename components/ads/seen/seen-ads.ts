import { cookieAllows } from '@/lib/accounts/consent/choice-cookie'
import { choiceCookie } from '@/lib/accounts/consent/privacy-choice'
import { maxSeenAds, seenAdDays } from '@/lib/accounts/consent/storage-limits'
import { readCookie } from '@/lib/kernel/browser/cookies'
import { readStored, removeStored, writeStored } from '@/lib/kernel/browser/local-storage'
import { asRecord } from '@/lib/kernel/validation/plain-object'
import { type RememberedAd, readRememberedAd } from '@/lib/market/ads/page/remembered-ad'

/** The key in the inventory of browser storage, which deletes it when the consent is withdrawn. */
const name = 'seenAds'
/** How many of the latest are shown again, with their picture and price of then. */
export const maxShownAgain = 8
const dayMs = 86_400_000

/** An ad that was opened here, and when last. */
export type SeenAd = { id: number; at: number; ad?: RememberedAd }

const none: readonly SeenAd[] = []
const listeners = new Set<() => void>()
let known: { text: string | undefined; seen: readonly SeenAd[] } = { text: undefined, seen: none }

/** The ads opened in this browser, the latest first; none without the consent to remember them. Nothing of it is ever sent. */
export function findSeenAds(): readonly SeenAd[] {
  if (!isAllowed()) return none
  const text = readStored(name)
  if (text !== known.text) known = { text, seen: read(text) }
  return known.seen
}

/** Remembers an opened ad if its visitor has consented. */
export function rememberSeen(ad: RememberedAd, now = Date.now()): void {
  if (!isAllowed()) return
  const others = findSeenAds().filter(({ id, at }) => id !== ad.id && now - at < seenAdDays * dayMs)
  const seen = [{ id: ad.id, at: now, ad }, ...others].slice(0, maxSeenAds)
  writeStored(name, JSON.stringify(seen.map((one, place) => (place < maxShownAgain ? one : { id: one.id, at: one.at }))))
  notifyListeners()
}

export function forgetSeenAds(): void {
  removeStored(name)
  notifyListeners()
}

export function onSeenAdsChange(listen: () => void): () => void {
  listeners.add(listen)
  window.addEventListener('storage', listen)
  return () => {
    listeners.delete(listen)
    window.removeEventListener('storage', listen)
  }
}

export const noSeenAds = () => none

/** «oggi», «ieri», «3 giorni fa»; null beyond the days that are remembered. */
export function seenDay(at: number, now: number): string | null {
  const days = Math.round((startOfDay(now) - startOfDay(at)) / dayMs)
  if (days < 0 || days > seenAdDays) return null
  if (days < 2) return days === 0 ? 'oggi' : 'ieri'
  return `${days} giorni fa`
}

function startOfDay(time: number): number {
  return new Date(time).setHours(0, 0, 0, 0)
}

function isAllowed(): boolean {
  return cookieAllows(readCookie(choiceCookie), 'seenAds')
}

function notifyListeners(): void {
  for (const listen of listeners) listen()
}

/** What is stored may have been written by anybody. */
function read(text: string | undefined): readonly SeenAd[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    return (Array.isArray(stored) ? stored : []).slice(0, maxSeenAds).flatMap((one: unknown) => readOne(one) ?? [])
  } catch {
    return none
  }
}

function readOne(stored: unknown): SeenAd | undefined {
  const { id, at, ad } = asRecord(stored)
  if (typeof id !== 'number' || typeof at !== 'number') return undefined
  const remembered = readRememberedAd(ad)
  return { id, at, ...(remembered && { ad: remembered }) }
}
