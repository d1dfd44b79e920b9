// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { choiceCookie } from '@/lib/accounts/consent/privacy-choice'
import { readCookie, writeCookie } from '@/lib/kernel/browser/cookies'
import { subscribeToExposures } from '@/lib/tracking/exposures'
import type { AssignedExperiment } from './assigned-experiment'
import { handleExposure } from './exposure'
import { choice } from './test-visitor'

const choose = (purposes: ['measurement'] | []) => writeCookie(choiceCookie, choice(purposes), 1)
const layout = (changes: Partial<AssignedExperiment> = {}): AssignedExperiment => ({
  key: 'srp_layout',
  id: '10001',
  campaignId: 'L',
  variations: [
    { id: '20001', key: 'lista' },
    { id: '20002', key: 'griglia' },
  ],
  variation: 'griglia',
  isPreview: false,
  isSticky: true,
  ...changes,
})

beforeEach(() => {
  choose(['measurement'])
  writeCookie('ab_tests', '', 0)
})

test('an exposure is counted and remembered by ids', () => {
  const counted: unknown[] = []
  const stop = subscribeToExposures((exposure) => counted.push(exposure))
  handleExposure(layout(), [], undefined)
  stop()
  expect(readCookie('ab_tests')).toBe('10001:20002')
  expect(counted.at(-1)).toEqual({
    experimentId: '10001',
    experimentKey: 'srp_layout',
    campaignId: 'L',
    variationId: '20002',
    variationKey: 'griglia',
    segments: { device: 'desktop', visit: 'new', account: 'anonymous', loggedIn: 'no' },
  })
})

test('ended experiments are forgotten, and a repeated exposure keeps its place', () => {
  writeCookie('ab_tests', '10002:20005,9999:1,10001:20001', 1)
  handleExposure(layout({ id: '10002', variations: [{ id: '20004', key: 'griglia' }] }), ['9999'], undefined)
  expect(readCookie('ab_tests')).toBe('10002:20004,10001:20001')
})

test('the latest fifty assignments are remembered, whatever their ids', () => {
  for (let number = 60; number > 0; number--) handleExposure(layout({ id: String(number) }), [], undefined)
  expect(readCookie('ab_tests')?.split(',')).toEqual(Array.from({ length: 50 }, (_, place) => `${50 - place}:20002`))
})

test('a variation that is not sticky, or after a withdrawal, is not remembered', () => {
  handleExposure(layout({ isSticky: false }), [], undefined)
  choose([])
  handleExposure(layout(), [], undefined)
  expect(readCookie('ab_tests') ?? '').toBe('')
})
