import { Checkbox } from '@/components/ui/Checkbox'
import { Select } from '@/components/ui/Select'
import { TextField } from '@/components/ui/TextField'
import { type FilterDefinition, filterGroups } from '@/lib/market/search/filter-kinds'
import type { SearchQuery } from '@/lib/market/search/search-query'
import type { Facets } from '@/lib/market/search/search-results'
import { ChoiceField } from './ChoiceField'
import { EquipmentField } from './EquipmentField'
import { PlaceField } from './PlaceField'
import { RangeField } from './RangeField'
import { stepOptions } from './step-options'

type Props = { filter: FilterDefinition; query: SearchQuery; facets: Facets }

/** One filter of the table as the control that fits its kind. */
export function FilterField({ filter, query, facets }: Props) {
  const isTitled = filter.label !== filterGroups[filter.group]
  const chosen = query.filters[filter.param] ?? []
  switch (filter.kind) {
    case 'choice':
      return <ChoiceField label={filter.label} isTitled={isTitled} name={filter.param} options={facets[filter.param] ?? []} />
    case 'allOf':
      return filter.param === 'dotazioni' ? (
        <EquipmentField name={filter.param} chosen={chosen} />
      ) : (
        <ChoiceField
          label={filter.label}
          isTitled={isTitled}
          name={filter.param}
          options={Object.entries(filter.options(query.list)).map(([value, label]) => ({
            value,
            label,
            count: null,
            chosen: chosen.includes(value),
          }))}
        />
      )
    case 'months':
      return <RangeField label={filter.label} isTitled={isTitled} param={filter.param} unit="" isMonth filters={query.filters} />
    case 'range':
    case 'power':
      return <RangeField label={filter.label} isTitled={isTitled} param={filter.param} unit={filter.unit} filters={query.filters} />
    case 'min':
    case 'max':
    case 'days':
    case 'atLeast':
      return (
        <Select
          dense
          name={filter.param}
          label={filter.label}
          emptyLabel="Qualsiasi"
          defaultValue={chosen[0] ?? ''}
          options={stepOptions(filter, query.list, chosen[0])}
        />
      )
    case 'yes':
    case 'recent':
      return <Checkbox name={filter.param} value="si" label={filter.label} defaultChecked={chosen.length > 0} />
    case 'text':
      return (
        <TextField
          dense
          name={filter.param}
          label={filter.label}
          defaultValue={chosen[0] ?? ''}
          maxLength={60}
          placeholder={filter.example && `Es. ${filter.example}`}
        />
      )
    case 'place':
      return <PlaceField place={query.place} unknown={query.unknownPlace?.text} radiusKm={query.radiusKm} />
  }
}
