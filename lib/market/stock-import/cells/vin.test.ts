import { expect, test } from 'vitest'
import { rowOf } from '@/lib/market/stock-import/rows/test-row'
import { readVin } from './vin'

function vinOf(text: string) {
  const row = rowOf({ vin: text })
  return { vin: readVin(row), notes: row.notes.map(({ value }) => value) }
}

test.each(['ZFA31200003312345', ' zfa 3120000 3312345 ', '*ZFA31200003312345*', 'VIN: ZFA31200003312345', 'ZFA-3120000-3312345'])(
  '«%s» is a chassis number',
  (text) => {
    expect(vinOf(text)).toEqual({ vin: 'ZFA31200003312345', notes: [] })
  },
)

test.each(['', '-', 'n.d.'])('«%s» is none, and nothing to note', (text) => {
  expect(vinOf(text)).toEqual({ vin: null, notes: [] })
})

test.each(['ZFA3120000331234', 'ZFA312000033123456', 'ZFA3120000331234O', 'AB123CD', '00000000000000000', '12345678901234567'])(
  '«%s» is remarked on, not repeated, and left out',
  (text) => {
    expect(vinOf(text)).toEqual({ vin: null, notes: [''] })
  },
)
