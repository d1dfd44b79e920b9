import { cookieAllows } from '@/lib/accounts/consent/choice-cookie'
import { choiceCookie } from '@/lib/accounts/consent/privacy-choice'
import { readCookie } from '@/lib/kernel/browser/cookies'
import { readStored, removeStored, writeStored } from '@/lib/kernel/browser/local-storage'
import { maxSentenceLength } from '@/lib/market/search/sentence/tokens'

/** The key in the inventory of browser storage, which deletes it when the consent is withdrawn. */
const name = 'recentSearches'
export const maxRecentSearches = 6

/** The latest searches of this browser, newest first; none without the consent to store them. */
export function findRecentSearches(): string[] {
  return isAllowed() ? read() : []
}

/** Stores a search if its visitor has consented. */
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
