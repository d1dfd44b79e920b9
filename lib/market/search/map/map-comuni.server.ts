import type { Db } from '@/lib/kernel/db/db.server'
import type { AdCard } from '@/lib/market/ads/ad-card'
import { getAdCards } from '@/lib/market/ads/ad-cards.server'
import { priceText } from '@/lib/market/ads/ad-description'
import { distanceKm } from '@/lib/market/places/distance'
import type { MapArea } from '@/lib/market/places/map-area.server'
import type { Place } from '@/lib/market/places/place'
import { findPlace } from '@/lib/market/places/places.server'
import { type MapPoint, mapPoint } from '@/lib/market/places/region-map'
import { withPlace, withView } from '@/lib/market/search/query/search-edit'
import { searchHref } from '@/lib/market/search/query/search-href'
import { radiusSteps, type SearchQuery } from '@/lib/market/search/query/search-query'
import { countByComune } from './comune-counts.server'
import { type ComuneCount, groupComuni } from './group-comuni'
import { type MapLevel, radiusOver } from './map-level'
import { atOf, circleBox, circleSizes, phoneMap, placeLabels, placeMarks, signBox } from './mark-layout'
import type { ResultMap } from './result-map'
import type { MarkBox } from './spread-marks'

/** Circles whose middles are nearer than this on a phone, in px, become one. */
const apartPx = 44
const [leastRadius] = radiusSteps

type Shown = { level: MapLevel; area: MapArea; towns: readonly (MapPoint & { label: string })[]; fixed: readonly MarkBox[] }
type Comune = ComuneCount & { place: Place; id: number }
type Marks = Pick<ResultMap, 'circles' | 'signs' | 'towns' | 'parts' | 'unplaced'>

/**
 * The results of a province or a circle, each in its comune: no ad stands at an address. Several near each other are a circle, a single one is a sign with its
 * price. Null when counting takes too long.
 */
export async function mapComuni(db: Db, query: SearchQuery, { level, area, towns, fixed }: Shown): Promise<Marks | null> {
  const rows = await countByComune(db, query)
  if (!rows) return null
  const comuni = rows.flatMap(({ istat, count, id }): Comune[] => {
    const place = istat === null ? undefined : findPlace(istat)
    return place ? [{ ...mapPoint(place), istat: place.istat, weight: place.weight, place, count, id }] : []
  })
  const byIstat = new Map(comuni.map((comune) => [comune.istat, comune]))
  const groups = groupComuni(comuni, (apartPx / phoneMap.width) * area.frame.width).flatMap(({ first, comuni: members, count }) => {
    const known = byIstat.get(first.istat)
    return known ? [{ first: known, places: members.flatMap(({ istat }) => byIstat.get(istat)?.place ?? []), count }] : []
  })
  const cards = await getAdCards(
    db,
    groups.flatMap(({ first, count }) => (count === 1 ? [first.id] : [])),
  )
  const cardOf = new Map(cards.map((card) => [card.id, card]))
  const sizeOf = circleSizes(groups.map(({ count }) => count))
  const marks = placeMarks(
    groups.map(({ first, places, count }) => {
      const card = count === 1 ? cardOf.get(first.id) : undefined
      const box = card ? signBox(first, signText(card), area.frame) : circleBox(first, sizeOf(count), area.frame)
      return { first, places, count, card, label: first.place.name, box }
    }),
    fixed,
  )
  return {
    circles: marks.flatMap(({ first, places, count, card, box }) =>
      card ? [] : [{ ...atOf(box), size: sizeOf(count), count, ...circleLink(query, level, first.place, places) }],
    ),
    signs: marks.flatMap(({ first, card, box }) =>
      card
        ? [
            {
              ...atOf({ x: box.x, y: box.y + box.height / 2 }),
              id: card.id,
              href: card.href,
              price: signText(card),
              label: signLabel(card, first.place),
            },
          ]
        : [],
    ),
    towns: placeLabels(marks, towns, { frame: area.frame, fixed }),
    parts: comuni
      .map(({ place, count }) => ({ label: place.name, count, href: listHref(query, place) }))
      .sort((a, b) => a.label.localeCompare(b.label, 'it')),
    unplaced: rows.reduce((sum, { istat, count }) => (istat === null || !byIstat.has(istat) ? sum + count : sum), 0),
  }
}

function signText(card: AdCard): string {
  return priceText(card) ?? 'Su richiesta'
}

function signLabel(card: AdCard, place: Place): string {
  return `${[card.title, card.version].filter(Boolean).join(' ')}, ${signText(card)}, ${place.name}`
}

/** A circle leads nearer; where the map is as near as it goes, to the list. */
function circleLink(query: SearchQuery, level: MapLevel, first: Place, places: readonly Place[]) {
  const reach = places.reduce<number>((most, place) => Math.max(most, distanceKm(first, place)), leastRadius)
  const radiusKm = radiusOver(Math.ceil(reach))
  const isList = level.kind === 'around' && radiusKm >= level.radiusKm
  const label = places.length === 1 ? first.name : `${first.name} e dintorni`
  const nearer = { ...withPlace(query, first), radiusKm }
  return { label, href: searchHref(isList ? withView(nearer, undefined) : nearer), ...(isList && { isList: true as const }) }
}

/** The list of a comune and what lies next to it. */
function listHref(query: SearchQuery, place: Place): string {
  return searchHref({ ...withPlace(query, place), radiusKm: leastRadius })
}
