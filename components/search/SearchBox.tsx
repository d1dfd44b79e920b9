import styled from '@emotion/styled'
import { PlaceField } from '@/components/search/panel/PlaceField'
import { useFilterForm } from '@/components/search/panel/use-filter-form'
import { VehicleSelects } from '@/components/search/panel/VehicleSelects'
import { Button } from '@/components/ui/Button'
import { Select } from '@/components/ui/form/Select'
import { Icon } from '@/components/ui/icons/Icon'
import { categories } from '@/lib/market/catalogue/category'
import { euroText, numberText } from '@/lib/market/catalogue/number-text'
import { listPageOf } from '@/lib/market/search/page/list-pages'
import type { Facets } from '@/lib/market/search/page/search-results'
import type { SearchQuery } from '@/lib/market/search/query/search-query'
import { maxWidth } from '@/styles/media'

type Props = {
  query: SearchQuery
  facets: Facets
  total: number
  /** The newest year a vehicle can be of. */
  lastYear: number
}

const prices = [3_000, 5_000, 7_500, 10_000, 12_500, 15_000, 20_000, 25_000, 30_000, 40_000, 50_000, 75_000, 100_000]
const years = 24

/** The search of the home page by six fields, behind its sentence. Without JavaScript it is a plain GET form. */
export function SearchBox({ query, facets, total, lastYear }: Props) {
  const { count, onChange, onSubmit, chosenHref, ...form } = useFilterForm(query, total, facets, ['marca'])
  const { path, category } = listPageOf(query.list)
  return (
    <Fields action={path} method="get" onChange={onChange} onSubmit={onSubmit} aria-label={`Cerca ${categories[category].plural}`}>
      <VehicleSelects query={query} facets={form.facets} dense={false} />
      <Select
        name="prezzo_a"
        label="Prezzo fino a"
        emptyLabel="Qualsiasi"
        options={prices.map((euro) => ({ value: String(euro), label: euroText(euro * 100) }))}
      />
      <Select name="anno_da" label="Anno da" emptyLabel="Qualsiasi" options={yearsFrom(lastYear)} />
      <PlaceField place={null} radiusKm={null} dense={false} />
      <Go>
        <a href={`${chosenHref}#filtri`}>Ricerca avanzata</a>
        <Button type="submit" variant="primary" size="lg" aria-busy={form.isCounting || undefined}>
          <Icon name="search" />
          <span aria-live="polite">
            {form.isCounting
              ? 'Conto gli annunci'
              : count === null
                ? 'Mostra gli annunci'
                : `Mostra ${numberText(count)} ${categories[category].plural}`}
          </span>
        </Button>
      </Go>
    </Fields>
  )
}

function yearsFrom(lastYear: number) {
  return Array.from({ length: years }, (_, back) => String(lastYear - back)).map((year) => ({ value: year, label: year }))
}

const Fields = styled.form`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 16px;
  padding: 4px 0 20px;
  ${maxWidth(800)} { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 12px; }
`
const Go = styled.div`
  grid-column: 1 / -1;
  display: flex;
  justify-content: space-between;
  align-items: center;
  gap: 16px;
  padding-top: 4px;
  a { font-weight: 600; }
  button { min-width: 280px; }
  ${maxWidth(800)} {
    flex-direction: column-reverse;
    gap: 8px;
    a { padding: 10px; }
    button { width: 100%; min-width: 0; }
  }
`
