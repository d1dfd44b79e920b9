import type { Db, SqlFragment } from '@/lib/kernel/db/db.server'
import { sqlName } from '@/lib/market/ads/ad-column-lists'
import { cvToKw, kwToCv } from '@/lib/market/catalogue/power'
import { priceLabelSql } from '@/lib/market/price-rating/market-price.server'
import type { FilterDefinition, SearchedColumn } from './filter-kinds'
import { filtersOf } from './filter-params'
import { listPageOf } from './list-pages'
import type { SearchPlace, SearchQuery, VehicleChoice } from './search-query'
import { onlyVehicle, wholeMakes } from './vehicle-choice'

/** The sphere of `distanceKm` in lib/market/places. */
const earthRadiusKm = 6371

/** What one active filter demands of the ad `a`. `key` as `withoutFilter` takes it. A null fact makes it null, not false. */
export type SqlCondition = { key: string; sql: SqlFragment }

/** What every ad of the list page is, whatever the filters say. */
export function scopeOf(db: Db, { list }: Pick<SearchQuery, 'list'>): SqlFragment {
  const { category, offers } = listPageOf(list)
  return offers === null
    ? db`a.status = 'published' and a.category = ${category}`
    : db`a.status = 'published' and a.category = ${category} and a.offer_type in ${db([...offers])}`
}

/** One condition for each active filter. What is not declared is not found. */
export function conditionsOf(db: Db, query: SearchQuery): SqlCondition[] {
  const { place, radiusKm } = query
  const conditions: SqlCondition[] = []
  const add = (key: string, sql: SqlFragment | null) => sql && conditions.push({ key, sql })
  const only = onlyVehicle(query)
  if (only) add('marca', db`a.make = ${only.make.slug}`)
  if (only?.model) add('modello', db`a.model = ${only.model.slug}`)
  if (query.vehicles.length > 1) add('marca', anyVehicle(db, query.vehicles))
  if (query.excluded.length > 0) add('senza_marca', noVehicle(db, query.excluded))
  if (place && radiusKm !== null) add('dove', withinRadius(db, place, radiusKm))
  for (const filter of filtersOf(query.list)) add(filter.param, filterSql(db, filter, query))
  return conditions
}

/** `and` and the conditions, or nothing. */
export function andConditions(db: Db, conditions: readonly SqlCondition[]): SqlFragment {
  return conditions.reduce((all, { sql }) => db`${all} and ${sql}`, db``)
}

/** The value a filter compares: a column of `ad`, or something worked out from it. */
export function columnSql(db: Db, column: SearchedColumn): SqlFragment {
  if (column === 'sellerKind')
    return db`case when a.dealer_id is null then coalesce(a.seller_type, 'non-indicato') else 'concessionario' end`
  if (column === 'hasWarranty') return db`(a.warranty_kind is not null or coalesce(a.warranty_months, 0) > 0)`
  if (column === 'priceLabel') return priceLabelSql(db)
  if (column === 'makeAndModel') return db`a.make || ':' || a.model`
  return db`a.${db(sqlName(column))}`
}

/** The makes alone let an index help. */
function anyVehicle(db: Db, vehicles: readonly VehicleChoice[]): SqlFragment {
  const makes = wholeMakes(vehicles).map(({ make }) => make.slug)
  return db`a.make in ${db(makes)} and (${someVehicle(db, vehicles)})`
}

/** An ad whose model is not in the catalogue is of none of the excluded models. */
function noVehicle(db: Db, excluded: readonly VehicleChoice[]): SqlFragment {
  return db`not (${someVehicle(db, excluded)})`
}

function someVehicle(db: Db, vehicles: readonly VehicleChoice[]): SqlFragment {
  return vehicles
    .map(({ make, model }) =>
      model ? db`(a.make = ${make.slug} and a.model is not distinct from ${model.slug})` : db`a.make = ${make.slug}`,
    )
    .reduce((all, one) => db`${all} or ${one}`)
}

