import { maxDeviceAds } from '@/lib/accounts/consent/storage-limits'
import { readStored, writeStored } from '@/lib/kernel/browser/local-storage'
import { adIdFrom } from '@/lib/kernel/routes/routes'

/** The ads that a stranger saved in this browser: their numbers, newest first. The name stands in the inventory of browser storage. */
const name = 'savedAds'

const listeners = new Set<() => void>()
let known: { text: string | undefined; ads: readonly number[] } = { text: undefined, ads: [] }

export function findDeviceAds(): readonly number[] {
  const text = readStored(name)
  if (text !== known.text) known = { text, ads: read(text) }
  return known.ads
}

type DeviceSave = 'saved' | 'savedFirst' | 'full' | 'denied'

/** Saves an ad in this browser: `savedFirst` for the first one ever, `full` at the limit, `denied` where nothing can be stored. */
export function saveOnDevice(ad: number): DeviceSave {
  const isFirst = readStored(name) === undefined
  const others = findDeviceAds().filter((other) => other !== ad)
  if (others.length >= maxDeviceAds) return 'full'
  write([ad, ...others])
  if (!findDeviceAds().includes(ad)) return 'denied'
  return isFirst ? 'savedFirst' : 'saved'
}

export function removeFromDevice(ads: readonly number[]): void {
  write(findDeviceAds().filter((ad) => !ads.includes(ad)))
}

/** Calls `listen` whenever the list may have changed, here or in another window. */
export function onDeviceAdsChange(listen: () => void): () => void {
  listeners.add(listen)
  window.addEventListener('storage', listen)
  return () => {
    listeners.delete(listen)
    window.removeEventListener('storage', listen)
  }
}

function write(ads: readonly number[]): void {
  writeStored(name, ads.join(' '))
  for (const listen of listeners) listen()
}

/** What is stored may have been written by anybody. */
function read(text = ''): number[] {
  return [...new Set(text.split(' ').flatMap((id) => adIdFrom(id) ?? []))].slice(0, maxDeviceAds)
}
