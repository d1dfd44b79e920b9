// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { PriceDropSwitch } from './PriceDropSwitch'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const control = () => screen.getByRole<HTMLButtonElement>('switch', { name: 'Scrivimi quando un prezzo scende' })
const isOn = () => control().getAttribute('aria-checked')

async function press(answer: () => Promise<Response>) {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', (url: string, { body }: RequestInit) => {
    sent.push([url, body])
    return answer()
  })
  await act(async () => void fireEvent.click(control()))
  return sent
}

test('the switch of price-drop mails changes once the server confirms', async () => {
  render(<PriceDropSwitch isOn={false} csrf="gettone" />)
  expect(isOn()).toBe('false')
  expect(document.getElementById(control().getAttribute('aria-describedby') ?? '')?.textContent).toContain('con un link per smettere')
  expect(await press(async () => Response.json({}))).toEqual([['/api/v1/pages/private/watchlist/price-drop-mails', '{"wanted":true}']])
  expect(isOn()).toBe('true')
  expect(await press(async () => Response.json({}))).toEqual([['/api/v1/pages/private/watchlist/price-drop-mails', '{"wanted":false}']])
  expect(isOn()).toBe('false')
})

test('a failed change leaves the switch of price-drop mails as it was, with an error', async () => {
  render(<PriceDropSwitch isOn={false} csrf="gettone" />)
  await press(async () => Response.json({}, { status: 503 }))
  expect(isOn()).toBe('false')
  expect(screen.getByRole('alert').textContent).toContain('Ops qualcosa è andato storto')
})

test('without JavaScript the switch of price-drop mails is a form that requests the other state', () => {
  for (const [state, other] of [
    [false, 'true'],
    [true, 'false'],
  ] as const) {
    render(<PriceDropSwitch isOn={state} csrf="gettone" />)
    const { form } = control()
    expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/api/v1/pages/private/watchlist/price-drop-mails'])
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({ _csrf: 'gettone', wanted: other })
    cleanup()
  }
})
