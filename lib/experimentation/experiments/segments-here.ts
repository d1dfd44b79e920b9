import { findValidChoice } from '@/lib/accounts/consent/choice-cookie'
import { choiceCookie } from '@/lib/accounts/consent/privacy-choice'
import { readCookie } from '@/lib/kernel/browser/cookies'
import { type Account, type Segments, segmentsOf } from './segments'

/** The segments of what this browser shows now, as its server knew them. */
export function segmentsHere(account: Account): Segments {
  return segmentsOf({
    userAgent: navigator.userAgent,
    address: location.pathname + location.search,
    isLanding: isFirstPage() && !document.referrer.startsWith(`${location.origin}/`),
    allowedAt: findValidChoice(readCookie(choiceCookie))?.decidedAt,
    account,
  })
}

/** Whether the document still shows the page that it was requested for. */
function isFirstPage(): boolean {
  const [first] = 'getEntriesByType' in performance ? performance.getEntriesByType('navigation') : []
  return first?.name.split('#')[0] === location.href.split('#')[0]
}
