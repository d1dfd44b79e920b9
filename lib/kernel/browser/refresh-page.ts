import Router from 'next/router'

let waiting: { page: string; done: Promise<void> } | undefined
let last: Promise<void> = Promise.resolve()

/**
 * Renders the page again from what is stored now, unless another one is shown by then. One after the other: Next lets two at once share the answer of the first,
 * which knows nothing of what was stored since.
 */
export function refreshPage(page = Router.pathname): Promise<void> {
  if (waiting?.page === page) return waiting.done // it has not begun yet
  const refresh = async () => {
    if (waiting === own) waiting = undefined
    if (Router.pathname === page) await Router.replace(Router.asPath, undefined, { scroll: false })
  }
  const own = { page, done: last.then(refresh) }
  waiting = own
  last = own.done.catch(() => {})
  return own.done
}
