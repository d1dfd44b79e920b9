import { type ComponentType, useEffect, useState } from 'react'
import { useSeenAds } from './use-seen-ads'

/** «Viste di recente» on a page that the server renders for everybody: its code comes only where there is something to show. */
export function RecentlySeen() {
  const hasSeen = useSeenAds().length > 0
  const [Row, setRow] = useState<ComponentType>()
  useEffect(() => {
    if (hasSeen) import('./RecentlySeenRow').then(({ RecentlySeenRow }) => setRow(() => RecentlySeenRow)).catch(() => {}) // the page is whole without it
  }, [hasSeen])
  return hasSeen && Row ? <Row /> : null
}
