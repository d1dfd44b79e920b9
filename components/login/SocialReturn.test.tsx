// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { marketingConsentsFlag } from '@/lib/accounts/social-login/provider'
import { trackedEventCount } from '@/lib/tracking/events/analytics-events'
import { reportedEvents } from '@/lib/tracking/test-events'
import { SocialReturn } from './SocialReturn'

type Sent = { url: string; body: unknown; csrf: string | null }
let sent: Sent[] = []

/** Our server: gives a csrf token, and answers the login with this. */
function serverAnswers(status: number, body: unknown): void {
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push({ url, body: init.body, csrf: new Headers(init.headers).get('X-CSRF-Token') })
    return url.endsWith('/csrf') ? Response.json({ csrf: 'gettone' }) : Response.json(body, { status })
  })
}

const comeBackWith = (behind: string) => {
  const address = `/identityprovider/facebook${behind}`
  window.history.replaceState({ url: address, as: address, options: {}, __N: true }, '', address)
}

beforeEach(() => {
  sent = []
  window.localStorage.clear()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('the token of the provider is sent once, and the visitor goes on to the next page', async () => {
  comeBackWith('#access_token=EAAsegreto&expires_in=5000&state=a%2Bb')
  serverAnswers(200, { next: '/area-privata/preferiti', marketingConsentsNeeded: false })
  const onDone = vi.fn()
  render(
    <StrictMode>
      <SocialReturn provider="facebook" onDone={onDone} />
    </StrictMode>,
  )
  expect(screen.getByRole('status').textContent).toContain('Login in corso')
  await waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith('/area-privata/preferiti'))
  expect(sent.map(({ url }) => url)).toEqual(['/api/v1/csrf', '/login/facebook'])
  expect(sent[1]).toMatchObject({ csrf: 'gettone', body: JSON.stringify({ access_token: 'EAAsegreto', state: 'a+b' }) })
})

test('no part of the token stays in address bar, history, storage, cookies or page', async () => {
  comeBackWith('#access_token=EAAsegreto&state=statosegreto')
  serverAnswers(200, { next: '/', marketingConsentsNeeded: true })
  const onDone = vi.fn()
  render(<SocialReturn provider="facebook" onDone={onDone} />)
  expect(window.location.href).toMatch(/\/identityprovider\/facebook$/)
  await waitFor(() => expect(onDone).toHaveBeenCalled())
  const traces = JSON.stringify([
    window.location.href,
    window.history.state,
    Object.entries(window.localStorage),
    Object.entries(window.sessionStorage),
    document.cookie,
    document.body.innerHTML,
  ])
  expect(traces).not.toContain('segreto')
  expect(window.history.state).toMatchObject({ __N: true })
})

test.each([true, false])('a first social registration is reported and sets the flag for marketing consents: %s', async (needed) => {
  const known = trackedEventCount()
  comeBackWith('#access_token=t&state=s')
  serverAnswers(200, { next: '/', marketingConsentsNeeded: needed })
  const onDone = vi.fn()
  render(<SocialReturn provider="facebook" onDone={onDone} />)
  await waitFor(() => expect(onDone).toHaveBeenCalled())
  expect(window.localStorage.getItem(marketingConsentsFlag)).toBe(needed ? 'true' : null)
  expect(reportedEvents(known)).toEqual([
    { name: 'loginSucceeded', way: 'facebook' },
    ...(needed ? [{ name: 'registrationSucceeded' }] : []),
  ])
})

test('the social login of a dealer is reported as a dealer login only', async () => {
  const known = trackedEventCount()
  comeBackWith('#access_token=t&state=s')
  serverAnswers(200, { next: '/', marketingConsentsNeeded: false, isDealer: true, savedAd: null })
  const onDone = vi.fn()
  render(<SocialReturn provider="facebook" onDone={onDone} />)
  await waitFor(() => expect(onDone).toHaveBeenCalled())
  expect(reportedEvents(known)).toEqual([{ name: 'dealerLoginSucceeded' }])
})

test.each([
  {
    behind: '?error=access_denied&error_reason=user_denied&state=s#_=_',
    text: 'Hai annullato l’accesso con Facebook.',
    why: 'refused in the dialog',
  },
  { behind: '', text: 'Questa pagina si apre solo tornando da Facebook.', why: 'opened by hand' },
])('a return without a token sends no request: $why', ({ behind, text }) => {
  comeBackWith(behind)
  serverAnswers(200, {})
  render(<SocialReturn provider="facebook" onDone={() => {}} />)
  expect(screen.getByRole('alert').textContent).toContain(text)
  expect(screen.getByRole('link', { name: 'Torna alla pagina di accesso' }).getAttribute('href')).toBe('/accedi')
  expect(window.location.search + window.location.hash).toBe('')
  expect(sent).toEqual([])
})

test.each([
  {
    status: 409,
    answer: { code: 'conflict', message: 'Con il tuo indirizzo c’è già un account.' },
    text: 'Con il tuo indirizzo c’è già un account',
    why: 'what the server explains is shown',
  },
  { status: 503, answer: null, text: 'Ops qualcosa è andato storto', why: 'and something, when it explains nothing' },
  {
    status: 200,
    answer: { next: 'https://cattivo.test/' },
    text: 'Ops qualcosa è andato storto',
    why: 'an answer never leads off the site',
  },
  { status: 200, answer: { next: 7 }, text: 'Ops qualcosa è andato storto', why: 'an answer that makes no sense leads nowhere' },
])('a failed social login stays on the page: $why', async ({ status, answer, text }) => {
  comeBackWith('#access_token=t&state=s')
  serverAnswers(status, answer)
  const onDone = vi.fn()
  render(<SocialReturn provider="facebook" onDone={onDone} />)
  expect((await screen.findByRole('alert')).textContent).toContain(text)
  expect(onDone).not.toHaveBeenCalled()
})
