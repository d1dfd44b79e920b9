import type { ColumnReading } from '@/lib/market/stock-import/columns/aspects'
import type { Column } from '@/lib/market/stock-import/columns/column'

/** A number of which the sign could stand before decimals or between thousands. */
const eitherWay = /(?<![\d.,])(\d{1,3})([.,])(\d{3})(?![\d.,]*\d)/g
/** Numbers with long decimals: four digits are no group, so what follows the sign are decimals. */
const longDecimals = /(?<![\d.,])(\d{4,})[.,](\d{2})\d+(?!\d)/g

/** «8.900 €» cannot be 8.9 €, and kilometres have no decimals: what only one reading makes possible needs no other proof. */
function canBeDecimal(column: Column, whole: string): boolean {
  return column === 'consumption' || (column !== 'mileage' && whole.length === 3)
}

/** A cell of numbers with the signs of its column, so that it can be read alone; undefined where its column leaves open what it means. */
export function withSignOf(text: string, column: Column, reading: ColumnReading | undefined): string | undefined {
  const plain = text.replace(longDecimals, '$1,$2')
  if (reading === undefined || (reading.isGroupingOnly === true && reading.source !== 'chosen')) return plain
  const { value, source, hasThreeDecimals } = reading
  const doubts: string[] = []
  const read = plain.replace(eitherWay, (number, whole: string, sign: string, rest: string) => {
    const isDecimal = (sign === ',') === (value === 'comma')
    const isSettled = source === 'chosen' || (source === 'rows' && (!isDecimal || hasThreeDecimals === true))
    if (!isSettled && canBeDecimal(column, whole)) doubts.push(number)
    return isSettled && isDecimal ? `${whole},${rest.slice(0, 2)}` : `${whole}${rest}`
  })
  return doubts.length > 0 ? undefined : read
}
