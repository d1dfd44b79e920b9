// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { notifyConsentChange, registerConsentManager } from '@/lib/accounts/consent/vendor-consent'
import { onSiteEvent } from '@/lib/kernel/browser/site-events'
import { trackedEventCount } from '@/lib/tracking/analytics-events'
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

test('pressed, the Facebook button says «Login in corso» and leads to the provider; coming back with the back button, it is as before', async () => {
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
  'whoever has not allowed Facebook is told so and goes nowhere: %s',
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

test('the privacy settings can be opened from there, and once Facebook is allowed the login goes on', async () => {
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

test('whoever the server sent back reads why, and coming to the page does not take it away', () => {
  registerConsentManager(() => false)
  render(<SocialLogin after="/" refusedForm="/login/facebook" />)
  fireEvent(window, new Event('pageshow'))
  expect(screen.getByRole('alert').textContent).toContain('A Facebook non abbiamo inviato nulla.')
})

test('beside it stands that whoever logs in accepts terms and privacy rules', () => {
  render(<SocialLogin after="/" />)
  expect(screen.getByText(/^Accedendo accetti/).textContent).toBe('Accedendo accetti le Condizioni d’uso e l’Informativa privacy.')
})
