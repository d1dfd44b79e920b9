import { LRUCache } from 'lru-cache'
import { createElement, type FunctionComponent } from 'react'
import { renderToString } from 'react-dom/server'

/** Of text in memory: some 10,000 cards. */
const maxBytes = 16 * 1024 * 1024

/** Draws a component into HTML, and the same component with equal props only once as long as there is room. */
export function fragmentCache(room = maxBytes) {
  const kept = new LRUCache<string, string>({ maxSize: room, sizeCalculation: (html, key) => 2 * (html.length + key.length) })
  const names = new WeakMap<object, string>()
  let count = 0
  return <Props extends object>(part: FunctionComponent<Props>, props: Props): string => {
    let name = names.get(part)
    if (name === undefined) names.set(part, (name = `${count++}`))
    const key = name + JSON.stringify(props)
    const known = kept.get(key)
    if (known !== undefined) return known
    const html = renderToString(createElement(part, props))
    kept.set(key, html)
    return html
  }
}
