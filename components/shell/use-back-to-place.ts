import Router from 'next/router'
import { useEffect } from 'react'
import { placeLaidOut } from '@/components/ui/place-laid-out'

/**
 * Restores the scroll position after back or forward. Next scrolls every page it renders to the top, and its own remedy stores the positions in the
 * browser's storage; here they go with the tab. After whole loads the browser restores them. Between rendered pages it would scroll the page that is left,
 * slowly, and the rest of that movement would be added to our position.
 */
export function useBackToPlace(): void {
  useEffect(() => {
    const places = new Map<string, number>()
    let current = entryKey()
    let isReturning = false
    const remember = () => {
      const place = placeLaidOut()
      if (!isReturning) places.set(current, place)
    }
    /** The history entry has changed already; the visible page is still the one that is left. */
    const onReturn = () => {
      remember()
      isReturning = true
    }
    const onEnd = () => {
      current = entryKey()
      if (isReturning) window.scrollTo({ top: places.get(current) ?? 0, behavior: 'instant' })
      isReturning = false
      keepBrowserFromScrolling()
    }
    /** A jump within the page: nothing is rendered or scrolled here. */
    const onJump = () => {
      current = entryKey()
      isReturning = false
    }
    if (document.readyState === 'complete') keepBrowserFromScrolling()
    window.addEventListener('pageshow', keepBrowserFromScrolling) // a load is over, and the browser has put the page in its place
    window.addEventListener('pagehide', letBrowserScroll)
    document.addEventListener('visibilitychange', onVisibility)
    window.addEventListener('popstate', onReturn, { capture: true })
    Router.events.on('routeChangeStart', remember)
    Router.events.on('routeChangeComplete', onEnd)
    Router.events.on('hashChangeComplete', onJump)
    return () => {
      window.removeEventListener('pageshow', keepBrowserFromScrolling)
      window.removeEventListener('pagehide', letBrowserScroll)
      document.removeEventListener('visibilitychange', onVisibility)
      window.removeEventListener('popstate', onReturn, { capture: true })
      Router.events.off('routeChangeStart', remember)
      Router.events.off('routeChangeComplete', onEnd)
      Router.events.off('hashChangeComplete', onJump)
    }
  }, [])
}

/** The setting belongs to the current history entry. */
function keepBrowserFromScrolling(): void {
  window.history.scrollRestoration = 'manual'
}

function letBrowserScroll(): void {
  window.history.scrollRestoration = 'auto'
}

/** A phone may discard a hidden tab without an event, and load it again later. */
function onVisibility(): void {
  if (document.visibilityState === 'hidden') letBrowserScroll()
  else keepBrowserFromScrolling()
}

/** The key that Next gives every entry of the history. */
function entryKey(): string {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null && 'key' in state && typeof state.key === 'string' ? state.key : ''
}
