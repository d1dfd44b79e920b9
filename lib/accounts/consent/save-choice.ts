import { acceptCategory, reset, run, setCookieData } from 'vanilla-cookieconsent'
import { readCookie, removeCookie, writeCookie } from '@/lib/kernel/browser/cookies'
import { applyChoice } from './apply-choice'
import { choiceText, findValidChoice, maxUnproven, missingProofs, readChoice, type StoredChoice } from './choice-cookie'
import { bannerVersion, type ChoiceSource, choiceCookie, choiceDays, type PurposeKey, purposes } from './privacy-choice'
import { notifyConsentChange, registerConsentManager } from './vendor-consent'
import { vendorConsentSync } from './vendor-consent-sync'

/** What this browser's owner decided, if that still counts. Read anew each time: another tab may have changed it. */
export function findChoice(): StoredChoice | undefined {
  return findValidChoice(readCookie(choiceCookie))
}

/** How the open pages of the site tell each other of a choice. Nothing is stored, nothing is sent. */
let otherTabs: BroadcastChannel | undefined

/** Gives vendors their answers from now on. Calls `onOtherTab` when a choice was made elsewhere. Gives back the function that ends it. */
export function startConsent(onOtherTab: () => void): () => void {
  registerConsentManager(vendorConsentSync)
  applyCurrentChoice()
  let known = readCookie(choiceCookie)
  const lookAgain = () => {
    if (readCookie(choiceCookie) === known) return
    known = readCookie(choiceCookie)
    applyCurrentChoice()
    onOtherTab()
  }
  const end = new AbortController()
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel(choiceCookie) : undefined
  channel?.addEventListener('message', lookAgain, { signal: end.signal })
  otherTabs = channel
  for (const event of ['focus', 'pageshow']) window.addEventListener(event, lookAgain, { signal: end.signal })
  return () => {
    end.abort()
    channel?.close()
    otherTabs = undefined
  }
}

/** Stores a choice and lets it take effect at once. Undefined when it is the current one already, or when the browser stores no cookies. */
export async function saveChoice(chosen: readonly PurposeKey[], source: ChoiceSource): Promise<StoredChoice | undefined> {
  const before = findChoice()
  if (before && isSame(before.purposes, chosen)) return undefined
  const last = readChoice(readCookie(choiceCookie))
  const unproven = last ? missingProofs(last).slice(-maxUnproven) : []
  if (!before) removeCookie(choiceCookie) // one that no longer counts would look unchanged
  reset()
  await run(settings())
  setCookieData({ value: { source, isRecorded: false, unproven } })
  acceptCategory([...chosen])
  applyCurrentChoice()
  otherTabs?.postMessage('chosen')
  return findChoice()
}

/** Writes the newer choice again after a late response to an earlier request replaced it in the cookie. */
export function restoreNewerChoice(choice: StoredChoice): void {
  const stored = readChoice(readCookie(choiceCookie))
  if (!stored || stored.decidedAt >= choice.decidedAt) return
  writeCookie(choiceCookie, choiceText(choice), choiceDays)
  applyCurrentChoice()
  otherTabs?.postMessage('chosen')
}

/** Vendors are notified before their data is removed, so that they do not store it again. */
function applyCurrentChoice(): void {
  notifyConsentChange()
  applyChoice(findChoice())
}

function isSame(some: readonly PurposeKey[], others: readonly PurposeKey[]): boolean {
  return some.length === others.length && some.every((key) => others.includes(key))
}

/** The library keeps the choice; what people see is ours (components/consent), so its own windows are never put into the page. */
function settings() {
  return {
    root: document.createElement('div'),
    autoShow: false,
    autoClearCookies: false,
    manageScriptTags: false,
    hideFromBots: false,
    revision: bannerVersion,
    cookie: { name: choiceCookie, expiresAfterDays: choiceDays, domain: '' },
    categories: { necessary: { readOnly: true }, ...Object.fromEntries(purposes.map(({ key }) => [key, {}])) },
    language: { default: 'it', translations: { it: { consentModal: {}, preferencesModal: { sections: [] } } } },
  }
}
