import { type RefObject, useEffect } from 'react'

/** The elements placed by an edge. Only they get the property: one that all inherit from the root restyles every element. */
const readers = 'html, body, [data-top-bar] > *, [data-bottom-bar], [data-bottom-bar] > *, [data-over-edge]'

/** Publishes the height of an element that covers an edge of the screen as a CSS custom property while mounted: content and focus scroll clear of it. The zero of a hidden one yields to the height of one that is shown. */
export function useCoveredEdge(ref: RefObject<HTMLElement | null>, property: string): void {
  useEffect(() => {
    const element = ref.current
    if (!element) return
    let sheet: CSSStyleSheet | undefined
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize ?? 0
      const own = (sheet ??= new CSSStyleSheet())
      own.replaceSync(`${readers} { ${property}: ${height}px }`)
      const others = document.adoptedStyleSheets.filter((other) => other !== own)
      document.adoptedStyleSheets = height === 0 ? [own, ...others] : [...others, own]
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      if (sheet) document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
    }
  }, [ref, property])
}
