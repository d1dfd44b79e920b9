import Router from 'next/router'

/**
 * The code of the page somebody is about to go to is fetched when the focus is on its link; for a pointer and a finger `Link` does the same.
 */
export function prefetchOnIntent(): void {
  if (typeof window === 'undefined') return
  Router.ready(() => {
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof HTMLAnchorElement && target.origin === window.location.origin && target.matches(':focus-visible'))
        Router.prefetch(target.pathname + target.search, undefined, { priority: true }).catch(() => {}) // then it is fetched on the way
    })
  })
}
