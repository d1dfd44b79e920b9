import { acceptCategory, reset, run, setCookieData } from 'vanilla-cookieconsent'
import { readCookie, removeCookie, writeCookie } from '@/lib/kernel/browser/cookies'
import { allowedNow } from './allowed-now'
import { applyChoice } from './apply-choice'
import { choiceText, type KeptChoice, missingProofs, mostUnproven, readChoice, standingChoice } from './choice-cookie'
import { bannerVersion, type ChoiceSource, choiceCookie, choiceDays, type PurposeKey, purposes } from './privacy-choice'
import { answerVendors, tellConsentChange } from './vendor-consent'

/** What this browser's owner decided, if that still counts. Read anew each time: another tab may have changed it. */
export function findChoice(): KeptChoice | undefined {
  return standingChoice(readCookie(choiceCookie))
}

/** How the open pages of the site tell each other of a choice. Nothing is stored, nothing is sent. */
let otherTabs: BroadcastChannel | undefined

/** From now on vendors get their answers. Calls `onOtherTab` when a choice was made elsewhere. Gives back the function that ends it. */
export function startConsent(onOtherTab: () => void): () => void {
  answerVendors(allowedNow)
  settle()
  let known = readCookie(choiceCookie)
  const lookAgain = () => {
    if (readCookie(choiceCookie) === known) return
    known = readCookie(choiceCookie)
    settle()
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

/** Keeps a choice and lets it take effect at once. Undefined when it is the one that stands already, or when the browser keeps no cookies. */
export async function makeChoice(chosen: readonly PurposeKey[], source: ChoiceSource): Promise<KeptChoice | undefined> {
  const before = findChoice()
  if (before && isSame(before.purposes, chosen)) return undefined
  const last = readChoice(readCookie(choiceCookie))
  const unproven = last ? missingProofs(last).slice(-mostUnproven) : []
  if (!before) removeCookie(choiceCookie) // one that no longer counts would look unchanged
  reset()
  await run(settings())
  setCookieData({ value: { source, isRecorded: false, unproven } })
  acceptCategory([...chosen])
  settle()
  otherTabs?.postMessage('chosen')
  return findChoice()
}

/** A late answer to an earlier call may have brought an earlier choice back. */
export function keepLatest(choice: KeptChoice): void {
  const kept = readChoice(readCookie(choiceCookie))
  if (!kept || kept.decidedAt >= choice.decidedAt) return
  writeCookie(choiceCookie, choiceText(choice), choiceDays)
  settle()
  otherTabs?.postMessage('chosen')
}

/** Whoever has to stop stops first, so that it does not store again what is taken away. */
function settle(): void {
  tellConsentChange()
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
