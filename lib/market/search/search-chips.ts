import { numberText } from '@/lib/market/catalogue/number-text'
import { labelOf } from '@/lib/market/catalogue/vocabulary'
import type { FilterDefinition } from './filter-kinds'
import { filtersOf, paramsOf } from './filter-params'
import { withFilter, withoutFilter, withoutFilters } from './search-edit'
import { searchHref } from './search-href'
import type { SearchQuery } from './search-query'

/** One active filter and the address of the same search without it. `key` names the filter, as `withoutFilter` takes it. */
export type SearchChip = { key: string; label: string; href: string }

export function searchChips(query: SearchQuery): SearchChip[] {
  const chip = (key: string, label: string, without: SearchQuery): SearchChip => ({ key, label, href: searchHref(without) })
  const fixed = [
    ...(query.make ? [chip('marca', query.make.name, withoutFilter(query, 'marca'))] : []),
    ...(query.model ? [chip('modello', query.model.name, withoutFilter(query, 'modello'))] : []),
    ...(query.place
      ? [chip('dove', `${query.place.name} (${query.place.provinceCode}) + ${query.radiusKm} km`, withoutFilter(query, 'dove'))]
      : []),
  ]
  const chosen = filtersOf(query.list).flatMap((filter) =>
    paramsOf(filter).flatMap((param) => {
      const values = query.filters[param] ?? []
      return values.map((value) =>
        chip(
          filter.param,
          chipLabel(filter, query, param, value),
          withFilter(
            query,
            param,
            values.filter((other) => other !== value),
          ),
        ),
      )
    }),
  )
  return [...fixed, ...chosen]
}

export function clearAllHref(query: SearchQuery): string {
  return searchHref(withoutFilters(query))
}

function chipLabel(filter: FilterDefinition, { list }: SearchQuery, param: string, value: string): string {
  switch (filter.kind) {
    case 'choice':
      return filter.param === 'porte' ? `${labelOf(filter.options(list), value)} porte` : labelOf(filter.options(list), value)
    case 'allOf':
      return labelOf(filter.options(list), value)
    case 'atLeast':
      return `Almeno ${labelOf(filter.options(list), value)}`
    case 'yes':
    case 'place':
      return filter.label
    case 'text':
      return `«${value}»`
    case 'days':
      return value === '1' ? 'Online da ieri' : `Online da ${value} giorni`
    case 'min':
    case 'max':
      return withUnit(`${filter.label} ${numberText(Number(value))}`, filter.unit)
    case 'range':
    case 'power':
      return limitLabel(filter.label, filter.unit, param.endsWith('_da'), value)
  }
}

/** Years carry no unit and no thousands dot: «Dal 2018», «Fino al 2021». */
function limitLabel(label: string, unit: string, isLower: boolean, value: string): string {
  if (unit === '')
    return `${label.replace(/^Anno di /, '')} ${isLower ? 'dal' : 'fino al'} ${value}`.replace(/./, (first) => first.toUpperCase())
  return withUnit(`${isLower ? 'Da' : 'Fino a'} ${numberText(Number(value))}`, unit)
}

function withUnit(text: string, unit: string): string {
  return unit === '' ? text : `${text} ${unit}`
}
