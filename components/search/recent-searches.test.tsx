// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SentenceBox } from '@/components/search/sentence/SentenceBox'
import { applyChoice } from '@/lib/accounts/consent/apply-choice'
import { choiceText, findValidChoice } from '@/lib/accounts/consent/choice-cookie'
import { bannerVersion, choiceCookie, type PurposeKey } from '@/lib/accounts/consent/privacy-choice'
import { readCookie, removeCookie, writeCookie } from '@/lib/kernel/browser/cookies'
import { maxRecentSearches } from './recent-searches'

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json([])))
  document.addEventListener('submit', stay)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  document.removeEventListener('submit', stay)
  removeCookie(choiceCookie)
  localStorage.clear()
})
/** jsdom opens no other page. */
const stay = (event: Event) => event.preventDefault()

function decide(purposes: readonly PurposeKey[], decidedAt = new Date()): void {
  const choice = {
    consentId: 'x',
    version: bannerVersion,
    purposes,
    source: 'preferences',
    decidedAt,
    isRecorded: true,
    unproven: [],
  } as const
  writeCookie(choiceCookie, choiceText(choice), 190)
}
/** A page on which these sentences are looked for, one after the other. */
async function search(...sentences: string[]): Promise<HTMLElement> {
  render(<SentenceBox query={{ list: 'usate' }} />)
  const input = screen.getByLabelText('Che auto cerchi? Dillo a parole tue')
  await userEvent.click(input)
  await screen.findByRole('combobox')
  for (const sentence of sentences) {
    await userEvent.clear(input)
    await userEvent.type(input, `${sentence}{Enter}`)
  }
  await userEvent.clear(input)
  return input
}
const offered = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)

test.each<{ when: string; decided(): void }>([
  { when: 'before a choice', decided: () => {} },
  { when: 'after a refusal', decided: () => decide([]) },
  { when: 'with a consent to everything else', decided: () => decide(['measurement', 'replay', 'social']) },
  { when: 'once the consent is too old', decided: () => decide(['preferences'], new Date(Date.now() - 191 * 86_400_000)) },
])('$when a search is not stored in the browser, and no recent search is offered', async ({ decided }) => {
  decided()
  await search('panda diesel')
  expect([localStorage.length, sessionStorage.length, offered()]).toEqual([0, 0, []])
})

test('with consent the empty sentence box offers the latest searches, newest first and each once', async () => {
  decide(['preferences'])
  await search('panda diesel', 'golf gtd', 'Panda Diesel')
  expect(offered()).toEqual(['Panda Diesel', 'golf gtd', 'Cancella ricerche recenti'])
  expect(screen.getByRole('listbox', { name: 'Ricerche recenti' })).toBeDefined()
  expect(screen.getByRole('status').textContent).toBe('2 ricerche recenti')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  expect(screen.getByRole('combobox')).toHaveProperty('value', 'golf gtd ')
  expect(offered()).toEqual([])
})

test('recent searches are offered at the first use of the box, up to their limit', async () => {
  decide(['preferences'])
  localStorage.setItem('recentSearches', JSON.stringify(Array.from({ length: 20 }, (_, index) => `ricerca ${index}`)))
  await search()
  expect(offered()).toHaveLength(maxRecentSearches + 1)
  cleanup()
  await search('una in più')
  expect([offered()[0], offered().length]).toEqual(['una in più', maxRecentSearches + 1])
})

test('«Cancella ricerche recenti» deletes all recent searches', async () => {
  decide(['preferences'])
  await search('panda diesel')
  await userEvent.click(screen.getByRole('option', { name: 'Cancella ricerche recenti' }))
  expect([localStorage.length, offered()]).toEqual([0, []])
  await userEvent.keyboard('{ArrowDown}')
  expect(offered()).toEqual([])
})

test('recent searches are deleted when the consent is withdrawn', async () => {
  decide(['preferences'])
  await search('panda diesel')
  decide([])
  applyChoice(findValidChoice(readCookie(choiceCookie)))
  expect(localStorage.length).toBe(0)
})

test.each(['{', '"panda"', '[1, {}]'])('a foreign value in the storage of recent searches is ignored: %s', async (text) => {
  decide(['preferences'])
  localStorage.setItem('recentSearches', text)
  await search()
  expect(offered()).toEqual([])
})
