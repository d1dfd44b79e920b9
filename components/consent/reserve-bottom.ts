import { bottomEdgeName } from '@/styles/tokens'

/** Keeps the bottom of the page free for an element that stands over it: nothing that gets the focus, and nothing at the end, stays under it. Gives back the function that ends it. */
export function reserveBottom(element: HTMLElement): () => void {
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => style.setProperty(bottomEdgeName, `${element.offsetHeight}px`))
  observer.observe(element)
  return () => {
    observer.disconnect()
    style.removeProperty(bottomEdgeName)
  }
}
