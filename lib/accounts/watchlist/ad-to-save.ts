import { adToSaveDays } from '@/lib/accounts/consent/storage-limits'
import { readStored, removeStored, writeStored } from '@/lib/kernel/browser/local-storage'

const key = 'adToSave'

/** Stores the ad that a stranger wanted to save until they have logged in or registered; false where nothing can be stored. */
export function keepAdToSave(ad: number, now = Date.now()): boolean {
  writeStored(key, `${ad} ${now}`)
  return readStored(key) !== undefined
}

export function dropAdToSave(): void {
  removeStored(key)
}

/** The stored ad, once. Undefined when there is none, or it was wanted too long ago. */
export function takeAdToSave(now = Date.now()): number | undefined {
  const [, ad, since] = /^(\d{1,9}) (\d{1,15})$/.exec(readStored(key) ?? '') ?? []
  dropAdToSave()
  const age = now - Number(since)
  return age >= 0 && age < adToSaveDays * 86_400_000 ? Number(ad) : undefined
}
