import styled from '@emotion/styled'
import { TextField } from '@/components/ui/TextField'
import type { SearchQuery } from '@/lib/market/search/search-query'
import { fontSize } from '@/styles/tokens'

type Props = { label: string; param: string; unit: string; filters: SearchQuery['filters'] }

/** From and to, as typed: «15.000» and «15000» both do. */
export function RangeField({ label, param, unit, filters }: Props) {
  const bound = (end: 'da' | 'a', word: string) => (
    <TextField
      dense
      name={`${param}_${end}`}
      label={word}
      aria-label={`${label} ${word.toLowerCase()}`}
      inputMode="numeric"
      maxLength={13}
      defaultValue={filters[`${param}_${end}`]?.[0] ?? ''}
      {...(unit === '' ? {} : { unit })}
    />
  )
  return (
    <div role="group" aria-label={label}>
      <Name aria-hidden="true">{label}</Name>
      <Two>
        {bound('da', 'Da')}
        {bound('a', 'A')}
      </Two>
    </div>
  )
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
