import type { DateOrder } from '@/lib/kernel/italian/written-month'
import type { ColumnMap } from './map-columns'

const twoNumbers = /^\s*(\d{1,2})[-/.](\d{1,2})[-/.](?:\d{4}|\d{2})(?!\d)/

/** Whether days or months stand first in the column of registrations: a number beyond 12 proves it. Days, the Italian way, where none does or both do. */
export function dateOrderOf(map: ColumnMap, sample: readonly (readonly string[])[]): DateOrder {
  const at = map.indexOf('registration')
  const parts =
    at < 0
      ? []
      : sample.flatMap(
          (cells) =>
            twoNumbers
              .exec(cells[at] ?? '')
              ?.slice(1, 3)
              .map(Number) ?? [],
        )
  const firsts = parts.filter((_, index) => index % 2 === 0)
  const seconds = parts.filter((_, index) => index % 2 === 1)
  const isBeyond = (number: number) => number > 12
  return seconds.some(isBeyond) && !firsts.some(isBeyond) ? 'mdy' : 'dmy'
}
