import type { MapPoint } from '@/lib/market/places/region-map'

/** How many ads a comune has; `istat`: its code, `weight`: its inhabitants. */
export type ComuneCount = MapPoint & { istat: string; weight: number; count: number }
/** Comuni that stand too near each other on the map to be pressed apart; the first is the biggest town, and the group stands there under its name. */
export type ComuniGroup = { first: ComuneCount; comuni: readonly ComuneCount[]; count: number }

/** Groups comuni around the biggest towns that have ads; no two groups stand nearer than `apart`, in units of the map. */
export function groupComuni(counts: readonly ComuneCount[], apart: number): ComuniGroup[] {
  const groups: { first: ComuneCount; comuni: ComuneCount[]; count: number }[] = []
  const inOrder = [...counts].sort((a, b) => b.weight - a.weight || a.istat.localeCompare(b.istat))
  for (const comune of inOrder) {
    const nearest = groups.find(({ first }) => Math.hypot(first.x - comune.x, first.y - comune.y) < apart)
    if (nearest) {
      nearest.comuni.push(comune)
      nearest.count += comune.count
    } else groups.push({ first: comune, comuni: [comune], count: comune.count })
  }
  return groups
}
