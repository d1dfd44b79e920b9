import { readCookie, writeCookie } from '@/lib/kernel/browser/cookies'
import { readStored, writeStored } from '@/lib/kernel/browser/local-storage'
import { randomUuid } from '@/lib/kernel/browser/random-uuid'
import { visitorIdDays } from './storage-limits'

export const visitorIdName = 'uuid'

/** The code of this browser. Undefined as long as the measurement it belongs to is not allowed. */
export function findVisitorId(): string | undefined {
  return [readCookie(visitorIdName), readStored(visitorIdName)].find(isVisitorId)
}

/** Makes an id once per browser. The cookie is for the server, the copy restores it where cookies of scripts do not live long. */
export function ensureVisitorId(): void {
  const id = findVisitorId() ?? randomUuid()
  if (readCookie(visitorIdName) !== id) writeCookie(visitorIdName, id, visitorIdDays)
  if (readStored(visitorIdName) !== id) writeStored(visitorIdName, id)
}

export function isVisitorId(text: string | undefined): text is string {
  return text !== undefined && /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/.test(text)
}
