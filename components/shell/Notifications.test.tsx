// @vitest-environment jsdom
import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type NotificationContent, notify } from '@/lib/kernel/browser/site-events'
import { Notifications } from './Notifications'

let host: HTMLElement
beforeEach(() => {
  document.body.innerHTML = '<div id="errors"></div><button>Altrove</button>'
  host = document.getElementById('errors') ?? document.body
  render(<Notifications />)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  document.body.replaceChildren()
})

const say = (notice: Partial<NotificationContent> = {}) =>
  act(() => notify({ name: 'Fatto', description: 'Tutto salvato', variant: 'success', ...notice }))
const titles = () => [...host.querySelectorAll('strong')].map((title) => title.textContent)

test.each([
  { variant: 'standard', role: 'status' },
  { variant: 'success', role: 'status' },
  { variant: 'error', role: 'alert' },
] as const)('a notification ($variant) mounts into «errors» with title and text; readers hear it as $role', ({ variant, role }) => {
  say({ variant })
  const box = within(host).getByRole(role)
  expect(box.dataset['variant']).toBe(variant)
  expect(box.textContent).toBe('FattoTutto salvato')
  expect(box.querySelector('svg'), 'the sign of the variant').not.toBeNull()
})

test('the icon of a notification is a picture or an element, hidden from screen readers', () => {
  say({ icon: '/logo/ingrana.svg' })
  expect(host.querySelector('img')?.getAttribute('alt')).toBe('')
  expect(host.querySelector('img')?.getAttribute('src')).toBe('/logo/ingrana.svg')
  say({ name: 'Altro', icon: <svg data-mine="" aria-hidden="true" /> })
  expect(host.querySelector('svg[data-mine]')).not.toBeNull()
})

test('closing a notification calls its close handler and restores the focus', async () => {
  const onClose = vi.fn()
  say({ onClose })
  screen.getByText('Altrove').focus()
  await userEvent.tab({ shift: true })
  expect(document.activeElement).toBe(within(host).getByRole('button', { name: 'Chiudi' }))
  await userEvent.keyboard('{Enter}')
  expect(onClose).toHaveBeenCalledOnce()
  expect(titles()).toEqual([])
  expect(document.activeElement).toBe(screen.getByText('Altrove'))
})

test('the action of a notification closes it', async () => {
  const onClick = vi.fn()
  say({ action: { label: 'Annulla', onClick } })
  await userEvent.click(within(host).getByRole('button', { name: 'Annulla' }))
  expect(onClick).toHaveBeenCalledOnce()
  expect(titles()).toEqual([])
})

test('equal notifications are shown once, at most three at a time; older ones come back', async () => {
  for (const name of ['Uno', 'Due', 'Tre', 'Quattro', 'Tre']) say({ name })
  expect(titles()).toEqual(['Due', 'Quattro', 'Tre'])
  await userEvent.click(within(host).getAllByRole('button', { name: 'Chiudi' })[0] ?? host)
  expect(titles()).toEqual(['Uno', 'Quattro', 'Tre'])
})

test('equal texts about two ads have an Annulla each, and one about the same ad replaces the former', async () => {
  const undone = vi.fn<(ad: number) => void>()
  const remove = (ad: number) => say({ key: `rimosso ${ad}`, action: { label: 'Annulla', onClick: () => undone(ad) } })
  for (const ad of [1, 2, 1]) remove(ad)
  const [first, second, ...others] = within(host).getAllByRole('button', { name: 'Annulla' })
  expect(others).toEqual([])
  await userEvent.click(first ?? host)
  await userEvent.click(second ?? host)
  expect(undone.mock.calls).toEqual([[2], [1]])
})

describe('time', () => {
  beforeEach(() => void vi.useFakeTimers())
  const pass = (ms: number) => {
    act(() => void vi.advanceTimersByTime(ms))
  }
  const point = (event: 'pointerenter' | 'pointerleave') => {
    act(() => void host.firstElementChild?.dispatchEvent(new Event(event)))
  }

  test('a notification stays for 20 seconds, an error until it is closed', () => {
    const onClose = vi.fn()
    say({ onClose })
    say({ name: 'Errore', variant: 'error' })
    pass(19_999)
    expect(titles()).toEqual(['Fatto', 'Errore'])
    pass(1)
    expect(titles()).toEqual(['Errore'])
    expect(onClose).toHaveBeenCalledOnce()
    pass(3_600_000)
    expect(titles()).toEqual(['Errore'])
  })

  test('a notification stays while the pointer or the focus is on it', () => {
    say()
    point('pointerenter')
    pass(60_000)
    act(() => within(host).getByRole('button', { name: 'Chiudi' }).focus())
    point('pointerleave')
    pass(60_000)
    expect(titles()).toEqual(['Fatto'])
    act(() => screen.getByText('Altrove').focus())
    pass(19_999)
    expect(titles()).toEqual(['Fatto'])
    pass(1)
    expect(titles()).toEqual([])
  })
})
