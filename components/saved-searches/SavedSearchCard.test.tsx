// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { SavedSearch } from '@/lib/accounts/saved-searches/saved-search'
import { SavedSearchCard } from './SavedSearchCard'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const search: SavedSearch = {
  id: 7,
  name: 'Panda a gas',
  savedAt: '2026-11-03T10:00:00.000Z',
  frequency: 'never',
  pausedAt: null,
  mailedAt: null,
  search: { href: '/usate/fiat/panda?carburante=gpl', filters: ['Auto usate', 'Fiat', 'Panda', 'GPL'] },
  found: { total: 38, fresh: 2, cards: [] },
}

function show(given: Partial<SavedSearch> = {}) {
  return render(
    <SavedSearchCard search={{ ...search, ...given }} csrf="gettone" outcome={null}>
      {null}
    </SavedSearchCard>,
  )
}

async function press(button: HTMLElement, status = 200) {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', (url: string, { method, body }: RequestInit) => {
    sent.push([method, url, body])
    return Promise.resolve(Response.json({}, { status }))
  })
  await act(async () => void fireEvent.click(button))
  return sent
}

const removal = () => screen.getByRole('button', { name: 'Elimina «Panda a gas»' })

test('the card of a saved search shows its filters, its number of ads and how many are new', () => {
  const { container } = show()
  expect(screen.getByRole('article', { name: 'Panda a gas' })).toBe(container.firstElementChild)
  expect(screen.getByRole('link', { name: 'Panda a gas' }).getAttribute('href')).toBe('/usate/fiat/panda?carburante=gpl')
  expect(container.textContent).toContain('Auto usate · Fiat · Panda · GPL')
  expect(container.textContent).toContain('38 annunci in tutto')
  expect(screen.getByRole('button', { name: 'Vedi i 2 nuovi annunci di «Panda a gas»' })).toBeTruthy()
})

test.each([
  { fresh: 0, sign: '0nuovi', button: null },
  { fresh: 1, sign: '1nuovo', button: 'Vedi il nuovo annuncio di «Panda a gas»' },
])('the badge of $fresh new ads says $sign', ({ fresh, sign, button }) => {
  const { container } = show({ found: { total: 38, fresh, cards: [] } })
  expect(container.textContent).toContain(sign)
  expect(screen.queryByRole('button', { name: /^Vedi/ })?.textContent ?? null).toBe(button)
})

test('a saved search without a count or a list shows no number or link, and says why', () => {
  const { container } = show({ search: null, found: null })
  expect(container.textContent).toContain('–')
  expect(container.textContent).not.toContain('in tutto')
  expect(screen.queryByRole('link')).toBeNull()
  expect(container.textContent).toContain('La marca o il modello non è più nel nostro catalogo.')
})

test('a removed saved search is replaced by a focused «Annulla» that restores it', async () => {
  show()
  expect(await press(removal())).toEqual([['DELETE', '/api/v1/saved-search/7', undefined]])
  expect(screen.getByRole('status').textContent).toContain('«Panda a gas» eliminata.')
  const undo = screen.getByRole('button', { name: 'Annulla' })
  expect(document.activeElement).toBe(undo)
  expect(await press(undo)).toEqual([['POST', '/api/v1/saved-search/_undo', '{"search":7}']])
  expect(document.activeElement).toBe(removal())
})

test('a saved search stays when its removal fails', async () => {
  show()
  await press(removal(), 503)
  expect(removal()).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Annulla' })).toBeNull()
})

test('following the link of a saved search marks its new ads as seen', async () => {
  show()
  const link = screen.getByRole('link', { name: 'Panda a gas' })
  link.addEventListener('click', (event) => event.preventDefault())
  expect(await press(link)).toEqual([['POST', '/api/v1/saved-search/7', '{"change":"open"}']])
})

test.each([
  { given: {}, said: '38 annunci in tutto · i nuovi li vedi qui, senza e-mail', buttons: [] },
  { given: { frequency: 'daily' as const }, said: '38 annunci in tutto', buttons: ['Pausa'] },
  {
    given: { frequency: 'daily' as const, mailedAt: '2026-11-22T06:30:00.000Z' },
    said: '38 annunci in tutto · ultima e-mail il 22 novembre alle 7:30',
    buttons: ['Pausa'],
  },
  {
    given: { frequency: 'weekly' as const, pausedAt: '2026-11-12T10:00:00.000Z' },
    said: '38 annunci in tutto · in pausa dal 12 novembre',
    buttons: ['Riprendi'],
  },
])('the card of a saved search shows its last mail or its pause: $said', ({ given, said, buttons }) => {
  show(given)
  expect(screen.getByText(said)).toBeTruthy()
  expect(screen.queryAllByRole('button', { name: /^(?:Pausa|Riprendi) «Panda a gas»/ }).map((one) => one.textContent)).toEqual(
    buttons.map((label) => `${label} «Panda a gas»`),
  )
})

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })

test('a chosen mail frequency is stored at once and confirmed', async () => {
  show()
  expect(radio('Mai').checked).toBe(true)
  expect(await press(radio('Ogni giorno'))).toEqual([['POST', '/api/v1/saved-search/7', '{"change":"frequency","frequency":"daily"}']])
  expect(radio('Ogni giorno').checked).toBe(true)
  expect(screen.getByText('Salvato')).toBeTruthy()
})

test('a mail frequency that fails to be stored goes back to the former one', async () => {
  show()
  await press(radio('Subito'), 503)
  expect(radio('Mai').checked).toBe(true)
  expect(screen.queryByText('Salvato')).toBeNull()
})

test('the mails of a saved search are paused and resumed by a button', async () => {
  show({ frequency: 'at_once' })
  expect(await press(screen.getByRole('button', { name: /^Pausa/ }))).toEqual([['POST', '/api/v1/saved-search/7', '{"change":"pause"}']])
  expect(screen.getByText(/in pausa dal/)).toBeTruthy()
  expect(await press(screen.getByRole('button', { name: /^Riprendi/ }))).toEqual([
    ['POST', '/api/v1/saved-search/7', '{"change":"resume"}'],
  ])
  expect(screen.queryByText(/in pausa dal/)).toBeNull()
})

test('without JavaScript a saved search is opened and removed by forms', () => {
  show()
  const fieldsOf = (button: HTMLElement) => {
    const form = button.closest('form')
    return [form?.method, form?.getAttribute('action'), Object.fromEntries(new FormData(form ?? undefined))]
  }
  expect(fieldsOf(removal())).toEqual(['post', '/api/v1/saved-search/7', { _csrf: 'gettone', change: 'remove' }])
  expect(fieldsOf(screen.getByRole('button', { name: /^Vedi/ }))).toEqual([
    'post',
    '/api/v1/saved-search/7',
    { _csrf: 'gettone', change: 'open' },
  ])
})
