import { expect, it } from 'vitest'
import { regions } from '@/lib/kernel/italian/regions'
import { provinces } from './place'

it('The tables have the 20 regions and the 107 provinces', () => {
  expect(Object.keys(regions)).toHaveLength(20)
  expect(Object.keys(provinces)).toHaveLength(107)
})

it('Every region has a province', () => {
  const used = new Set(Object.values(provinces).map((province) => province.region))
  expect([...used].sort()).toEqual(Object.keys(regions))
})

it.each([
  { code: 'RM', name: 'Roma', region: 'lazio' },
  { code: 'MB', name: 'Monza e Brianza', region: 'lombardia' },
  { code: 'FC', name: 'Forlì-Cesena', region: 'emilia-romagna' },
  { code: 'AO', name: 'Aosta', region: 'valle-d-aosta' },
  { code: 'SU', name: 'Sud Sardegna', region: 'sardegna' },
])('puts $code in $region', ({ code, name, region }) => {
  expect(provinces[code]).toEqual({ name, region })
})

it('Provinces come in the order of an Italian list', () => {
  const names = Object.values(provinces).map(({ name }) => name)
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'it')))
})
