import { expect, test } from 'vitest'
import { groupsOf } from './version-words'

const version = (gearbox: string, ads: number) => ({ key: gearbox, label: gearbox, fuel: 'diesel', gearbox, ads, nearness: ads, facts: {} })

test('double clutches stand in one group with other automatic gearboxes', () => {
  const groups = groupsOf([version('automatico', 4), version('manuale', 5), version('semiautomatico', 3)])
  expect(groups.map(({ name, versions }) => `${name} ${versions.length}`)).toEqual(['Diesel, automatico 2', 'Diesel, manuale 1'])
})
