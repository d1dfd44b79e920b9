import styled from '@emotion/styled'
import type { FocusEvent } from 'react'
import { TextField } from '@/components/ui/form/TextField'
import { numberText } from '@/lib/market/catalogue/number-text'
import { typedMonth } from '@/lib/market/search/query/registration-month'
import type { SearchQuery } from '@/lib/market/search/query/search-query'
import { parseWhole } from '@/lib/market/search/query/whole-number'
import { fontSize } from '@/styles/tokens'

type Props = {
  label: string
  /** False when the heading above is this label. */
  isTitled: boolean
  param: string
  unit: string
  /** The bounds are years or months: «2019», «03/2019». */
  isMonth?: boolean
  filters: SearchQuery['filters']
}

/** Takes from and to as typed: «15.000» and «15000» are both accepted. Years have no unit and no dot. */
export function RangeField({ label, isTitled, param, unit, isMonth = false, filters }: Props) {
  const given = (end: 'da' | 'a') => filters[`${param}_${end}`]?.[0] ?? ''
  const bound = (end: 'da' | 'a', word: string) => (
    <TextField
      dense
      id={`filtro-${param}-${end}`}
      name={`${param}_${end}`}
      label={word}
      aria-label={`${label} ${word.toLowerCase()}`}
      inputMode={isMonth ? 'decimal' : 'numeric'}
      placeholder={isMonth ? 'Es. 03/2019' : undefined}
      maxLength={13}
      {...(unit === ''
        ? { defaultValue: isMonth ? typedMonth(given(end)) : given(end) }
        : { unit, defaultValue: grouped(given(end)), onBlur: groupDigits })}
    />
  )
  const bounds = (
    <Two>
      {bound('da', 'Da')}
      {bound('a', 'A')}
    </Two>
  )
  if (!isTitled) return bounds
  return (
    <div role="group" aria-label={label}>
      <Name aria-hidden="true">{label}</Name>
      {bounds}
    </div>
  )
}

function grouped(text: string): string {
  const value = parseWhole(text, 0, Number.MAX_SAFE_INTEGER)
  return value === undefined ? text : numberText(value)
}

function groupDigits({ currentTarget }: FocusEvent<HTMLInputElement>): void {
  currentTarget.value = grouped(currentTarget.value)
}

const Name = styled.span`
  font-size: ${fontSize.sm};
  font-weight: 600;
`
const Two = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: 8px;
`
