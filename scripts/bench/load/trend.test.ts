import { expect, test } from 'vitest'
import { trendOf } from './trend'

/** Ten minutes of samples, one every two seconds, with noise that comes and goes. */
const samples = (perSecond: number) =>
  Array.from({ length: 300 }, (_, place) => ({ seconds: 2 * place, value: 100 + perSecond * 2 * place + 3 * Math.sin(place * 1.7) }))

test('a series that only wavers is flat, and a growing one has its growth per hour', () => {
  expect(trendOf(samples(0))).toMatchObject({ isFlat: true })
  const growing = trendOf(samples(0.01))
  expect(growing.isFlat).toBe(false)
  expect(Math.abs(growing.perHour - 36)).toBeLessThan(growing.uncertainty)
  expect(growing.first).toBeLessThan(growing.last)
})

test('a trend of fewer than 24 samples is refused', () => {
  expect(() => trendOf(samples(0).slice(0, 20))).toThrow('a trend takes 24 samples')
})
