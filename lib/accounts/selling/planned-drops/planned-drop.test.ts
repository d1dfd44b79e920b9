import { expect, test } from 'vitest'
import { dayAfter, dropPlanText, droppedPrice, readDropPlan } from './planned-drop'

const typed = { ribasso: '200', unita: 'euro', giorni: '7', minimo: '9.000' }
const plan = { percent: 0, cents: 200_00, everyDays: 7, floorCents: 9_000_00 }

test('a planned price goes down by its step and never below the floor', () => {
  expect([9_900_00, 9_150_00, 9_000_00, 8_000_00].map((cents) => droppedPrice(cents, plan))).toEqual([9_700_00, 9_000_00, null, null])
  expect(droppedPrice(9_900_00, { ...plan, percent: 3, cents: 0 }), 'round').toBe(9_600_00)
  for (let cents = 9_000_00; cents < 12_000_00; cents += 777)
    for (const percent of [0, 1, 20]) {
      const next = droppedPrice(cents, { ...plan, percent })
      if (next !== null) expect(next >= plan.floorCents && next < cents, `${cents} ${percent}`).toBe(true)
    }
})

test('a plan is read as people type it', () => {
  expect(readDropPlan(typed, 9_900_00)).toEqual({ plan })
  expect(readDropPlan({ ...typed, ribasso: '3', unita: 'percento' }, 9_900_00)).toEqual({ plan: { ...plan, percent: 3, cents: 0 } })
  expect(dropPlanText(plan).replaceAll('\u00a0', ' ')).toBe('200 € ogni 7 giorni, mai sotto 9.000 €')
  expect(dayAfter('2026-12-30', 3)).toBe('2027-01-02')
})

test('a floor above the price, a drop below the floor and no number are each a sentence at their field', () => {
  const faultsOf = (change: Partial<typeof typed>) => {
    const read = readDropPlan({ ...typed, ...change }, 9_900_00)
    return 'faults' in read ? Object.entries(read.faults).map(([field, text]) => `${field}: ${text}`.replaceAll('\u00a0', ' ')) : []
  }
  expect(faultsOf({ minimo: '10.500' })).toEqual(['minimo: Il minimo è sopra il prezzo di ora, 9.900 €: scegli una cifra più bassa'])
  expect(faultsOf({ minimo: '9.900' })).toEqual(['minimo: Il minimo è già il prezzo di ora: scegli una cifra più bassa'])
  expect(faultsOf({ ribasso: '1.000' })).toEqual([
    'ribasso: Già il primo ribasso andrebbe sotto il tuo minimo di 9.000 €: scendi di meno, o abbassa il minimo',
  ])
  expect(faultsOf({ ribasso: '90', unita: 'percento', giorni: '1', minimo: 'poco' })).toEqual([
    'ribasso: Scrivi una percentuale da 1 a 20',
    'giorni: Scrivi ogni quanti giorni, da 3 a 90',
    'minimo: Scrivi il prezzo minimo in euro, per esempio 9.000',
  ])
})
