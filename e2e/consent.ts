import { randomUUID } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import { choiceText, type StoredChoice } from '@/lib/accounts/consent/choice-cookie'
import { bannerVersion, choiceCookie, type PurposeKey, purposes } from '@/lib/accounts/consent/privacy-choice'

/** The cookie of a visitor who has decided, so that no question appears. Its proof counts as stored. */
export function cookieOfChoice(allowed: readonly PurposeKey[], change: Partial<StoredChoice> = {}) {
  const choice = {
    consentId: randomUUID(),
    version: bannerVersion,
    purposes: allowed,
    source: 'preferences' as const,
    decidedAt: new Date(),
    isRecorded: true,
    unproven: [],
    ...change,
  }
  const { hostname } = new URL(process.env['E2E_URL'] ?? 'http://localhost')
  return {
    name: choiceCookie,
    value: encodeURIComponent(choiceText(choice)),
    domain: hostname,
    path: '/',
    expires: Date.now() / 1000 + 190 * 86_400,
    httpOnly: false,
    secure: false,
    sameSite: 'Lax' as const,
  }
}

/** How every journey begins (playwright.config.ts): the visitor has refused, the question about privacy does not stand over the page. Use `allowAll` where a journey needs more, and `test.use({ storageState: undecided })` where it is about the question itself. */
export const refused = { cookies: [cookieOfChoice([])], origins: [] }
export const undecided = { cookies: [], origins: [] }

/** Allows everything from the next page on, as after «Accetta». */
export async function allowAll(page: Page): Promise<void> {
  await page.context().addCookies([cookieOfChoice(purposes.map(({ key }) => key))])
}

export type Found = { place: 'cookie' | 'localStorage' | 'sessionStorage' | 'cacheStorage' | 'indexedDB'; name: string }

/** Everything that the browser stores for our site. */
export async function storedIn(context: BrowserContext, page: Page): Promise<Found[]> {
  const cookies = (await context.cookies()).map(({ name }) => ({ place: 'cookie' as const, name }))
  const names = await page.evaluate(async () => ({
    localStorage: Object.keys(localStorage),
    sessionStorage: Object.keys(sessionStorage),
    cacheStorage: await caches.keys(),
    indexedDB: (await indexedDB.databases()).map(({ name }) => name ?? ''),
  }))
  const placed = (['localStorage', 'sessionStorage', 'cacheStorage', 'indexedDB'] as const).flatMap((place) =>
    names[place].map((name) => ({ place, name })),
  )
  return [...cookies, ...placed]
}
