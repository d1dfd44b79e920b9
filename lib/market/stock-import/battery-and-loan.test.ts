import { expect, test } from 'vitest'
import { readBatteryAndLoan } from './battery-and-loan'
import { RowReader } from './rows/row-reader'
import { rowOf } from './rows/test-row'

test.each([
  { texts: { financeRequired: 'sì', cashPrice: '13.900 €' }, stated: {}, said: { financeRequired: true, cashPriceCents: 1_390_000 } },
  { texts: { financeRequired: 'No' }, stated: {}, said: { financeRequired: false, cashPriceCents: null } },
  { texts: { financeRequired: 'solo con finanziamento' }, stated: {}, said: { financeRequired: true } },
  { texts: { financeRequired: 'anche in contanti' }, stated: {}, said: { financeRequired: false } },
  { texts: { financeRequired: 'non obbligatorio' }, stated: {}, said: { financeRequired: false } },
  { texts: {}, stated: { financeRequired: true }, said: { financeRequired: true } },
  { texts: { financeRequired: '' }, stated: {}, said: { financeRequired: null, cashPriceCents: null, batteryRented: null } },
])('$texts with $stated in words is $said', ({ texts, stated, said }) => {
  const row = rowOf(texts)
  expect(readBatteryAndLoan(row, stated)).toMatchObject(said)
  expect(row.notes).toEqual([])
})

test('a loan that the words demand is not denied by a column, and a cash price needs one: both are said', () => {
  const row = rowOf({ financeRequired: 'no', cashPrice: '9.000' })
  expect(readBatteryAndLoan(row, { financeRequired: true })).toMatchObject({ financeRequired: true, cashPriceCents: 900_000 })
  expect(row.notes).toMatchObject([{ field: 'financeRequired' }])
  const other = rowOf({ cashPrice: '9.000', financeRequired: 'forse' })
  expect(readBatteryAndLoan(other, {})).toMatchObject({ financeRequired: null, cashPriceCents: null })
  expect(other.notes.map(({ field }) => field)).toEqual(['financeRequired', 'cashPrice'])
})

test.each([
  { header: 'Batteria a noleggio', text: 'sì', rented: true },
  { header: 'Batteria a noleggio', text: 'no', rented: false },
  { header: 'Batteria di proprietà', text: 'sì', rented: false },
  { header: 'Battery owned', text: 'no', rented: true },
  { header: 'Proprietà batteria', text: 'A noleggio', rented: true },
  { header: 'Batteria a noleggio', text: 'di proprietà', rented: false },
  { header: 'Battery ownership', text: 'leased', rented: true },
  { header: 'Batteria a noleggio', text: '', rented: null },
])('«$header: $text» is rented $rented', ({ header, text, rented }) => {
  const row = new RowReader({ texts: new Map([['batteryRented', text]] as const), notes: [], nameOf: () => header })
  expect(readBatteryAndLoan(row, {}).batteryRented).toBe(rented)
})
