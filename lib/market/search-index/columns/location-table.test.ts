import { expect, test } from 'vitest'
import { LocationTable } from './location-table'

const milan = { latitude: 45.4642, longitude: 9.19 }

test('a place has one number, an ad without a place the number of none', () => {
  const table = new LocationTable()
  expect([table.codeOf('45.4642', '9.1900'), table.codeOf('41.9028', '12.4964'), table.codeOf('45.4642', '9.1900')]).toEqual([1, 2, 1])
  expect([table.codeOf('', ''), table.codeOf('45.0', ''), table.codeOf('', '9.0')]).toEqual([0, 0, 0])
  const restored = new LocationTable()
  restored.restore(table.all)
  expect([restored.all, restored.latitudes, restored.longitudes]).toEqual([table.all, table.latitudes, table.longitudes])
})

test('Distances are kilometres, infinite where the latitude alone is too far, unknown without a place', () => {
  const table = new LocationTable()
  table.restore(['', '45.4642 9.1900', '41.9028 12.4964', '45.4642 12.4964'])
  expect([...table.distancesFrom(milan, null)]).toEqual([
    Number.NaN,
    expect.closeTo(0, 6),
    expect.closeTo(477, 0),
    expect.closeTo(257.6, 0),
  ])
  expect([...table.distancesFrom(milan, 100)]).toEqual([Number.NaN, expect.closeTo(0, 6), Infinity, expect.closeTo(257.6, 0)])
})
