import styled from '@emotion/styled'
import { Select } from '@/components/ui/form/Select'
import type { TurnkeyFilter } from '@/lib/market/search/query/filter-kinds'
import { buyerProvinceParam, type SearchQuery } from '@/lib/market/search/query/search-query'
import { color, fontSize } from '@/styles/tokens'
import { RangeField } from './RangeField'

type Props = { filter: TurnkeyFilter; query: SearchQuery }

/** The province of the buyer and the limits of the price there. Limits without a province stay, and the field says what is missing. */
export function TurnkeyField({ filter: { label, param, provinces, unit }, query: { filters } }: Props) {
  const province = filters[buyerProvinceParam]?.[0] ?? ''
  const isMissing = province === '' && (filters[`${param}_da`] !== undefined || filters[`${param}_a`] !== undefined)
  return (
    <>
      <Note>Con IPT e diritti del passaggio di proprietà, senza bollo. Cambia con la provincia in cui abiti.</Note>
      <Select
        dense
        id={`filtro-${buyerProvinceParam}`}
        name={buyerProvinceParam}
        label="La tua provincia"
        emptyLabel="Scegli"
        defaultValue={province}
        options={Object.entries(provinces).map(([value, name]) => ({ value, label: name }))}
        error={isMissing ? 'Scegli la provincia: senza, questo prezzo non filtra gli annunci.' : undefined}
      />
      <RangeField label={label} isTitled={false} param={param} unit={unit} filters={filters} />
    </>
  )
}

const Note = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
`
