// @vitest-environment jsdom
import { act, cleanup, render, renderHook, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CompareBar } from './CompareBar'
import { CompareTick } from './CompareTick'
import { rememberList, untickAll, useTicks } from './compare-ticks'
import { ReturnToList } from './ReturnToList'

const pushed = vi.hoisted((): string[] => [])
vi.mock('next/router', () => {
  const router = { push: async (href: string) => void pushed.push(href), prefetch: async () => {}, events: { on() {}, off() {} } }
  return { default: router, useRouter: () => router }
})

beforeEach(() =>
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  ),
)
afterEach(() => {
  act(untickAll)
  window.sessionStorage.clear()
  cleanup()
  vi.unstubAllGlobals()
})

const illustration = { category: 'auto', body: null, doors: null, classicYear: null, colour: null, id: 1 } as const
const ad = (id: number) =>
  ({
    id,
    category: 'auto',
    title: 'Fiat Panda',
    version: `n. ${id}`,
    priceCents: id * 100_000,
    rentalFeeCents: null,
    illustration,
    photo: null,
  }) as const
const box = (id: number) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Confronta Fiat Panda n. ${id}` })

function renderList() {
  render(
    <main tabIndex={-1}>
      {[1, 2, 3, 4, 5].map((id) => (
        <CompareTick key={id} ad={ad(id)} />
      ))}
      <CompareBar />
    </main>,
  )
}

test('the comparison begins with a second tick, and its address names the ads in their order', async () => {
  renderList()
  await userEvent.click(box(2))
  expect(screen.getByRole('button', { name: 'Confronta' })).toHaveProperty('disabled', true)
  await userEvent.click(box(1))
  await userEvent.click(screen.getByRole('button', { name: 'Confronta 2' }))
  expect(pushed).toEqual(['/confronta?annuncio=2+1'])
})

test('a fifth tick is not set and the bar says why, with the focus still on it; taking one out makes room', async () => {
  renderList()
  for (const id of [1, 2, 3, 4, 5]) await userEvent.click(box(id))
  expect([1, 2, 3, 4, 5].map((id) => box(id).checked)).toEqual([true, true, true, true, false])
  expect(screen.getByRole('alert').textContent).toContain('Ne confronti già 4. Togline una per far posto a questa.')
  expect(document.activeElement).toBe(box(5))
  await userEvent.click(screen.getByRole('button', { name: 'Togli dal confronto: Fiat Panda n. 1' }))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Togli dal confronto: Fiat Panda n. 2' }))
  await userEvent.click(box(5))
  expect(box(5).checked).toBe(true)
})

test('ticks go with the tab: another page finds them, and an unreadable storage is no error', async () => {
  renderList()
  await userEvent.click(box(3))
  cleanup()
  expect(renderHook(useTicks).result.current.ads.map(({ id, price }) => [id, price.replace(/\s/g, ' ')])).toEqual([[3, '3.000 €']])
  cleanup()
  for (const text of ['', '[', '{"ads":[{"id":"3"},null],"list":{"href":"//esempio.it"}}']) {
    window.sessionStorage.setItem('comparedAds', text)
    expect(renderHook(useTicks).result.current).toMatchObject({ ads: [], list: null })
  }
})

test('the comparison leads back to the list that it began at', () => {
  render(<ReturnToList />)
  expect(screen.queryByRole('link')).toBeNull()
  act(() => rememberList({ href: '/usate/fiat/panda', label: 'Torna alle 38 Fiat Panda', top: 900 }))
  expect(screen.getByRole('link', { name: 'Torna alle 38 Fiat Panda' }).getAttribute('href')).toBe('/usate/fiat/panda')
})
