import { expect, test } from 'vitest'
import { bannerVersion, choiceSources, purposes } from './privacy-choice'
import { privacyChoiceSchema } from './privacy-choice-schema'

const key = purposes[0]?.key
const proof = {
  consentId: '0b1e7c52-77aa-4d2e-9a10-5c1c3ff00001',
  version: bannerVersion,
  purposes: [key],
  source: choiceSources[0],
  decidedAt: '2026-11-21T10:00:00Z',
}

test.each([
  { change: {}, valid: true },
  { change: { purposes: [] }, valid: true },
  { change: { purposes: [key, key] }, valid: false },
  { change: { purposes: ['boh'] }, valid: false },
  { change: { purposes: undefined }, valid: false },
  { change: { consentId: `${proof.consentId}0` }, valid: false },
  { change: { consentId: `0${proof.consentId}` }, valid: false },
  { change: { version: 1 }, valid: true },
  { change: { version: 0 }, valid: false },
  { change: { version: 1.5 }, valid: false },
  { change: { version: bannerVersion + 1 }, valid: false },
  { change: { source: 'boh' }, valid: false },
  { change: { decidedAt: '1970-01-01T00:00:00Z' }, valid: true },
  { change: { decidedAt: '1969-12-31T23:59:59Z' }, valid: false },
  { change: { decidedAt: '2200-01-01T00:00:00Z' }, valid: true },
  { change: { decidedAt: '2200-01-01T00:00:01Z' }, valid: false },
  { change: { decidedAt: 'ieri' }, valid: false },
])('a proof of a choice with $change is valid: $valid', ({ change, valid }) => {
  expect(privacyChoiceSchema.isValidSync({ ...proof, ...change })).toBe(valid)
})
