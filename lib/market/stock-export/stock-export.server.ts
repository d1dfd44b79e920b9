import { stringify } from 'csv-stringify/sync'
import { withoutFormula } from '@/lib/kernel/csv/spreadsheet-cell'
import type { Db } from '@/lib/kernel/db/db.server'
import { adPath } from '@/lib/kernel/routes/routes'
import type { Ad } from '@/lib/market/ads/ad'
import { vehicleNames, vehicleTitle } from '@/lib/market/ads/ad-cards.server'
import { adColumnNames, publicColumns, sqlName } from '@/lib/market/ads/ad-column-lists'
import { pictureSrc } from '@/lib/market/photos/photo'
import { findPlace } from '@/lib/market/places/places.server'
import { type ExportFile, type FeedCheck, type OtherService, ownRowName } from './export-files'
import { type ExportedVehicle, type ExportingDealer, type FeedColumn, isAdvertised, missingFacts } from './exported-vehicle'
import { googleColumns } from './google-columns'
import { metaColumns } from './meta-columns'
import { chosenColumns, ownColumns } from './own-columns.server'

const vehiclesAtATime = 500
const pictureWidth = 1280

/**
 * A dealer's vehicles with their drafts and those that are sold, some hundreds at a time. None comes twice, and none that is deleted.
 * `only`: those with these numbers.
 */
export async function* exportedVehicles(
  db: Db,
  dealerId: number,
  siteUrl: string,
  only?: readonly number[],
): AsyncGenerator<ExportedVehicle[]> {
  const columns = adColumnNames.map(sqlName)
  const chosen = only === undefined ? db`` : db`and id = any(${[...only]}::bigint[])`
  for (let after = 0; ; ) {
    const rows = await db<(Ad & { photos: string[] })[]>`
      select ${db(columns)}, array(select photo_id || '-' || revision from ad_photo where ad_id = ad.id and not is_withheld order by position) as photos
      from ad where dealer_id = ${dealerId} and status <> 'deleted' and id > ${after} ${chosen} order by id limit ${vehiclesAtATime}`
    const last = rows.at(-1)
    if (last === undefined) return
    yield rows.map(({ photos, ...ad }) => toVehicle(ad, photos, siteUrl))
    after = last.id
  }
}

/** Finds the vehicles of a dealer that have these numbers. */
export async function findExported(db: Db, dealerId: number, ids: readonly number[], siteUrl: string): Promise<ExportedVehicle[]> {
  const columns = adColumnNames.map(sqlName)
  const rows = await db<(Ad & { photos: string[] })[]>`
    select ${db(columns)}, array(select photo_id || '-' || revision from ad_photo where ad_id = ad.id and not is_withheld order by position) as photos
    from ad where dealer_id = ${dealerId} and status <> 'deleted' and id = any(${[...ids]}::bigint[])`
  return rows.map(({ photos, ...ad }) => toVehicle(ad, photos, siteUrl))
}

function toVehicle(ad: Ad, photos: readonly string[], siteUrl: string): ExportedVehicle {
  const { make, model } = vehicleNames(ad)
  const own = photos.map((file) => new URL(pictureSrc(file, pictureWidth), siteUrl).href)
  return {
    ad,
    makeName: make,
    modelName: model,
    title: vehicleTitle(ad),
    link: new URL(adPath({ id: ad.id, make, model, version: ad.version }), siteUrl).href,
    pictures: own.length > 0 ? own : ad.photoUrls,
  }
}

/** Who sells; undefined when nobody has this number. */
export async function findExportingDealer(db: Db, dealerId: number): Promise<ExportingDealer | undefined> {
  const [row] = await db<(Omit<ExportingDealer, 'city'> & { placeIstat: string | null })[]>`
    select id, name, phone, street, postcode, region, place_istat from dealer where id = ${dealerId}`
  if (!row) return undefined
  const { placeIstat, ...dealer } = row
  return { ...dealer, city: placeIstat === null ? null : (findPlace(placeIstat)?.name ?? null) }
}

const csvColumns: Readonly<Record<OtherService, readonly FeedColumn[]>> = {
  'google-veicoli.csv': googleColumns,
  'meta-veicoli.csv': metaColumns,
}

