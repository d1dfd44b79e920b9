import { expect, test } from 'vitest'
import { listPageSlugs } from '@/lib/market/search/page/list-pages'
import { priceScale, sliderScale } from './slider-scale'

const scaleOf = (...given: Parameters<typeof sliderScale>) => {
  const scale = sliderScale(...given)
  if (!scale) throw new Error('no scale')
  return scale
}
const withSlider = ['anno', 'km', 'cv', 'kw']

test('every scale is walked in whole steps from end to end, on every list', () => {
  for (const list of listPageSlugs)
    for (const param of withSlider) {
      const { min, max, step } = scaleOf(param, list, 2026)
      expect(max).toBeGreaterThan(min)
      expect((max - min) % step, `${param} on ${list}`).toBe(0)
    }
  expect(sliderScale('porte', 'annunci', 2026)).toBeUndefined()
})

test('motorbikes go less far and have less power than cars, classic cars begin earlier', () => {
  for (const param of ['km', 'cv', 'kw'])
    expect(scaleOf(param, 'moto-e-scooter', 2026).max).toBeLessThan(scaleOf(param, 'annunci', 2026).max)
  expect(scaleOf('anno', 'auto_d_epoca', 2026).min).toBeLessThan(scaleOf('anno', 'annunci', 2026).min)
  expect(scaleOf('anno', 'annunci', 2026).max).toBe(2026)
})

test('the end of a scale says that it is open, in words for those who hear it', () => {
  const km = scaleOf('km', 'annunci', 2026)
  expect([km.say(km.max, 'a'), km.say(km.max - km.step, 'a'), km.say(km.max, 'da')]).toEqual([
    '300.000 km e più',
    '295.000 km',
    '300.000 km',
  ])
  const years = scaleOf('anno', 'annunci', 2026)
  expect([years.say(years.min, 'da'), years.say(years.min + 1, 'da'), years.say(years.min, 'a')]).toEqual(['1990 e prima', '1991', '1990'])
})

test('A typed number has its place on the scale, any other text has none', () => {
  const { read, write } = scaleOf('km', 'annunci', 2026)
  expect([read('45.000'), read('0'), read('tanti'), read('')]).toEqual([45_000, 0, undefined, undefined])
  expect(write(45_000)).toBe('45.000')
  expect([scaleOf('anno', 'annunci', 2026).read('03/2019'), scaleOf('anno', 'annunci', 2026).read('ieri')]).toEqual([2019, undefined])
})

test('the price goes along its bars', () => {
  const scale = priceScale(500, 20)
  expect([scale.min, scale.max, scale.step]).toEqual([0, 10_000, 500])
  expect([scale.say(10_000, 'a'), scale.names.da]).toEqual(['10.000 € e più', 'Cursore del prezzo minimo'])
})
