import { Checkbox } from '@/components/ui/form/Checkbox'
import { Select } from '@/components/ui/form/Select'
import { TextField } from '@/components/ui/form/TextField'
import { measureText } from '@/lib/market/catalogue/number-text'
import { type PriceHistogram, priceParam } from '@/lib/market/search/engine/histogram/price-histogram'
import type { ListPageSlug } from '@/lib/market/search/page/list-pages'
import type { Facets } from '@/lib/market/search/page/search-results'
import {
  type AtLeastFilter,
  type DaysFilter,
  type FilterDefinition,
  filterGroups,
  type MaxFilter,
  type MinFilter,
} from '@/lib/market/search/query/filter-kinds'
import type { SearchQuery } from '@/lib/market/search/query/search-query'
import { ChoiceField } from './ChoiceField'
import { EquipmentField } from './EquipmentField'
import { PlaceField } from './PlaceField'
import { PowerField } from './PowerField'
import { PriceRange } from './PriceRange'
import { RangeField } from './RangeField'
import { SliderRange } from './SliderRange'
import { TurnkeyField } from './TurnkeyField'

type Props = { filter: FilterDefinition; query: SearchQuery; facets: Facets; histogram?: PriceHistogram | null; isUnfolded?: boolean }

/** One filter of the table as the control that fits its kind. */
export function FilterField({ filter, query, facets, histogram = null, isUnfolded = false }: Props) {
  const isTitled = filter.label !== filterGroups[filter.group]
  const chosen = query.filters[filter.param] ?? []
  switch (filter.kind) {
    case 'choice':
    case 'allOf':
      return filter.param === 'dotazioni' ? (
        <EquipmentField name={filter.param} options={facets[filter.param] ?? []} isUnfolded={isUnfolded} />
      ) : (
        <ChoiceField label={filter.label} isTitled={isTitled} name={filter.param} options={facets[filter.param] ?? []} />
      )
    case 'months':
      return (
        <SliderRange param={filter.param} query={query}>
          <RangeField label={filter.label} isTitled={isTitled} param={filter.param} unit="" isMonth filters={query.filters} />
        </SliderRange>
      )
    case 'power':
      return <PowerField label={filter.label} isTitled={isTitled} list={query.list} filters={query.filters} />
    case 'range':
      return filter.param === priceParam && histogram ? (
        <PriceRange
          label={filter.label}
          isTitled={isTitled}
          param={filter.param}
          unit={filter.unit}
          histogram={histogram}
          filters={query.filters}
        />
      ) : (
        <SliderRange param={filter.param} query={query}>
          <RangeField label={filter.label} isTitled={isTitled} param={filter.param} unit={filter.unit} filters={query.filters} />
        </SliderRange>
      )
    case 'min':
    case 'max':
    case 'days':
    case 'atLeast':
      return (
        <Select
          dense
          id={`filtro-${filter.param}`}
          name={filter.param}
          label={filter.label}
          emptyLabel="Qualsiasi"
          defaultValue={chosen[0] ?? ''}
          options={stepOptions(filter, query.list, chosen[0])}
        />
      )
    case 'yes':
    case 'someOf':
    case 'recent':
      return <Checkbox name={filter.param} value="si" label={filter.label} defaultChecked={chosen.length > 0} />
    case 'text':
    case 'words':
      return (
        <TextField
          dense
          id={`filtro-${filter.param}`}
          name={filter.param}
          label={filter.label}
          defaultValue={chosen[0] ?? ''}
          maxLength={60}
          placeholder={filter.example && `Es. ${filter.example}`}
        />
      )
    case 'turnkey':
      return <TurnkeyField filter={filter} query={query} />
    case 'place':
      return <PlaceField place={query.place} unknown={query.unknownPlace?.text} radiusKm={query.radiusKm} offersPosition />
  }
}

/** The steps a filter offers, and the chosen value when it came from an address and is none of them. */
function stepOptions(
  filter: MinFilter | MaxFilter | DaysFilter | AtLeastFilter,
  list: ListPageSlug,
  chosen: string | undefined,
): { value: string; label: string }[] {
  if (filter.kind === 'atLeast') return Object.entries(filter.options(list)).map(([value, label]) => ({ value, label }))
  const steps: number[] = [...filter.steps]
  const wanted = chosen === undefined ? undefined : Number(chosen)
  if (wanted !== undefined && !steps.includes(wanted)) steps.push(wanted)
  return steps.sort((a, b) => a - b).map((step) => ({ value: String(step), label: labelOfStep(filter, step) }))
}

function labelOfStep(filter: MinFilter | MaxFilter | DaysFilter, step: number): string {
  if (filter.kind === 'days') return step === 1 ? '1 giorno' : `${step} giorni`
  return filter.unit === '' ? String(step) : measureText(step, filter.unit)
}
