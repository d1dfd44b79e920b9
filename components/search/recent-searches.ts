import { cookieAllows } from '@/lib/accounts/consent/choice-cookie'
import { choiceCookie } from '@/lib/accounts/consent/privacy-choice'
import { readCookie } from '@/lib/kernel/browser/cookies'
import { readStored, removeStored, writeStored } from '@/lib/kernel/browser/local-storage'
import { maxSentenceLength } from '@/lib/market/search/sentence/tokens'

/** As the inventory of what a browser keeps names it, which takes it away when the consent is withdrawn. */
const name = 'recentSearches'
export const maxRecentSearches = 6

/** The latest sentences that were looked for in this browser, newest first; none without the consent to keep them. */
export function findRecentSearches(): string[] {
  return isAllowed() ? read() : []
}

/** Keeps a sentence if its owner has agreed to that; otherwise nothing. */
export function rememberSearch(text: string): void {
  const given = text.trim().slice(0, maxSentenceLength)
  if (given === '' || !isAllowed()) return
  const others = read().filter((other) => other.toLowerCase() !== given.toLowerCase())
  writeStored(name, JSON.stringify([given, ...others].slice(0, maxRecentSearches)))
}

export function forgetSearches(): void {
  removeStored(name)
}

function isAllowed(): boolean {
  return cookieAllows(readCookie(choiceCookie), 'recentSearches')
}

/** What is stored may have been written by anybody. */
function read(): string[] {
  try {
    const stored: unknown = JSON.parse(readStored(name) ?? '[]')
    const texts = Array.isArray(stored) ? stored.filter((text) => typeof text === 'string') : []
    return texts.map((text) => text.slice(0, maxSentenceLength)).slice(0, maxRecentSearches)
  } catch {
    return []
  }
}
