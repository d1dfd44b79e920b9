// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { reportedEvents } from '@/lib/tracking/test-events'
import { anonymous, CurrentUserContext } from './current-user'
import { Header } from './Header'

const route = vi.hoisted(() => ({ current: { pathname: '/', asPath: '/', query: {} } }))
vi.mock('next/router', () => ({ useRouter: () => route.current, default: { push: async () => true, prefetch: async () => {} } }))

afterEach(() => {
  cleanup()
  route.current = { pathname: '/', asPath: '/', query: {} }
})

const francesca = { isLogged: true, displayName: 'Francesca Colombo di Castelnuovo Berardenga', csrf: 'gettone' }

function renderHeader(visitor = anonymous, withAccount = true) {
  render(
    <CurrentUserContext value={visitor}>
      <Header withAccount={withAccount} />
    </CurrentUserContext>,
  )
}

test('anonymous visitors can log in and come back to the current page', () => {
  route.current = { pathname: '/usate/[[...veicolo]]', asPath: '/usate/fiat?prezzo_a=9000', query: {} }
  renderHeader()
  for (const name of ['Accedi', 'ACCEDI'])
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/accedi?dopo=%2Fusate%2Ffiat%3Fprezzo_a%3D9000')
  expect(screen.queryByText('Esci')).toBeNull()
})

test('logged-in visitors see their name, cut to 10 characters on a desktop and to 35 on a phone', () => {
  renderHeader(francesca)
  expect(screen.getByText('Francesca').closest('summary')).not.toBeNull()
  expect(screen.getByText('Francesca Colombo di Castelnuovo Be').closest('summary')).not.toBeNull()
  expect(screen.queryByRole('link', { name: /accedi/i })).toBeNull()
})

test.each([
  { pathname: '/area-privata/preferiti', marked: ['Preferiti'] },
  { pathname: '/area-privata/il-mio-profilo', marked: ['Il mio profilo'] },
  { pathname: '/annunci', marked: [] },
])('on $pathname the account menu marks $marked', ({ pathname, marked }) => {
  route.current = { pathname, asPath: pathname, query: {} }
  renderHeader(francesca)
  const menu = screen.getByText('Francesca').closest('details')
  if (!menu) throw new Error('the account is a menu')
  const links = within(menu).getAllByRole('link', { hidden: true })
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Novità', '/area-privata/novita'],
    ['I tuoi annunci', '/area-privata/annunci'],
    ['Messaggi', '/area-privata/messaggi'],
    ['Preferiti', '/area-privata/preferiti'],
    ['Ricerche salvate', '/area-privata/ricerche-salvate'],
    ['Il mio profilo', '/area-privata/il-mio-profilo'],
  ])
  expect(links.filter((link) => link.hasAttribute('aria-current')).map((link) => link.textContent)).toEqual(marked)
})

test('what waits to be read is said in the menu and in the names of both buttons that open it', () => {
  renderHeader({ ...francesca, news: 3, unread: 2 })
  const links = screen.getAllByRole('link', { hidden: true }).map((link) => link.textContent)
  expect(links).toEqual(expect.arrayContaining(['Novità, 3 nuove', 'Messaggi, 2 da leggere']))
  expect(screen.getByText('Francesca').closest('summary')?.textContent).toBe('Francesca, 3 novità')
  expect(screen.getByLabelText('Menu, 3 novità')).toBeDefined()
})

test('Esci posts a form with the token to /logout', () => {
  renderHeader(francesca)
  for (const button of screen.getAllByRole<HTMLButtonElement>('button', { name: 'Esci', hidden: true })) {
    const form = button.form
    expect([form?.method, form?.getAttribute('action'), form && new FormData(form).get('_csrf')]).toEqual(['post', '/logout', 'gettone'])
  }
})

test.each([
  { visitor: anonymous, href: '/accedi?preferiti' },
  { visitor: francesca, href: '/area-privata/preferiti' },
])('the error page has neither login nor account, and Preferiti still leads to $href', ({ visitor, href }) => {
  renderHeader(visitor, false)
  expect(screen.queryByText(/accedi|esci|il mio profilo|francesca/i)).toBeNull()
  expect(screen.getByLabelText('Preferiti').getAttribute('href')).toBe(href)
})

test('opening and closing a menu is reported', async () => {
  renderHeader()
  const search = screen.getByText('Cerca')
  await userEvent.click(search)
  await waitFor(() => expect(reportedEvents().at(-1)).toEqual({ name: 'menuOpened', menu: 'search' }))
  await userEvent.click(search)
  await waitFor(() => expect(reportedEvents().at(-1)).toEqual({ name: 'menuClosed', menu: 'search' }))
})

test.each([
  { visitor: anonymous, href: '/accedi?preferiti', event: 'favouritesLoginAsked' },
  { visitor: francesca, href: '/area-privata/preferiti', event: 'favouritesOpened' },
])('Preferiti leads to $href and reports $event', async ({ visitor, href, event }) => {
  renderHeader(visitor)
  const button = screen.getByLabelText('Preferiti')
  expect(button.getAttribute('href')).toBe(href)
  button.addEventListener('click', (click) => click.preventDefault())
  await userEvent.click(button)
  expect(reportedEvents().at(-1)).toEqual({ name: event })
})
