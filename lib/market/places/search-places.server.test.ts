import { expect, it } from 'vitest'
import { searchPlaces } from './places.server'

const names = (query: string, limit = 5) => searchPlaces(query, limit).map((place) => place.name)

it.each([
  ['forli', 'Forlì'],
  ['FORLÌ', 'Forlì'],
  ['forl', 'Forlì'],
  ['reggio em', "Reggio nell'Emilia"],
  ['reggio calabria', 'Reggio di Calabria'],
  ['reggio di cal', 'Reggio di Calabria'],
  ['reggio cal', 'Reggio di Calabria'],
  ['l aquila', "L'Aquila"],
  ["L'Aquila", "L'Aquila"],
  ['L’aq', "L'Aquila"],
  ['sant angelo lod', "Sant'Angelo Lodigiano"],
  ['bolzano', 'Bolzano'],
  ['Bozen', 'Bolzano'],
  ['mil', 'Milano'],
  ['rom', 'Roma'],
  ['bazzano', 'Valsamoggia'],
  ['  vico   garg ', 'Vico del Gargano'],
])('offers for "%s" first %s', (query, first) => {
  expect(names(query)[0]).toBe(first)
})

it('puts the same name first, then names that begin so, then names with such a word', () => {
  expect(names('erba', 3)).toEqual(['Erba', "Caslino d'Erba", "Lurago d'Erba"])
  expect(names('terme', 3)).toEqual(['Terme Vigliatore', 'Termeno sulla strada del vino', 'Lamezia Terme'])
})

it('puts bigger places first among equals', () => {
  expect(names('san g', 3)[0]).toBe('San Giorgio a Cremano')
})

it('offers no more places than requested, and none for an empty text', () => {
  expect(searchPlaces('a', 7)).toHaveLength(7)
  expect(searchPlaces('', 7)).toEqual([])
  expect(searchPlaces("  ' ", 7)).toEqual([])
  expect(searchPlaces('qzx', 7)).toEqual([])
})
