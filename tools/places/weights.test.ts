import { expect, it } from 'vitest'
import { findPlaceNamed, listPlaces } from '@/lib/market/places/places.server'
import { cityPopulations, provincePopulations } from './populations'
import { estimatePopulations } from './weights'

it('gives known cities their own figure and shares the rest of the province', () => {
  const comuni = [
    { name: 'Prato', provinceCode: 'PO' },
    { name: 'Vaiano', provinceCode: 'PO' },
    { name: 'Vernio', provinceCode: 'PO' },
  ]
  expect(estimatePopulations(comuni)).toEqual([196_000, 31_500, 31_500])
})

it('has a figure for each of the 107 provinces', () => {
  const codes = provincePopulations.match(/[A-Z]{2}/g)
  expect(codes?.sort()).toEqual([...new Set(listPlaces().map((place) => place.provinceCode))].sort())
})

it('names its cities as ISTAT does, each once', () => {
  const names = cityPopulations
    .trim()
    .split(/,\s+/)
    .map((city) => city.replace(/ \d+$/, ''))
  expect(names.filter((name) => findPlaceNamed(name)?.name !== name)).toEqual([])
  expect(new Set(names).size).toBe(names.length)
})
