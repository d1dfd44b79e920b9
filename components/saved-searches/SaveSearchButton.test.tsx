// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { onSiteEvent } from '@/lib/kernel/browser/site-events'
import { emptySearch } from '@/lib/market/search/query/search-query'
import { SaveSearchButton } from './SaveSearchButton'

beforeAll(() => {
  // jsdom has no modal dialogs
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false
  }
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** The dialog is loaded when it is wanted, which takes a busy machine its time. */
const untilLoaded = { timeout: 30_000 }
const query = { ...emptySearch('usate'), filters: { carburante: ['gpl'] } }
const address = '/usate?carburante=gpl'

async function openDialog() {
  render(<SaveSearchButton query={query} total={38} csrf="gettone" />)
  fireEvent.click(screen.getByRole('button', { name: 'Salva la ricerca' }))
  return screen.findByRole('dialog', { name: 'Salva la ricerca' }, untilLoaded)
}

/** Presses the button of the dialog; answers what was sent, once `isDone`, and the notifications. */
async function send(answer: Response, isDone: () => void) {
  const [sent, notified]: [unknown[], string[]] = [[], []]
  const stop = onSiteEvent('notify', ({ name, description }) => void notified.push(`${name}: ${description}`))
  vi.stubGlobal('fetch', (url: string, { body }: RequestInit) => {
    sent.push([url, typeof body === 'string' && JSON.parse(body)])
    return Promise.resolve(answer)
  })
  const button = screen.getByRole('dialog').querySelector('button[type=submit]')
  await act(async () => void (button && fireEvent.click(button)))
  await waitFor(isDone, untilLoaded)
  stop()
  return { sent, notified }
}

test('without a login «Salva la ricerca» leads to the page for mails or login', () => {
  render(<SaveSearchButton query={query} total={38} csrf={null} />)
  expect(screen.getByRole('link', { name: 'Salva la ricerca' }).getAttribute('href')).toBe(`/avvisami?dopo=${encodeURIComponent(address)}`)
})

test('the dialog to save a search proposes a name and four mail frequencies, daily by default', async () => {
  const dialog = await openDialog()
  expect(screen.getByLabelText<HTMLInputElement>('Nome').value).toBe('Auto usate · GPL')
  expect(dialog.textContent).toContain('Auto usate · GPL. Oggi: 38 annunci.')
  const ways = [...dialog.querySelectorAll<HTMLInputElement>('[name=frequency]')].map(({ value, checked }) => [value, checked])
  expect(ways).toEqual([
    ['at_once', false],
    ['daily', true],
    ['weekly', false],
    ['never', false],
  ])
})

test('a search is saved with the chosen name and frequency, the dialog closes and the button confirms', async () => {
  await openDialog()
  fireEvent.change(screen.getByLabelText('Nome'), { target: { value: 'La mia' } })
  fireEvent.click(screen.getByRole('radio', { name: /^Ogni settimana/ }))
  const { sent, notified } = await send(Response.json({ id: 7, name: 'La mia', isNew: true, notice: 'Ricerca salvata' }), () =>
    expect(screen.queryByRole('dialog')).toBeNull(),
  )
  expect(sent).toEqual([['/api/v1/saved-search', { name: 'La mia', frequency: 'weekly', address }]])
  expect(notified).toEqual(['Ricerca salvata: «La mia»: la trovi tra le tue ricerche salvate.'])
  expect(screen.getByRole('button').textContent).toBe('Ricerca salvata')
})

test('a search saved earlier is named in the dialog, with the link to change its frequency', async () => {
  await openDialog()
  const text = 'Questa ricerca c’è già: «Altra», ti scriviamo ogni giorno.'
  await send(Response.json({ id: 7, name: 'Altra', isNew: false, notice: text }), () =>
    expect(screen.getByRole('dialog').textContent).toContain(text),
  )
  expect(screen.getByRole('link', { name: 'Cambia la frequenza' }).getAttribute('href')).toBe('/area-privata/ricerche-salvate')
})

test('a search that fails to be saved leaves the dialog open with the reason', async () => {
  const dialog = await openDialog()
  await send(Response.json({ code: 'conflict', message: 'Hai 50 ricerche salvate, il massimo.' }, { status: 409 }), () =>
    expect(dialog.textContent).toContain('Hai 50 ricerche salvate, il massimo.'),
  )
  expect(dialog.isConnected).toBe(true)
})

test('without JavaScript «Salva la ricerca» is a form to a page that gets the address', () => {
  render(<SaveSearchButton query={query} total={38} csrf="gettone" />)
  const form = screen.getByRole('button').closest('form')
  expect([form?.method, form?.getAttribute('action')]).toEqual(['get', '/area-privata/salva-ricerca'])
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({ indirizzo: address })
})
