import { readCookie, writeCookie } from '@/lib/browser/cookies'
import { readStored, writeStored } from '@/lib/browser/local-storage'

export const visitorIdName = 'uuid'
const days = 365

/** The code of this browser. Undefined as long as the measurement it belongs to is not allowed. */
export function findVisitorId(): string | undefined {
  return [readCookie(visitorIdName), readStored(visitorIdName)].find(isVisitorId)
}

/** Made once per browser. The cookie is for the server, the copy restores it where cookies of scripts do not live long. */
export function keepVisitorId(): void {
  const id = findVisitorId() ?? makeId()
  if (readCookie(visitorIdName) !== id) writeCookie(visitorIdName, id, days)
  if (readStored(visitorIdName) !== id) writeStored(visitorIdName, id)
}

export function isVisitorId(text: string | undefined): text is string {
  return text !== undefined && /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/.test(text)
}

/** `crypto.randomUUID` exists on https and localhost only. */
function makeId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = [...bytes].map((byte, place) => (place === 6 ? (byte & 0x0f) | 0x40 : place === 8 ? (byte & 0x3f) | 0x80 : byte).toString(16).padStart(2, '0')).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
