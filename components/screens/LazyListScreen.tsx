import type { ComponentProps } from 'react'
import { island } from '@/components/shell/island'
import type { ResultMap } from '@/lib/market/search/map/result-map'
import { ListScreen } from './ListScreen'
import { MapScreen } from './MapScreen'

const LazyList = island({
  serverComponent: typeof window === 'undefined' ? ListScreen : undefined, // a build for browsers leaves it out
  load: async () => (await import('./ListScreen')).ListScreen,
  place: 'main',
})
const LazyMap = island({
  serverComponent: typeof window === 'undefined' ? MapScreen : undefined,
  load: async () => (await import('./MapScreen')).MapScreen,
  place: 'main',
  isRare: true,
})

/** A list, or the list beside the map of its results: the same address but for its view. */
export function LazyListScreen({ map, ...list }: ComponentProps<typeof ListScreen> & { map: ResultMap | undefined }) {
  return map ? <LazyMap {...list} map={map} /> : <LazyList {...list} />
}
