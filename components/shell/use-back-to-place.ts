import Router from 'next/router'
import { useEffect } from 'react'

/**
 * Going back or forward leads to where the page was left. Next scrolls to the top of every page it draws, also of one somebody comes back to, and its own
 * remedy keeps the positions in the browser's storage; here they are forgotten with the tab. Whole loads are the browser's affair.
 */
export function useBackToPlace(): void {
  useEffect(() => {
    const places = new Map<string, number>()
    let current = entryKey()
    let isReturning = false
    const remember = () => {
      if (!isReturning) places.set(current, window.scrollY)
    }
    /** The entry is the other one already, what is seen is still the page that is left. */
    const onReturn = () => {
      remember()
      isReturning = true
    }
    const onEnd = () => {
      current = entryKey()
      if (isReturning) window.scrollTo({ top: places.get(current) ?? 0, behavior: 'instant' })
      isReturning = false
    }
    window.addEventListener('popstate', onReturn, { capture: true })
    Router.events.on('routeChangeStart', remember)
    Router.events.on('routeChangeComplete', onEnd)
    return () => {
      window.removeEventListener('popstate', onReturn, { capture: true })
      Router.events.off('routeChangeStart', remember)
      Router.events.off('routeChangeComplete', onEnd)
    }
  }, [])
}

/** The key that Next gives every entry of the history. */
function entryKey(): string {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null && 'key' in state && typeof state.key === 'string' ? state.key : ''
}
