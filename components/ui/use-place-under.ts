import { type RefObject, useEffect } from 'react'

/** The space between a popover, what it hangs under, and the edges of the window. */
const gap = 8

/** Says where a fixed element hangs under another one, always inside the window, while either moves or grows: `--left` and `--top`. */
export function usePlaceUnder(ref: RefObject<HTMLElement | null>, anchor: Element | null | undefined): void {
  useEffect(() => {
    const element = ref.current
    if (!element || !anchor) return
    const place = () => {
      const { left, bottom } = anchor.getBoundingClientRect()
      const { clientWidth, clientHeight } = document.documentElement
      element.style.setProperty('--left', `${within(left, clientWidth - element.offsetWidth)}px`)
      element.style.setProperty('--top', `${within(bottom + gap, clientHeight - element.offsetHeight)}px`)
    }
    place()
    const observer = new ResizeObserver(place)
    observer.observe(element)
    window.addEventListener('resize', place)
    window.addEventListener('scroll', place, { passive: true })
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', place)
      window.removeEventListener('scroll', place)
    }
  }, [ref, anchor])
}

function within(wanted: number, room: number): number {
  return Math.max(gap, Math.min(wanted, room - gap))
}
