import { readCookie, removeCookie, writeCookie } from '@/lib/kernel/browser/cookies'
import type { PrivacyChoice } from './privacy-choice'
import { type StoredThing, storedThings } from './stored-things'
import { keepVisitorId } from './visitor-id'

const rateAppDays = 365

/** Leaves in the browser what the choice allows: takes away what a purpose without consent has stored, and stores what begins with one. */
export function applyChoice(choice: PrivacyChoice | undefined): void {
  for (const thing of storedThings) {
    if (thing.purpose !== 'technical' && !choice?.purposes.includes(thing.purpose)) remove(thing)
  }
  if (!choice?.purposes.includes('measurement')) return
  keepVisitorId()
  if (readCookie('rate_app') === undefined) writeCookie('rate_app', '0', rateAppDays)
}

function remove({ name, place }: StoredThing): void {
  try {
    if (place === 'cookie') removeCookie(name)
    if (place === 'localStorage') window.localStorage.removeItem(name)
    if (place === 'sessionStorage') window.sessionStorage.removeItem(name)
  } catch {
    return // a browser that refuses its storage has kept nothing
  }
}
