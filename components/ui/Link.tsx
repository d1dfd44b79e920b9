import Router from 'next/router'
import type { ComponentPropsWithRef, MouseEvent, SyntheticEvent } from 'react'

type Props = ComponentPropsWithRef<'a'> & {
  /** A path of ours. */
  href: string
  /** False: the next page is shown from where this one stands. */
  scroll?: boolean
}

/** A link that is followed without a whole load, and whose page is fetched when somebody points at it. next/link does the same with eleven hooks and three parsed addresses a link, and a list has 150. */
export function Link({ href, scroll = true, onClick, children, ...link }: Props) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || isForBrowser(event)) return
    event.preventDefault()
    void Router.push(href, undefined, { scroll })
  }
  return (
    <a {...link} href={href} onClick={follow} onMouseEnter={prefetch} onTouchStart={prefetch}>
      {children}
    </a>
  )
}

/** Another tab or window, a download. */
function isForBrowser({ currentTarget, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent<HTMLAnchorElement>): boolean {
  const isElsewhere = currentTarget.target !== '' && currentTarget.target !== '_self'
  return isElsewhere || button !== 0 || metaKey || ctrlKey || shiftKey || altKey || currentTarget.hasAttribute('download')
}

function prefetch({ currentTarget }: SyntheticEvent<HTMLAnchorElement>): void {
  const { pathname, search, origin } = currentTarget
  if (origin !== window.location.origin) return
  Router.prefetch(pathname + search, undefined, { priority: true }).catch(() => {}) // then it is fetched on the way
}