function filterSql(db: Db, filter: FilterDefinition, { list, filters }: SearchQuery): SqlFragment | null {
  const values = filters[filter.param] ?? []
  const [value] = values
  switch (filter.kind) {
    case 'choice': {
      const stored = values.flatMap((one) => filter.stored?.(one) ?? [one])
      return stored.length === 0 ? null : db`${columnSql(db, filter.column)} in ${db(stored)}`
    }
    case 'allOf':
      return values.length === 0 ? null : db`${columnSql(db, filter.column)} @> ${[...values]}::text[]`
    case 'atLeast':
      return value === undefined ? null : db`${columnSql(db, filter.column)} in ${db(fromOption(Object.keys(filter.options(list)), value))}`
    case 'yes':
      return value === undefined ? null : db`${columnSql(db, filter.column)} = ${filter.is}`
    case 'text':
      return value === undefined ? null : everyWord(db, filter.column, value)
    case 'min':
      return limitSql(db, filter.column, { from: value }, filter.factor)
    case 'max':
      return limitSql(db, filter.column, { to: value }, filter.factor)
    case 'range':
      return limitSql(db, filter.column, { from: filters[`${filter.param}_da`]?.[0], to: filters[`${filter.param}_a`]?.[0] }, filter.factor)
    case 'power':
      return limitSql(db, filter.column, { from: kwAtLeast(filters['cv_da']?.[0]), to: kwAtMost(filters['cv_a']?.[0]) })
    case 'days':
      return value === undefined ? null : db`${columnSql(db, filter.column)} >= now() - make_interval(hours => ${Number(value) * 24})`
    case 'place':
      return null
  }
}

function limitSql(
  db: Db,
  column: SearchedColumn,
  { from, to }: { from?: string | undefined; to?: string | undefined },
  factor = 1,
): SqlFragment | null {
  const value = columnSql(db, column)
  if (from !== undefined && to !== undefined) return db`${value} between ${Number(from) * factor} and ${Number(to) * factor}`
  if (from !== undefined) return db`${value} >= ${Number(from) * factor}`
  return to === undefined ? null : db`${value} <= ${Number(to) * factor}`
}

/** The smallest kW that shows as at least so many CV. */
function kwAtLeast(cv: string | undefined): string | undefined {
  if (cv === undefined) return undefined
  const near = cvToKw(Number(cv))
  return String([near - 1, near, near + 1].find((kw) => kwToCv(kw) >= Number(cv)) ?? near)
}

/** The greatest kW that shows as at most so many CV. */
function kwAtMost(cv: string | undefined): string | undefined {
  if (cv === undefined) return undefined
  const near = cvToKw(Number(cv))
  return String([near + 1, near, near - 1].find((kw) => kwToCv(kw) <= Number(cv)) ?? near)
}

function fromOption(options: readonly string[], first: string): string[] {
  return options.slice(options.indexOf(first))
}

function everyWord(db: Db, column: SearchedColumn, text: string): SqlFragment {
  const [first = '', ...others] = text.split(' ').map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
  const contains = (pattern: string) => db`${columnSql(db, column)} ilike ${pattern}`
  return others.reduce((all, pattern) => db`${all} and ${contains(pattern)}`, db`${contains(first)}`)
}

/** Kilometres between the ad `a` and a place, as `distanceKm` of lib/market/places works them out. */
export function distanceSql(db: Db, { latitude, longitude }: SearchPlace): SqlFragment {
  return db`2 * ${earthRadiusKm}::float8 * asin(least(1, sqrt(
    power(sin(radians(a.latitude - ${latitude}::float8) / 2), 2)
    + cos(radians(${latitude}::float8)) * cos(radians(a.latitude)) * power(sin(radians(a.longitude - ${longitude}::float8) / 2), 2))))`
}

/** The box around the circle lets the index help. */
function withinRadius(db: Db, place: SearchPlace, radiusKm: number): SqlFragment {
  const latitudes = (radiusKm / earthRadiusKm) * (180 / Math.PI) * 1.001
  const longitudes = latitudes / Math.cos((Math.min(89, Math.abs(place.latitude) + latitudes) * Math.PI) / 180)
  return db`a.latitude between ${place.latitude - latitudes}::float8 and ${place.latitude + latitudes}::float8
    and a.longitude between ${place.longitude - longitudes}::float8 and ${place.longitude + longitudes}::float8
    and ${distanceSql(db, place)} <= ${radiusKm}::float8`
}
