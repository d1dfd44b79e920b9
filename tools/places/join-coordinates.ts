import type { Position } from '@/lib/market/places/distance'
import { foldPlaceName } from '@/lib/market/places/place-name'
import type { Comune } from './comuni'
import { neighbours, otherNames } from './other-names'

export type GeoName = { name: string; lat: string; lng: string; country: string; admin2: string }
export type Located = Comune & Position & { approximate: boolean }

const SHORTEST_PREFIX = 5

type Entry = { folded: string; position: Position }
type Province = { entries: Entry[]; byName: Map<string, Position> }

/** Gives every comune a position; what GeoNames does not know takes that of its neighbours and is marked. */
export function joinCoordinates(comuni: readonly Comune[], geoNames: readonly GeoName[]): Located[] {
  const provinces = groupByProvince(geoNames)
  const everywhere = uniqueNames(provinces)
  return comuni.map((comune) => {
    const province = provinces.get(comune.provinceCode) ?? { entries: [], byName: new Map() }
    const exact = locate(comune, province)
    if (exact) return { ...comune, ...exact, approximate: false }
    const near = (neighbours[keyOf(comune)] ?? []).map((name) => find(name, province) ?? everywhere.get(foldPlaceName(name)))
    const around = near.some(Boolean) ? near : province.entries.map((entry) => entry.position)
    return { ...comune, ...mean(around.filter((position) => position !== undefined)), approximate: true }
  })
}

export function keyOf(comune: Pick<Comune, 'name' | 'provinceCode'>): string {
  return `${comune.name} ${comune.provinceCode}`
}

function locate(comune: Comune, province: Province): Position | undefined {
  const names = [comune.name, ...comune.otherNames]
  for (const name of names) {
    const position = province.byName.get(foldPlaceName(name))
    if (position) return position
  }
  const known = (otherNames[keyOf(comune)] ?? []).flatMap((name) => province.byName.get(foldPlaceName(name)) ?? [])
  if (known.length > 0) return mean(known)
  return (
    names.map((name) => byPrefix(foldPlaceName(name), province)).find(Boolean) ??
    byParts(comune.name, province) ??
    within(foldPlaceName(comune.name), province)
  )
}

function find(name: string, province: Province): Position | undefined {
  return province.byName.get(foldPlaceName(name)) ?? byPrefix(foldPlaceName(name), province)
}

/** "San Giorio" is San Giorio di Susa, "Anoia Superiore" is Anoia; the longest agreement wins. */
function byPrefix(folded: string, { entries }: Province): Position | undefined {
  const matches = entries.filter(
    (entry) =>
      Math.min(entry.folded.length, folded.length) >= SHORTEST_PREFIX &&
      (folded.startsWith(`${entry.folded} `) || entry.folded.startsWith(`${folded} `)),
  )
  const agreement = (entry: Entry) => Math.min(entry.folded.length, folded.length) - Math.abs(entry.folded.length - folded.length) / 100
  return matches.sort((a, b) => agreement(b) - agreement(a))[0]?.position
}

/** "Grand Brissogne", "Nobile-Monguzzo": the comune's name is the end of its main village's. */
function within(folded: string, { entries }: Province): Position | undefined {
  return folded.length < SHORTEST_PREFIX ? undefined : entries.find((entry) => entry.folded.endsWith(` ${folded}`))?.position
}

/** "Treppo-Ligosullo", "Cellio con Breia": a comune of several lies between those that are known. */
function byParts(name: string, province: Province): Position | undefined {
  const parts = name.split(/-|\s+(?:e|ed|con)\s+/).flatMap((part) => province.byName.get(foldPlaceName(part)) ?? [])
  return parts.length > 0 ? mean(parts) : undefined
}

function groupByProvince(geoNames: readonly GeoName[]): Map<string, Province> {
  const provinces = new Map<string, Province>()
  for (const { name, lat, lng, admin2 } of geoNames) {
    const province = provinces.get(admin2) ?? { entries: [], byName: new Map<string, Position>() }
    const position = { latitude: Number(lat), longitude: Number(lng) }
    province.entries.push({ folded: foldPlaceName(name), position })
    // "Funes - Villnoess" and "Troina / Draginai" are one place under two names
    for (const part of [name, ...name.split(/ [-/] /)]) {
      if (!province.byName.has(foldPlaceName(part))) province.byName.set(foldPlaceName(part), position)
    }
    provinces.set(admin2, province)
  }
  return provinces
}

function uniqueNames(provinces: ReadonlyMap<string, Province>): Map<string, Position> {
  return new Map([...provinces.values()].flatMap((province) => [...province.byName]))
}

function mean(positions: readonly Position[]): Position {
  const sum = (pick: (position: Position) => number) => positions.reduce((total, position) => total + pick(position), 0)
  return { latitude: sum((p) => p.latitude) / positions.length, longitude: sum((p) => p.longitude) / positions.length }
}
