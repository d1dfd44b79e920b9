import { type RefObject, useEffect, useRef } from 'react'

/** Closes an open <details> on Escape (focus goes back to its button), on a click or focus outside, and on a click on one of its links. */
export function useDismissal(): RefObject<HTMLDetailsElement | null> {
  const ref = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const details = ref.current
    if (!details) return
    const closeFromOutside = (event: Event) => {
      if (details.open && event.target instanceof Node && !details.contains(event.target)) details.open = false
    }
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.open) return
      details.open = false
      details.querySelector('summary')?.focus()
    }
    const closeByLink = (event: Event) => {
      if (event.target instanceof Element && event.target.closest('a')) details.open = false
    }
    document.addEventListener('pointerdown', closeFromOutside)
    document.addEventListener('focusin', closeFromOutside)
    document.addEventListener('keydown', closeByKey)
    details.addEventListener('click', closeByLink)
    return () => {
      document.removeEventListener('pointerdown', closeFromOutside)
      document.removeEventListener('focusin', closeFromOutside)
      document.removeEventListener('keydown', closeByKey)
      details.removeEventListener('click', closeByLink)
    }
  }, [])
  return ref
}
