// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { maxDeviceAds } from '@/lib/accounts/consent/storage-limits'
import { findDeviceAds, saveOnDevice } from '@/lib/accounts/watchlist/device-watchlist'
import { onSiteEvent } from '@/lib/kernel/browser/site-events'
import { reportedEvents } from '@/lib/tracking/test-events'
import { LoginHeart } from './LoginHeart'

const heart = () => screen.getByRole('button', { name: 'Salva nei preferiti: Fiat Panda Easy' })
const said: string[] = []
const stops: (() => void)[] = []

beforeEach(() => {
  window.localStorage.clear()
  said.length = 0
  stops.push(
    onSiteEvent('notify', ({ name, action }) => said.push(`${name} [${action?.label}]`)),
    onSiteEvent('login-open', ({ adToSave }) => said.push(`login for ${adToSave?.name}`)),
    onSiteEvent('watchlist-notification', ({ adId }) => said.push(`dot for ${adId}`)),
  )
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  cleanup()
  vi.restoreAllMocks()
})

function renderHeart(id = 7) {
  render(<LoginHeart ad={{ id, title: 'Fiat Panda', version: 'Easy' }} look="card" />)
}

test('the heart of a stranger saves the ad here and takes it off again, and says so the first time only', async () => {
  renderHeart()
  for (const pressed of ['true', 'false', 'true']) {
    await userEvent.click(heart())
    expect(heart().getAttribute('aria-pressed')).toBe(pressed)
  }
  expect(findDeviceAds()).toEqual([7])
  expect(said).toEqual(['dot for 7', 'Salvata su questo computer [Accedi]', 'dot for 7'])
  expect(reportedEvents().map(({ name }) => name)).toEqual(['adSavedOnDevice', 'adSavedOnDevice'])
})

test('where nothing can be stored the heart of a stranger opens the login, which saves the ad', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  renderHeart()
  await userEvent.click(heart())
  expect(heart().getAttribute('aria-pressed')).toBe('false')
  expect(said).toEqual(['login for Fiat Panda Easy'])
})

test('a browser with as many saved ads as it may have says so and offers the login', async () => {
  for (let id = 1; id <= maxDeviceAds; id++) saveOnDevice(id)
  renderHeart(999)
  await userEvent.click(heart())
  expect(said).toEqual([`Su questo computer ce ne stanno ${maxDeviceAds} [Accedi]`])
  expect(findDeviceAds()).not.toContain(999)
})

test('without JavaScript the heart of a stranger leads to the login, which saves the ad', () => {
  renderHeart()
  const form = heart().closest('form')
  expect([form?.method, form?.getAttribute('action')]).toEqual(['get', '/accedi'])
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({ preferiti: '', annuncio: '7' })
})
