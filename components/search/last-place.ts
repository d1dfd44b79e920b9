import { useEffect, useSyncExternalStore } from 'react'
import type { SearchPlace } from '@/lib/market/search/query/search-query'

let known: SearchPlace | null = null

/** Remembers the place of the last list in the memory of this tab, until the next whole load. A list without a place clears it. */
export function useRememberPlace(place: SearchPlace | null): void {
  useEffect(() => {
    known = place
  }, [place])
}

/** The place of the last list, if any; never on the server, whose memory all visitors share. */
export function useLastPlace(): SearchPlace | null {
  return useSyncExternalStore(neverChanges, () => known, nobodys)
}

const neverChanges = () => () => {} // while a page shows it no list can come
const nobodys = () => null
