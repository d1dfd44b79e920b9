import { useEffect, useSyncExternalStore } from 'react'
import type { SearchPlace } from '@/lib/market/search/search-query'

let known: SearchPlace | null = null

/** Keeps the place of the last list for the pages that follow, in the memory of this tab: it is stored nowhere and gone with the next whole load. A list without one forgets it. */
export function useRememberPlace(place: SearchPlace | null): void {
  useEffect(() => {
    known = place
  }, [place])
}

/** The place somebody looked around last, if any; never on the server, whose memory all visitors share. */
export function useKnownPlace(): SearchPlace | null {
  return useSyncExternalStore(neverChanges, () => known, nobodys)
}

const neverChanges = () => () => {} // while a page shows it no list can come
const nobodys = () => null
