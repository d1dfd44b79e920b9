import { expect, test } from 'vitest'
import { groupsOf, openFactsText } from './version-details'

const version = (gearbox: string, ads: number) => ({
  key: gearbox,
  label: gearbox,
  fuel: 'diesel',
  gearbox,
  ads,
  nearness: ads,
  isFuelCertain: true,
  facts: {},
})

test('double clutches stand in one group with other automatic gearboxes', () => {
  const groups = groupsOf([version('automatico', 4), version('manuale', 5), version('semiautomatico', 3)])
  expect(groups.map(({ name, versions }) => `${name} ${versions.length}`)).toEqual(['Diesel, automatico 2', 'Diesel, manuale 1'])
})

test.each([
  [true, { powerKw: 51 }, [], ''],
  [true, {}, [], 'Potenza: gli annunci non concordano. Leggi il dato sul libretto.'],
  [
    true,
    {},
    [44, 60],
    'Potenza: gli annunci non concordano, la potenza può essere 44 kW (60 CV) o 60 kW (82 CV). Leggi il dato sul libretto.',
  ],
  [false, { powerKw: 51 }, [], 'Carburante: gli annunci non concordano. Leggi il dato sul libretto.'],
  [false, {}, [], 'Carburante e potenza: gli annunci non concordano. Leggili sul libretto.'],
])('what ads contradict is left to the papers: %s %j %j', (isFuelCertain, facts, powers, text) => {
  expect(openFactsText({ ...version('manuale', 3), isFuelCertain, facts, powers })).toBe(text)
})
