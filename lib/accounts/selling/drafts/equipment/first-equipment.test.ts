import { expect, test } from 'vitest'
import { equipmentItems } from '@/lib/market/catalogue/equipment'
import { type EquipmentFact, firstCount, firstEquipment } from './first-equipment'

const fact = (item: string, raises: number, share: number, searches = 0): EquipmentFact => ({ item, raises, share, searches })

test('equipment that moves the price of a model comes first, not what every ad or none has', () => {
  const first = firstEquipment([
    fact('abs', 0.2, 1),
    fact('tetto-apribile', 0.3, 0),
    fact('carplay', 0.05, 0.5),
    fact('keyless', 0.02, 0.5),
    fact('clima-manuale', -0.1, 0.4),
  ])
  expect(first.slice(0, 4)).toEqual(['carplay', 'keyless', 'abs', 'clima-manuale'])
  expect(first).not.toContain('tetto-apribile')
})

test('what many searches ask for rises, what one person searches does not', () => {
  const ask = (searches: number) => firstEquipment([fact('carplay', 0.05, 0.5), fact('gancio-fisso', 0.03, 0.5, searches)])[0]
  expect([ask(1), ask(40)]).toEqual(['carplay', 'gancio-fisso'])
})

test('of a model nobody knows twelve usual pieces are asked, each in the catalogue', () => {
  const first = firstEquipment([])
  expect(first).toHaveLength(firstCount)
  expect(first.filter((item) => !Object.hasOwn(equipmentItems, item))).toEqual([])
})
