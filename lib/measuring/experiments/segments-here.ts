import { readCookie } from '@/lib/kernel/browser/cookies'
import { findValidChoice } from '@/lib/people/consent/choice-cookie'
import { choiceCookie } from '@/lib/people/consent/privacy-choice'
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

/** Whether the document still shows the page that it was asked for. */
function isFirstPage(): boolean {
  const [first] = 'getEntriesByType' in performance ? performance.getEntriesByType('navigation') : []
  return first?.name.split('#')[0] === location.href.split('#')[0]
}
