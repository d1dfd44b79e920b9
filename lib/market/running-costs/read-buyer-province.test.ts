import { expect, test } from 'vitest'
import { readBuyerProvince } from './read-buyer-province'

test.each([
  { typed: 'MI', code: 'MI' },
  { typed: ' milano ', code: 'MI' },
  { typed: 'forli', code: 'FC' },
  { typed: "L'Aquila", code: 'AQ' },
  { typed: undefined, code: 'PV' },
  { typed: '', code: 'PV' },
  { typed: ['MI', 'TO'], code: 'PV' },
])('who types $typed lives in $code', ({ typed, code }) => {
  expect(readBuyerProvince(typed, 'PV')).toEqual({ code, unknown: null })
})

test('an unknown province stays in its field, and the province of the vehicle counts', () => {
  expect(readBuyerProvince('Atlantide', 'PV')).toEqual({ code: 'PV', unknown: 'Atlantide' })
  expect(readBuyerProvince('x'.repeat(100_000), null)).toEqual({ code: null, unknown: 'x'.repeat(60) })
  expect(readBuyerProvince(undefined, null)).toEqual({ code: null, unknown: null })
})
