// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { notifyConsentChange, registerConsentManager } from '@/lib/accounts/consent/vendor-consent'
import { onSiteEvent } from '@/lib/kernel/browser/site-events'
import { trackedEventCount } from '@/lib/tracking/events/analytics-events'
import { reportedEvents } from '@/lib/tracking/test-events'
import { SocialLogin } from './SocialLogin'

afterEach(cleanup)

function renderLogin(isAllowed: boolean) {
  registerConsentManager((vendor) => vendor === 'facebook' && isAllowed)
  const onLeave = vi.fn()
  render(<SocialLogin after="/annunci" onLeave={onLeave} />)
  return { onLeave, button: screen.getByRole('link', { name: 'Facebook' }) }
}
const press = (button: HTMLElement, keys = {}) => act(async () => void fireEvent.click(button, keys))

test('the Facebook button leads to the provider once, and is restored by the back button', async () => {
  const { onLeave, button } = renderLogin(true)
  expect(button.getAttribute('href'), 'without JavaScript it is a plain link').toBe('/login/facebook?dopo=%2Fannunci')
  await press(button)
  expect(screen.getByRole('link', { name: 'Login in corso' })).toBe(button)
  expect(onLeave).toHaveBeenCalledExactlyOnceWith('/login/facebook?dopo=%2Fannunci')
  expect(reportedEvents().at(-1)).toEqual({ name: 'loginSent', way: 'facebook' })
  await press(button)
  expect(onLeave, 'pressed twice').toHaveBeenCalledTimes(1)
  fireEvent(window, new Event('pageshow'))
  expect(screen.getByRole('link', { name: 'Facebook' })).toBe(button)
})

test.each([{}, { ctrlKey: true }, { metaKey: true }, { shiftKey: true }])(
  'without consent to Facebook its button shows a notice and leads nowhere: %s',
  async (keys) => {
    const { onLeave, button } = renderLogin(false)
    const known = trackedEventCount()
    await press(button, keys)
    expect(onLeave).not.toHaveBeenCalled()
    expect(reportedEvents(known)).toEqual([])
    expect(screen.getByRole('alert').textContent).toContain('A Facebook non abbiamo inviato nulla.')
    expect(screen.getByRole('link', { name: 'Facebook' })).toBe(button)
  },
)

test('the Facebook notice opens the privacy settings, and a consent continues the login', async () => {
  const { onLeave, button } = renderLogin(false)
  await press(button)
  const opened = vi.fn()
  const stop = onSiteEvent('privacy-settings-open', opened)
  fireEvent.click(screen.getByRole('button', { name: 'Apri le impostazioni privacy' }))
  stop()
  expect(opened).toHaveBeenCalledTimes(1)
  act(() => notifyConsentChange())
  expect(onLeave, 'another purpose was allowed').not.toHaveBeenCalled()
  registerConsentManager(() => true)
  act(() => notifyConsentChange())
  expect(onLeave).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a login without consent to Facebook that the server refused shows the notice on every visit', () => {
  registerConsentManager(() => false)
  render(<SocialLogin after="/" refusedForm="/login/facebook" />)
  fireEvent(window, new Event('pageshow'))
  expect(screen.getByRole('alert').textContent).toContain('A Facebook non abbiamo inviato nulla.')
})

test('the social login says that logging in accepts terms and privacy policy', () => {
  render(<SocialLogin after="/" />)
  expect(screen.getByText(/^Accedendo accetti/).textContent).toBe('Accedendo accetti le Condizioni d’uso e l’Informativa privacy.')
})
