import Router from 'next/router'

/**
 * Next fetches the code of every page whose link comes into view: sixty files for a list. Here it fetches that of the page somebody is
 * about to go to, when the pointer, a finger or the focus is on its link.
 */
export function prefetchOnIntent(): void {
  if (typeof window === 'undefined') return
  Router.ready(() => {
    const { router } = Router
    if (!router) return
    const prefetch = router.prefetch.bind(router)
    router.prefetch = async (url, as, options) => {
      if (options?.priority === true) await prefetch(url, as, options) // links ask so for a pointer or a finger
    }
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof HTMLAnchorElement && target.origin === window.location.origin && target.matches(':focus-visible'))
        prefetch(target.pathname + target.search, undefined, { priority: true }).catch(() => {}) // then it is fetched on the way
    })
  })
}
