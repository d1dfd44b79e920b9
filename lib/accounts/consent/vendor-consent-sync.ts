import { readCookie } from '@/lib/kernel/browser/cookies'
import { cookieAllows } from './choice-cookie'
import { choiceCookie, type Vendor } from './privacy-choice'

/** Synchronous form of `vendorConsent`, for rendering and for a last check before storing or sending. Reads the cookie each time, because another window may have changed it. */
export function vendorConsentSync(vendor: Vendor): boolean {
  return cookieAllows(readCookie(choiceCookie), vendor)
}
