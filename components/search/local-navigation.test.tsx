// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react'
import Router from 'next/router'
import { afterEach, expect, test, vi } from 'vitest'
import { announceLocalNavigation, useFormKey } from './local-navigation'

vi.mock('next/router', async (load) => ({ ...(await load<object>()), useRouter: () => Router }))
afterEach(cleanup)

const start = (address: string) => Router.events.emit('routeChangeStart', address)
const end = (address: string) => Router.events.emit('routeChangeComplete', address)
const cancel = (address: string) => Router.events.emit('routeChangeError', { cancelled: true }, address)

function formKeys() {
  const { result, rerender } = renderHook(useFormKey, { initialProps: '/usate' })
  const show = (address: string) => {
    rerender(address)
    end(address)
    return result.current
  }
  return { first: result.current, show }
}

test('the filter form stays when the list it requested arrives, also after a redirect', () => {
  const { first, show } = formKeys()
  announceLocalNavigation('/usate?carburante=diesel')
  start('/usate?carburante=diesel')
  expect(show('/usate?carburante=diesel')).toBe(first)
  announceLocalNavigation('/usate?marca=fiat&carburante=diesel')
  start('/usate?marca=fiat&carburante=diesel')
  start('/usate/fiat?carburante=diesel')
  expect(show('/usate/fiat?carburante=diesel')).toBe(first)
})

test('a chip, a link, back and forward remount the filter form, also at an earlier address', () => {
  const { first, show } = formKeys()
  announceLocalNavigation('/usate?carburante=diesel')
  start('/usate?carburante=diesel')
  show('/usate?carburante=diesel')
  start('/usate')
  expect(show('/usate')).not.toBe(first)
})

test('a choice that another navigation cancels is forgotten, and a later choice counts', () => {
  const { first, show } = formKeys()
  announceLocalNavigation('/usate?carburante=diesel')
  start('/usate?carburante=diesel')
  announceLocalNavigation('/usate?carburante=diesel&cambio=manuale')
  cancel('/usate?carburante=diesel')
  start('/usate?carburante=diesel&cambio=manuale')
  expect(show('/usate?carburante=diesel&cambio=manuale')).toBe(first)
  announceLocalNavigation('/usate?foto=si')
  start('/usate?foto=si')
  cancel('/usate?foto=si')
  start('/usate?prezzo_a=9000')
  expect(show('/usate?prezzo_a=9000')).not.toBe(first)
})

test('a choice made while the list of the previous one is rendered counts', () => {
  const { first, show } = formKeys()
  announceLocalNavigation('/usate?carburante=diesel')
  start('/usate?carburante=diesel')
  announceLocalNavigation('/usate?carburante=diesel&cambio=manuale')
  start('/usate?carburante=diesel&cambio=manuale')
  expect([show('/usate?carburante=diesel'), show('/usate?carburante=diesel&cambio=manuale')]).toEqual([first, first])
  announceLocalNavigation('/usate?foto=si')
  start('/usate?foto=si')
  start('/usate')
  expect(show('/usate?foto=si')).toBe(first)
  expect(show('/usate')).not.toBe(first)
})

test('two choices in quick succession both count, whichever navigation begins or is redirected first', () => {
  const { first, show } = formKeys()
  announceLocalNavigation('/usate?carburante=diesel')
  announceLocalNavigation('/usate?carburante=diesel&cambio=manuale')
  start('/usate?carburante=diesel')
  start('/usate?carburante=diesel&cambio=manuale')
  cancel('/usate?carburante=diesel')
  expect(show('/usate?carburante=diesel&cambio=manuale')).toBe(first)
  announceLocalNavigation('/usate?foto=si')
  start('/usate?foto=si')
  announceLocalNavigation('/usate?foto=si&cambio=manuale')
  start('/usate?foto=si&cambio=manuale')
  start('/usate?cambio=manuale&foto=si')
  expect([show('/usate?foto=si'), show('/usate?cambio=manuale&foto=si')]).toEqual([first, first])
  start('/usate?carburante=diesel')
  expect(show('/usate?carburante=diesel')).not.toBe(first)
})
