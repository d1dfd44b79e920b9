import { readCookie, removeCookie, writeCookie } from '@/lib/kernel/browser/cookies'
import type { PrivacyChoice } from './privacy-choice'
import { type StorageItem, storageInventory } from './storage-inventory'
import { rateAppDays } from './storage-limits'
import { ensureVisitorId } from './visitor-id'

/** Leaves in the browser what the choice allows: takes away what a purpose without consent has stored, and stores what begins with one. */
export function applyChoice(choice: PrivacyChoice | undefined): void {
  for (const thing of storageInventory) {
    if (thing.purpose !== 'technical' && !choice?.purposes.includes(thing.purpose)) remove(thing)
  }
  if (!choice?.purposes.includes('measurement')) return
  ensureVisitorId()
  if (readCookie('rate_app') === undefined) writeCookie('rate_app', '0', rateAppDays)
}

function remove({ name, place }: StorageItem): void {
  try {
    if (place === 'cookie') removeCookie(name)
    if (place === 'localStorage') window.localStorage.removeItem(name)
    if (place === 'sessionStorage') window.sessionStorage.removeItem(name)
  } catch {
    return // storage is blocked, so there is nothing to remove
  }
}
