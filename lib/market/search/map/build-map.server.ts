import type { Db } from '@/lib/kernel/db/db.server'
import { regions } from '@/lib/kernel/italian/regions'
import { areaAround, type MapArea, mapArea } from '@/lib/market/places/map-area.server'
import { isRegion, provinces } from '@/lib/market/places/place'
import { listPlaces } from '@/lib/market/places/places.server'
import { landPicture, mapPoint } from '@/lib/market/places/region-map'
import { middleOf } from '@/lib/market/places/region-map.server'
import type { SearchResults } from '@/lib/market/search/page/search-results'
import { searchHref } from '@/lib/market/search/query/search-href'
import type { SearchQuery } from '@/lib/market/search/query/search-query'
import { mapComuni } from './map-comuni.server'
import { groupedBy, levelName, type MapLevel, type MapLink, mapLevel, mapTrail, nextRadius, provinceOf, regionOf } from './map-level'
import { atOf, circleBox, circleSizes, fixedBoxes, placeLabels, placeMarks } from './mark-layout'
import type { MapCircle, MapPart, ResultMap } from './result-map'
import type { MarkBox } from './spread-marks'

type Marks = Pick<ResultMap, 'circles' | 'signs' | 'towns' | 'parts' | 'unplaced'>
type Part = { id: string; label: string; count: number; href: string }

/** How many names of towns are tried for a map. */
const townsTried = 40

/** The results of a search on the map. The list beside it has counted its provinces; where those are not known, nor in time its comuni, the map has no marks. */
export async function buildMap(db: Db, query: SearchQuery, { total, facets }: SearchResults): Promise<ResultMap> {
  const level = mapLevel(query)
  const area = mapArea(areaName(level))
  if (!area) throw new Error(`no map of ${areaName(level)}`)
  const by = groupedBy(level)
  const trail = mapTrail(query, level)
  const fixed = fixedBoxes([...trail.map(({ label }) => label), levelName(level)])
  const counted = by === 'comune' ? null : provinceParts(query, facets['provincia'] ?? [])
  const marks =
    by === 'comune'
      ? await mapComuni(db, query, { level, area, towns: townsIn(area), fixed })
      : counted && partMarks(query, by, counted, { total, area, fixed })

  return {
    name: levelName(level),
    picture: landPicture(areaName(level)),
    frame: area.frame,
    ring: area.ring,
    trail,
    wider: widerLink(query, level, trail),
    nearer: nearerLink(query, level, marks?.circles ?? []),
    partsAre: by === 'comune' ? 'comuni' : 'province',
    ...(marks ?? { circles: [], signs: [], towns: [], parts: [], unplaced: 0, isUncounted: true }),
  }
}

function areaName(level: MapLevel): string {
  if (level.kind === 'country') return 'italia'
  if (level.kind === 'region') return level.region
  return level.kind === 'province' ? level.code.toLowerCase() : areaAround(level.place.istat, level.radiusKm)
}

/** Provinces with results, in order of name; null when counting them took too long. A count ignores the chosen provinces, of which alone results are shown. */
function provinceParts(query: SearchQuery, options: SearchResults['facets'][string]): Part[] | null {
  if (options.some(({ count }) => count === null)) return null
  const isAny = query.filters['provincia'] === undefined
  return options.flatMap(({ value, label, count, chosen }) =>
    count === null || count === 0 || !(isAny || chosen)
      ? []
      : [{ id: value.toUpperCase(), label, count, href: searchHref(provinceOf(query, value)) }],
  )
}

function partMarks(
  query: SearchQuery,
  by: 'region' | 'province',
  parts: readonly Part[],
  { total, area, fixed }: { total: number; area: MapArea; fixed: readonly MarkBox[] },
): Marks {
  const groups = by === 'province' ? parts : regionParts(query, parts)
  const sizeOf = circleSizes(groups.map(({ count }) => count))
  const marks = placeMarks(
    groups.flatMap((group) => {
      const middle = middleOf(group.id)
      return middle ? [{ ...group, box: circleBox(middle, sizeOf(group.count), area.frame) }] : []
    }),
    fixed,
  )
  const placed = parts.reduce((sum, { count }) => sum + count, 0)
  return {
    circles: marks
      .map(({ label, count, href, box }): MapCircle => ({ ...atOf(box), size: sizeOf(count), label, count, href }))
      .sort((a, b) => b.count - a.count),
    signs: [],
    towns: by === 'region' ? [] : placeLabels(marks, [], { frame: area.frame, fixed }),
    parts: parts.map(({ label, count, href }): MapPart => ({ label, count, href })),
    unplaced: Math.max(0, total - placed),
  }
}

function regionParts(query: SearchQuery, parts: readonly Part[]): Part[] {
  const counts = new Map<string, number>()
  for (const { id, count } of parts) {
    const region = provinces[id]?.region ?? ''
    counts.set(region, (counts.get(region) ?? 0) + count)
  }
  return [...counts].flatMap(([id, count]) =>
    isRegion(id) ? [{ id, label: regions[id], count, href: searchHref(regionOf(query, id)) }] : [],
  )
}

/** The biggest comuni within a frame, for orientation. */
function townsIn({ frame }: MapArea) {
  return listPlaces()
    .map(({ name, weight, ...place }) => ({ ...mapPoint(place), label: name, weight }))
    .filter(({ x, y }) => x > frame.x && y > frame.y && x < frame.x + frame.width && y < frame.y + frame.height)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, townsTried)
}

/** A wider circle around the place, else the level above. */
function widerLink(query: SearchQuery, level: MapLevel, trail: readonly MapLink[]): MapLink | null {
  const wider = level.kind === 'around' ? nextRadius(level.radiusKm, true) : undefined
  return wider === undefined ? (trail.at(-1) ?? null) : radiusLink(query, wider)
}

/** A narrower circle around the place, else where most of the results are. */
function nearerLink(query: SearchQuery, level: MapLevel, circles: readonly MapCircle[]): MapLink | null {
  const nearer = level.kind === 'around' ? nextRadius(level.radiusKm, false) : undefined
  if (nearer !== undefined) return radiusLink(query, nearer)
  const most = circles.find(({ isList }) => !isList)
  return most && level.kind !== 'around' ? { label: most.label, href: most.href } : null
}

function radiusLink(query: SearchQuery, radiusKm: number): MapLink {
  return { label: `${radiusKm} km`, href: searchHref({ ...query, radiusKm, page: 1 }) }
}
