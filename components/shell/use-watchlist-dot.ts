import { useRouter } from 'next/router'
import { useContext, useEffect, useSyncExternalStore } from 'react'
import {
  clearNotificationFlag,
  isNotificationFlagSet,
  isNotificationFlagSetHere,
  onNotificationFlagChange,
  setNotificationFlag,
} from '@/lib/accounts/watchlist/notification-flag'
import { addNotificationToWatchlist, onSiteEvent } from '@/lib/kernel/browser/site-events'
import { routes } from '@/lib/kernel/routes/routes'
import { CurrentUserContext } from './current-user'
import { WatchlistContext } from './WatchlistProvider'

const never = () => false

/** Whether the watchlist has news. The event sets the flag, opening the watchlist clears it; a stored flag shows strangers nothing, an event of this page does. */
export function useWatchlistDot(): boolean {
  const { isLogged } = useContext(CurrentUserContext)
  const { hasNews } = useContext(WatchlistContext)
  const { asPath, pathname } = useRouter()
  useEffect(() => onSiteEvent('watchlist-notification', setNotificationFlag), [])
  useEffect(() => {
    if (!isLogged) return
    if (pathname !== routes.watchlist) return hasNews ? addNotificationToWatchlist() : undefined
    if (isNotificationFlagSet()) clearNotificationFlag()
  }, [isLogged, hasNews, asPath, pathname])
  return useSyncExternalStore(onNotificationFlagChange, isLogged ? isNotificationFlagSet : isNotificationFlagSetHere, never)
}