/** A file of a dealer's stock as text, part by part. Other services get only what they would take. `only`: the vehicles with these numbers. */
export async function* exportFile(
  db: Db,
  file: ExportFile,
  dealer: ExportingDealer,
  siteUrl: string,
  only?: readonly number[],
): AsyncGenerator<string> {
  const own = only === undefined ? ownColumns : chosenColumns
  if (file === 'veicoli.json') {
    yield* jsonFile(dealer, own, exportedVehicles(db, dealer.id, siteUrl, only))
    return
  }
  const columns = file === 'veicoli.csv' ? own : csvColumns[file]
  yield csvLines([columns.map(({ name }) => name)])
  for await (const vehicles of exportedVehicles(db, dealer.id, siteUrl, only)) {
    const exported = file === 'veicoli.csv' ? vehicles : vehicles.filter((vehicle) => isTakenBy(columns, vehicle, dealer))
    if (exported.length > 0) yield csvLines(exported.map((vehicle) => columns.map(({ cell }) => cell(vehicle, dealer))))
  }
}

function isTakenBy(columns: readonly FeedColumn[], vehicle: ExportedVehicle, dealer: ExportingDealer): boolean {
  return isAdvertised(vehicle) && missingFacts(columns, vehicle, dealer).length === 0
}

/** RFC 4180. */
function csvLines(rows: readonly (readonly (string | number | null)[])[]): string {
  return stringify([...rows], { record_delimiter: 'windows', quoted_match: /[\r\n]/, cast: { string: withoutFormula } })
}

async function* jsonFile(
  dealer: ExportingDealer,
  own: readonly FeedColumn[],
  exported: AsyncIterable<ExportedVehicle[]>,
): AsyncGenerator<string> {
  const { id, name } = dealer
  yield `{"dealer":${JSON.stringify({ id, name })},"vehicles":[`
  let separator = ''
  for await (const vehicles of exported) {
    yield separator + vehicles.map((vehicle) => JSON.stringify(jsonVehicle(vehicle, dealer, own))).join(',\n')
    separator = ',\n'
  }
  yield ']}\n'
}

/**
 * What everybody may see of the ad, and its owner besides; names of the values as in addresses of searches. Beside them the cells of the CSV, by which our
 * import reads it again.
 */
function jsonVehicle(vehicle: ExportedVehicle, dealer: ExportingDealer, own: readonly FeedColumn[]) {
  const { ad, makeName, modelName, title, link, pictures } = vehicle
  const facts = Object.fromEntries(publicColumns.map((column) => [column, ad[column]]))
  const row = Object.fromEntries(own.map(({ name, cell }) => [name, cell(vehicle, dealer)]))
  return { ...facts, title, makeName, modelName, vin: ad.vin, sourceLink: ad.sourceLink, link, pictures, [ownRowName]: row }
}

/** What other services would say of the stock. */
export async function checkFeeds(db: Db, dealer: ExportingDealer, siteUrl: string): Promise<Record<OtherService, FeedCheck>> {
  const counts = { 'google-veicoli.csv': new FeedCount(googleColumns, dealer), 'meta-veicoli.csv': new FeedCount(metaColumns, dealer) }
  for await (const vehicles of exportedVehicles(db, dealer.id, siteUrl))
    for (const vehicle of vehicles.filter(isAdvertised)) for (const count of Object.values(counts)) count.add(vehicle)
  return { 'google-veicoli.csv': counts['google-veicoli.csv'].check(), 'meta-veicoli.csv': counts['meta-veicoli.csv'].check() }
}

class FeedCount {
  private taken = 0
  private advertised = 0
  private readonly missing = new Map<string, number>()

  constructor(
    private readonly columns: readonly FeedColumn[],
    private readonly dealer: ExportingDealer,
  ) {}

  add(vehicle: ExportedVehicle): void {
    const missing = missingFacts(this.columns, vehicle, this.dealer)
    this.advertised += 1
    if (missing.length === 0) this.taken += 1
    for (const what of missing) this.missing.set(what, (this.missing.get(what) ?? 0) + 1)
  }

  check(): FeedCheck {
    const missing = [...this.missing].map(([what, vehicles]) => ({ what, vehicles })).toSorted((a, b) => b.vehicles - a.vehicles)
    return { taken: this.taken, advertised: this.advertised, missing }
  }
}
