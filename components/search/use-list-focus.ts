import { useRouter } from 'next/router'
import { type RefObject, useEffect, useRef } from 'react'

/** Moves the focus in a new list to the control that was used or, where it is gone (another page), to the heading of the results; from the search row to its next token, or to its field; on the map to the name of what it shows. */
export function useListFocus(address: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const nextStop = useRef<NextStop>(undefined)
  const { events } = useRouter()
  useEffect(() => {
    const remember = () => void (nextStop.current = nextStopOf(document.activeElement))
    events.on('routeChangeStart', remember)
    return () => events.off('routeChangeStart', remember)
  }, [events])
  useEffect(() => {
    const stop = nextStop.current
    nextStop.current = undefined
    if (stop === undefined || (document.activeElement !== document.body && stop !== 'results')) return
    const control = stop === 'results' ? null : document.querySelector<HTMLElement>(stop.selector)
    if (control?.checkVisibility()) control.focus()
    else (heading.current ?? document.querySelector('main'))?.focus()
  }, [address])
  return heading
}

type NextStop = 'results' | { selector: string } | undefined

function nextStopOf(focused: Element | null): NextStop {
  if (!focused || focused === document.body) return undefined
  if (focused.closest('[role=search]')) return { selector: '[data-token], [role=search] input[type=search]' } // the row is rendered anew
  if (focused.closest('[data-map]')) return { selector: '[data-map-name]' } // what was pressed is another place now
  if (!focused.closest('#filtri')) return focused.closest('nav[aria-label=Pagine]') ? 'results' : undefined
  const [name, value] = [focused.getAttribute('name'), focused.getAttribute('value')]
  if (name === null) return { selector: `#filtri ${focused.localName}[type=submit]` }
  const boxValue = focused.matches('[type=checkbox]') && value !== null ? `[value="${CSS.escape(value)}"]` : ''
  return { selector: `#filtri [name="${CSS.escape(name)}"]${boxValue}` }
}
