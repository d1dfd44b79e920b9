// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { maxDeviceAds } from '@/lib/accounts/consent/storage-limits'
import { findDeviceAds, onDeviceAdsChange, removeFromDevice, saveOnDevice } from './device-watchlist'

beforeEach(() => window.localStorage.clear())

test('a browser lists the ads saved in it, newest first and each once; only the first ever is called so', () => {
  expect([7, 12, 7].map((ad) => saveOnDevice(ad))).toEqual(['savedFirst', 'saved', 'saved'])
  expect(findDeviceAds()).toEqual([7, 12])
  removeFromDevice([7, 12])
  expect(findDeviceAds()).toEqual([])
  expect(saveOnDevice(9)).toBe('saved')
})

test(`a browser saves ${maxDeviceAds} ads and refuses one more, without losing another`, () => {
  for (let ad = 1; ad <= maxDeviceAds; ad++) saveOnDevice(ad)
  expect(saveOnDevice(maxDeviceAds + 1)).toBe('full')
  expect(findDeviceAds()).toHaveLength(maxDeviceAds)
  expect(saveOnDevice(1)).toBe('saved')
})

test.each(['', '<script>', '{"a":1}', '0 -1 1e9 7.5', '12 x 12 99999999999999999999'])('«%s» in the storage is no error', (text) => {
  window.localStorage.setItem('savedAds', text)
  expect(findDeviceAds()).toEqual(text.startsWith('12') ? [12] : [])
})

test('a listener is notified of a change here and in another window', () => {
  let changes = 0
  const stop = onDeviceAdsChange(() => changes++)
  saveOnDevice(7)
  window.dispatchEvent(new Event('storage'))
  stop()
  saveOnDevice(8)
  expect(changes).toBe(2)
})
