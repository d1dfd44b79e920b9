// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { trackedEventCount } from '@/lib/tracking/events/analytics-events'
import { reportedEvents } from '@/lib/tracking/test-events'
import { LoginPanel } from './LoginPanel'

beforeEach(() => void vi.useFakeTimers()) // the page is left 200 ms after a login, and here it shall stay
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const renderPanel = () => render(<LoginPanel name="prova" csrf="gettone" outcome={null} after="/annunci" />)

async function logInWith(answer: Response) {
  const sent: { url: string; body: unknown }[] = []
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    sent.push({ url, body: body instanceof FormData ? Object.fromEntries(body) : body })
    return answer
  })
  renderPanel()
  fireEvent.change(screen.getByLabelText('E-mail'), { target: { value: 'anna@esempio.it' } })
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'Segreta-1' } })
  fireEvent.click(screen.getByRole('button', { name: 'Accedi' }))
  await act(() => vi.advanceTimersByTimeAsync(0))
  return sent
}

test('the login has e-mail, a hidden password, «Accedi», both links and the social login', () => {
  renderPanel()
  expect(screen.getByLabelText<HTMLInputElement>('E-mail').type).toBe('email')
  const password = screen.getByLabelText<HTMLInputElement>('Password')
  expect(password.type).toBe('password')
  fireEvent.click(screen.getByRole('button', { name: 'Mostra password' }))
  expect(password.type).toBe('text')
  fireEvent.click(screen.getByRole('button', { name: 'Nascondi password' }))
  expect(password.type).toBe('password')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Accedi' }).type).toBe('submit')
  expect(screen.getByRole('link', { name: 'Hai dimenticato la password?' }).getAttribute('href')).toBe('/password-dimenticata')
  const registration = screen.getByRole('link', { name: 'Registrati' })
  expect(registration.getAttribute('href')).toBe('/registrati?dopo=%2Fannunci')
  expect(registration.parentElement?.textContent).toBe('Non hai un account? Registrati')
  expect(screen.getByText('Oppure accedi con')).toBeDefined()
})

test('the login sends e-mail as username, password and token as form data', async () => {
  const sent = await logInWith(new Response(null, { status: 204 }))
  expect(sent).toEqual([{ url: '/login?dopo=%2Fannunci', body: { username: 'anna@esempio.it', password: 'Segreta-1', _csrf: 'gettone' } }])
})

test.each([
  { body: '{"next":"/altrove","isDealer":true,"savedAd":7}', headers: {}, counted: [{ name: 'loginSucceeded', way: 'password' }] },
  { body: '<html>not JSON', headers: {}, counted: [{ name: 'loginSucceeded', way: 'password' }] },
  { body: '', headers: { 'X-Dealer-Login': 'true' }, counted: [{ name: 'dealerLoginSucceeded' }] },
  {
    body: '',
    headers: { 'X-Saved-Ad': '7' },
    counted: [
      { name: 'loginSucceeded', way: 'password' },
      { name: 'favouriteAdded', ad: 7 },
    ],
  },
])('a successful login ignores the body «$body» and reads the headers $headers', async (given) => {
  const known = trackedEventCount()
  await logInWith(new Response(given.body, { headers: given.headers }))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(reportedEvents(known)).toEqual([{ name: 'loginSent', way: 'password' }, ...given.counted])
})

test.each([400, 401, 429, 500])('a login answered with %i has failed', async (status) => {
  const known = trackedEventCount()
  await logInWith(new Response('<html>', { status }))
  expect(screen.getByRole('alert').textContent).toBe('E-mail o password errate')
  expect(reportedEvents(known).at(-1)).toEqual({ name: 'loginFailed', way: 'password' })
})
