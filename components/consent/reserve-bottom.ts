import { bottomInsetProperty } from '@/styles/tokens'

/** Publishes the height of a fixed bottom element as a CSS custom property, so that content and focus scroll clear of it. Returns the cleanup. */
export function reserveBottom(element: HTMLElement): () => void {
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => style.setProperty(bottomInsetProperty, `${element.offsetHeight}px`))
  observer.observe(element)
  return () => {
    observer.disconnect()
    style.removeProperty(bottomInsetProperty)
  }
}
