import { useRouter } from 'next/router'
import { useContext, useEffect, useSyncExternalStore } from 'react'
import { addNotificationToWatchlist, onSiteEvent } from '@/lib/kernel/browser/site-events'
import { routes } from '@/lib/kernel/routes/routes'
import { isFlagRaised, raiseFlag, removeFlag, watchFlag } from '@/lib/people/favourites/notification-flag'
import { VisitorContext } from './visitor'
import { WatchlistContext } from './WatchlistProvider'

const never = () => false

/** Whether the favourites have something new. The event raises the flag; opening the favourites removes it; the storage of anonymous visitors is left alone. */
export function useWatchlistDot(): boolean {
  const { isLogged } = useContext(VisitorContext)
  const { hasNews } = useContext(WatchlistContext)
  const { asPath, pathname } = useRouter()
  useEffect(() => onSiteEvent('watchlist-notification', raiseFlag), [])
  useEffect(() => {
    if (!isLogged) return
    if (pathname !== routes.favourites) return hasNews ? addNotificationToWatchlist() : undefined
    if (isFlagRaised()) removeFlag()
  }, [isLogged, hasNews, asPath, pathname])
  return useSyncExternalStore(watchFlag, isLogged ? isFlagRaised : never, never)
}
