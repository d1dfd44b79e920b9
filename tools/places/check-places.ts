/** node --import tsx tools/places/check-places.ts FILE compares our comuni with a CSV answer key (istat,comune,sigla,regione,lat,lng,popolazione). */
import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { listPlaces } from '@/lib/market/places/places.server'
import { comparePlaces, type KnownPlace, NEAR_KM } from './compare-places'

const WANTED_SHARE = 0.97
const BIG_COMUNE = 100_000

const file = process.argv[2]
if (!file) throw new Error('Usage: node --import tsx tools/places/check-places.ts FILE.csv')
const rows: unknown = parse(readFileSync(file, 'utf8'), { columns: true, bom: true })
const result = comparePlaces(listPlaces(), Array.isArray(rows) ? rows.map(knownPlace) : [])

const share = result.near / result.total
console.log(
  `${result.near} of ${result.total} comuni (${(share * 100).toFixed(2)} %) within ${NEAR_KM} km, median ${result.medianKm.toFixed(2)} km`,
)
console.log(`missing: ${result.missing.map((place) => place.name).join(', ') || 'none'}`)
console.log(`far: ${result.far.map(({ place, km }) => `${place.name} (${place.provinceCode}) ${km.toFixed(1)}`).join(', ') || 'none'}`)
console.log(`another province: ${result.otherProvince.join(', ') || 'none'}`)
console.log(`another region: ${result.otherRegion.join(', ') || 'none'}`)
console.log(`another name: ${result.otherName.join(', ') || 'none'}`)
const lost = [...result.missing, ...result.far.map(({ place }) => place)].filter((place) => place.population > BIG_COMUNE)
if (share < WANTED_SHARE || lost.length > 0 || result.otherProvince.length > 0 || result.otherRegion.length > 0) process.exitCode = 1

function knownPlace(row: unknown): KnownPlace {
  return {
    istat: cell(row, 'istat'),
    name: cell(row, 'comune'),
    provinceCode: cell(row, 'sigla'),
    regionName: cell(row, 'regione'),
    latitude: Number(cell(row, 'lat')),
    longitude: Number(cell(row, 'lng')),
    population: Number(cell(row, 'popolazione')),
  }
}

function cell(row: unknown, column: string): string {
  return typeof row === 'object' && row !== null ? String(Reflect.get(row, column) ?? '') : ''
}
