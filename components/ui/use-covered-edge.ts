import { type RefObject, useEffect } from 'react'

/** Publishes the height of an element that stays over an edge of the screen as a CSS custom property, for as long as it is drawn: content and focus scroll clear of it. */
export function useCoveredEdge(ref: RefObject<HTMLElement | null>, property: string): void {
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => style.setProperty(property, `${element.offsetHeight}px`))
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty(property)
    }
  }, [ref, property])
}
