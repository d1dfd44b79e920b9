import type { Db, SqlFragment } from '@/lib/kernel/db/db.server'
import { offersWithoutTransfer } from '@/lib/market/ads/ad'
import { sqlName } from '@/lib/market/ads/ad-column-lists'
import { transferRates } from '@/lib/market/ads/page/turnkey-price'
import { newDriverLimits } from '@/lib/market/catalogue/new-drivers'
import { boxAround, earthRadiusKm } from '@/lib/market/places/distance'
import { priceLabelSql } from '@/lib/market/price-rating/stored-ratings.server'
import { listPageOf } from '@/lib/market/search/page/list-pages'
import type { SearchedColumn } from '@/lib/market/search/query/filter-kinds'
import { type FilterPredicate, filterPredicatesOf } from '@/lib/market/search/query/filter-predicates'
import type { SearchPlace, SearchQuery, VehicleChoice } from '@/lib/market/search/query/search-query'
import { onlyVehicle, wholeMakes } from '@/lib/market/search/query/vehicle-choice'

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
  const add = (key: string, sql: SqlFragment) => conditions.push({ key, sql })
  const only = onlyVehicle(query)
  if (only) add('marca', db`a.make = ${only.make.slug}`)
  if (only?.model) add('modello', db`a.model = ${only.model.slug}`)
  if (query.vehicles.length > 1) add('marca', anyVehicle(db, query.vehicles))
  if (query.excluded.length > 0) add('senza_marca', noVehicle(db, query.excluded))
  if (place && radiusKm !== null) add('dove', withinRadius(db, place, radiusKm))
  for (const demand of filterPredicatesOf(query)) conditions.push({ key: demand.param, sql: demandSql(db, demand) })
  return conditions
}

/** `and` and the conditions, or nothing. */
export function andConditions(db: Db, conditions: readonly SqlCondition[]): SqlFragment {
  return conditions.reduce((all, { sql }) => db`${all} and ${sql}`, db``)
}

/** The value a filter compares: a column of `ad`, or a value computed from it. */
export function columnSql(db: Db, column: SearchedColumn): SqlFragment {
  if (column === 'sellerKind')
    return db`case when a.dealer_id is null then coalesce(a.seller_type, 'non-indicato') else 'concessionario' end`
  if (column === 'hasWarranty') return db`(a.warranty_kind is not null or coalesce(a.warranty_months, 0) > 0)`
  if (column === 'priceLabel') return priceLabelSql(db)
  if (column === 'makeAndModel') return db`a.make || ':' || a.model`
  if (column === 'registrationMonth') return db`(a.registration_year * 12 + extract(month from a.first_registration)::int - 1)`
  if (column === 'hasPhotos') return db`exists (select from ad_photo p where p.ad_id = a.id)`
  if (column === 'hasPapers') return db`exists (select from vehicle_record r where r.ad_id = a.id and r.paper_state = 'accepted')`
  if (column === 'dealerName') return db`(select d.name from dealer d where d.id = a.dealer_id)`
  if (column === 'adText') return db`ad_text(a.make, a.model, a.version, a.description)`
  if (column === 'seller') return db`case when a.dealer_id is null then a.owner_id * 2 + 1 else a.dealer_id * 2 end`
  if (column === 'forNewDrivers')
    return db`(a.power_kw <= ${newDriverLimits.kw} and a.power_kw * 1000 <= ${newDriverLimits.kwPerTonne} * a.kerb_mass_kg)`
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

function demandSql(db: Db, demand: FilterPredicate): SqlFragment {
  const value = columnSql(db, demand.column)
  switch (demand.kind) {
    case 'oneOf':
      return db`${value} in ${db([...demand.values])}`
    case 'allOf':
      return db`${value} @> ${[...demand.values]}::text[]`
    case 'someOf':
      return db`${value} && ${[...demand.values]}::text[]`
    case 'equals':
      return db`${value} = ${demand.value}`
    case 'contains':
      return everyWord(db, demand.column, demand.words)
    case 'words':
      return demand.areAbsent
        ? db`(${value} @@ (select ad_query(${[...demand.words]}::text[]))) is not true`
        : db`${value} @@ (select ad_query(${[...demand.words]}::text[]))`
    case 'between':
      return withinSql(db, value, demand)
    case 'turnkey':
      return withinSql(db, turnkeyPriceSql(db, demand.province), demand)
    case 'since':
      return db`${value} >= now() - make_interval(hours => ${demand.hours})`
  }
}

function withinSql(db: Db, value: SqlFragment, { from, to }: { from: number | null; to: number | null }): SqlFragment {
  if (from !== null && to !== null) return db`${value} between ${from} and ${to}`
  return from === null ? db`${value} <= ${to}` : db`${value} >= ${from}`
}

/** Requires every word; dealers are few, so theirs are looked for once, and not again for each ad. */
function everyWord(db: Db, column: SearchedColumn, words: readonly string[]): SqlFragment {
  if (column !== 'dealerName') return containsAll(db, columnSql(db, column), words)
  return db`a.dealer_id in (select d.id from dealer d where ${containsAll(db, db`d.name`, words)})`
}

function containsAll(db: Db, text: SqlFragment, words: readonly string[]): SqlFragment {
  const [first = '', ...others] = words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
  const contains = (pattern: string) => db`${text} ilike ${pattern}`
  return others.reduce((all, pattern) => db`${all} and ${contains(pattern)}`, db`${contains(first)}`)
}

/** Kilometres between the ad `a` and a place, as `distanceKm` of lib/market/places computes them. */
export function distanceSql(db: Db, { latitude, longitude }: SearchPlace): SqlFragment {
  return db`2 * ${earthRadiusKm}::float8 * asin(least(1, sqrt(
    power(sin(radians(a.latitude - ${latitude}::float8) / 2), 2)
    + cos(radians(${latitude}::float8)) * cos(radians(a.latitude)) * power(sin(radians(a.longitude - ${longitude}::float8) / 2), 2))))`
}

/** Distance in whole millimetres: every engine computes the same. */
export function millimetresSql(db: Db, place: SearchPlace): SqlFragment {
  return db`floor(${distanceSql(db, place)} * 1000000 + 0.5)`
}

/** `turnkeyPriceCents` of a car on a list, for a buyer of the province «MI». */
export function turnkeyPriceSql(db: Db, province: string, now = new Date()): SqlFragment {
  const rates = transferRates(province, now)
  if (!rates) return db`null::float8`
  const { flatUpToKw, flat, perKw, percent } = rates.tax
  return db`case when a.offer_type not in ${db([...offersWithoutTransfer])}
    and (a.first_registration is null or a.first_registration > date '1970-01-01' + ${rates.historicUntil}::int)
    then a.price_cents + ${rates.feesCents}::float8
      + floor((case when a.power_kw <= ${flatUpToKw}::int then ${flat}::float8 else a.power_kw * ${perKw}::float8 end * ${percent}::float8 + 5000) / 10000) end`
}

/** The box around the circle lets the index help. */
function withinRadius(db: Db, place: SearchPlace, radiusKm: number): SqlFragment {
  const { south, north, west, east } = boxAround(place, radiusKm)
  return db`a.latitude between ${south}::float8 and ${north}::float8 and a.longitude between ${west}::float8 and ${east}::float8
    and ${distanceSql(db, place)} <= ${radiusKm}::float8`
}
