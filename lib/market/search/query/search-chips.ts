import { monthNames } from '@/lib/kernel/italian/date-text'
import { numberText } from '@/lib/market/catalogue/number-text'
import { labelOf } from '@/lib/market/catalogue/vocabulary'
import type { FilterDefinition, TurnkeyFilter } from './filter-kinds'
import { filtersOf, paramsOf } from './filter-params'
import { parseMonth } from './registration-month'
import { withExcluded, withFilter, withoutFilter, withoutFilters, withVehicles } from './search-edit'
import { searchHref } from './search-href'
import { buyerProvinceOf, buyerProvinceParam, type SearchQuery, type VehicleChoice } from './search-query'
import { onlyVehicle, vehicleName } from './vehicle-choice'

/** One active filter and the address of the same search without it. `key` names the filter, as `withoutFilter` takes it. */
export type SearchChip = { key: string; label: string; href: string }

export function searchChips(query: SearchQuery): SearchChip[] {
  const chip = (key: string, label: string, without: SearchQuery): SearchChip => ({ key, label, href: searchHref(without) })
  const fixed = [
    ...vehicleChips(query, chip),
    ...query.excluded.map((vehicle) =>
      chip('senza_marca', `Senza ${vehicleName(vehicle)}`, withExcluded(query, without(query.excluded, vehicle))),
    ),
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

/** A single make and its model are two chips, each of several choices is one. */
function vehicleChips(query: SearchQuery, chip: (key: string, label: string, without: SearchQuery) => SearchChip): SearchChip[] {
  const only = onlyVehicle(query)
  if (!only) return query.vehicles.map((one) => chip('marca', vehicleName(one), withVehicles(query, without(query.vehicles, one))))
  const make = chip('marca', only.make.name, withoutFilter(query, 'marca'))
  return only.model ? [make, chip('modello', only.model.name, withoutFilter(query, 'modello'))] : [make]
}

function without(vehicles: readonly VehicleChoice[], left: VehicleChoice): VehicleChoice[] {
  return vehicles.filter((vehicle) => vehicle !== left)
}

export function clearAllHref(query: SearchQuery): string {
  return searchHref(withoutFilters(query))
}

function chipLabel(filter: FilterDefinition, query: SearchQuery, param: string, value: string): string {
  const { list } = query
  switch (filter.kind) {
    case 'choice':
      return filter.param === 'porte' ? `${labelOf(filter.options(list), value)} porte` : labelOf(filter.options(list), value)
    case 'allOf':
      return labelOf(filter.options(list), value)
    case 'atLeast':
      return `Almeno ${labelOf(filter.options(list), value)}`
    case 'yes':
    case 'someOf':
    case 'recent':
    case 'place':
      return filter.label
    case 'text':
    case 'words':
      return filter.param === 'versione' ? `«${value}»` : `${filter.label} «${value}»`
    case 'days':
      return value === '1' ? 'Online da ieri' : `Online da ${value} giorni`
    case 'min':
    case 'max':
      return withUnit(`${filter.label} ${numberText(Number(value))}`, filter.unit)
    case 'turnkey':
      return turnkeyLabel(filter, query, param, value)
    case 'months':
      return monthLabel(param.endsWith('_da'), value, filter.max)
    case 'range':
    case 'power':
      return limitLabel(filter.label, filter.unit, param.endsWith('_da'), value)
  }
}

/** Limits without an effect yet say what is missing. */
function turnkeyLabel({ provinces, unit }: TurnkeyFilter, query: SearchQuery, param: string, value: string): string {
  if (param === buyerProvinceParam) return `Chiavi in mano in provincia di ${labelOf(provinces, value)}`
  const limit = limitLabel('', unit, param.endsWith('_da'), value)
  return `Chiavi in mano ${limit.toLowerCase()}${buyerProvinceOf(query) === null ? ' (manca la provincia)' : ''}`
}

/** «Immatricolazione dal 2018», «Immatricolazione da marzo 2019». */
function monthLabel(isLower: boolean, value: string, maxYear: number): string {
  const { year, month } = parseMonth(value, maxYear) ?? {}
  const name = month ? monthNames[month - 1] : undefined
  if (name === undefined) return `Immatricolazione ${isLower ? 'dal' : 'fino al'} ${value}`
  return `Immatricolazione ${isLower ? 'da' : 'fino a'} ${name} ${year}`
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
