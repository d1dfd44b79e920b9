import { readCookie } from '@/lib/kernel/browser/cookies'
import { cookieAllows } from './choice-cookie'
import { choiceCookie, type Vendor } from './privacy-choice'

/** What `vendorConsent` says, for what cannot wait: drawing a page, and a last look before storing or sending. Read anew each time: another window may have changed it. */
export function allowedNow(vendor: Vendor): boolean {
  return cookieAllows(readCookie(choiceCookie), vendor)
}
