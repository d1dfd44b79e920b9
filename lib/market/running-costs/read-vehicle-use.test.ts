import { expect, test } from 'vitest'
import { readVehicleUse } from './read-vehicle-use'

test.each([
  { typed: '1.000', km: 1_000 },
  { typed: '1000', km: 1_000 },
  { typed: ' 20.000 ', km: 20_000 },
  { typed: '100.000', km: 100_000 },
  { typed: undefined, km: 15_000 },
  { typed: '', km: 15_000 },
  { typed: ['1000', '2000'], km: 15_000 },
])('$typed is $km km a year', ({ typed, km }) => {
  const { use, form } = readVehicleUse({ km_anno: typed })
  expect([use.kmAYear, form.errors]).toEqual([km, {}])
})

test.each(['0', '999', '100.001', '500.000', 'tanti', '-5000', '1,5', '1e5', '１５０００', '15.00', '9'.repeat(400)])(
  '«%s» is no number of km: it stays in its field, and the sum goes on with the usual ones',
  (typed) => {
    const { use, form } = readVehicleUse({ km_anno: typed })
    expect(use.kmAYear).toBe(15_000)
    expect(form.values.km_anno).toBe(typed.slice(0, 40))
    expect(form.errors).toEqual({ km_anno: 'Scrivi un numero fra 1.000 e 100.000' })
  },
)

test('prices and consumption have decimals, sums of a year are whole, and nothing said is nothing assumed', () => {
  const { use, form } = readVehicleUse({ consumo: '5,2', prezzo_carburante: '1.689', assicurazione: '620', manutenzione: '0' })
  expect(form.errors).toEqual({})
  expect(use).toEqual({ kmAYear: 15_000, consumption: 5.2, energyPrice: 1.689, insuranceEuro: 620, maintenanceEuro: 0 })
  expect(readVehicleUse({}).use).toEqual({
    kmAYear: 15_000,
    consumption: null,
    energyPrice: null,
    insuranceEuro: null,
    maintenanceEuro: null,
  })
})

test('each field has its limits', () => {
  const wrong = { consumo: '0', prezzo_carburante: '21', assicurazione: '20.001', manutenzione: '12,50' }
  expect(Object.keys(readVehicleUse(wrong).form.errors)).toEqual(Object.keys(wrong))
  expect(readVehicleUse({ prezzo_carburante: '25' }).form.errors.prezzo_carburante).toBe('Scrivi un numero fra 0,01 e 20,00')
})
