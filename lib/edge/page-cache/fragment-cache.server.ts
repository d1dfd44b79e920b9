import { LRUCache } from 'lru-cache'
import { createElement, type FunctionComponent, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'

/** Of bytes in memory: some 20,000 cards. */
const maxBytes = 16 * 1024 * 1024

/** Stands where a part belongs while its page is drawn. React writes no such element, and `<` of a text never as it is. */
const markPattern = /<part-(\d+)>/g

/** The parts that what is being drawn has called for, by their numbers; undefined while nothing is drawn. */
let called: Map<string, Buffer> | undefined
let count = 0

/** Draws a component into HTML, and the same component with equal props only once as long as there is room. */
export function fragmentCache(room = maxBytes) {
  const kept = new LRUCache<string, { number: string; bytes: Buffer }>({
    maxSize: room,
    sizeCalculation: ({ bytes }, key) => bytes.length + 2 * key.length,
  })
  const names = new WeakMap<object, string>()
  let parts = 0
  return <Props extends object>(part: FunctionComponent<Props>, props: Props): string => {
    let name = names.get(part)
    if (name === undefined) names.set(part, (name = `${parts++}`))
    const key = name + JSON.stringify(props)
    let known = kept.get(key)
    if (known === undefined) {
      known = { number: `${count++}`, bytes: Buffer.concat(drawBytes(createElement(part, props))) }
      kept.set(key, known)
    }
    if (!called) return known.bytes.toString()
    called.set(known.number, known.bytes)
    return `<part-${known.number}>`
  }
}

/**
 * Draws a page into the bytes it is made of, one after the other. Parts that are kept come as the bytes they were made before: turning the
 * text of a page into bytes takes as long as a third of its drawing.
 */
export function drawBytes(page: ReactNode): Buffer[] {
  const outer = called
  const own = new Map<string, Buffer>()
  called = own
  try {
    return putTogether(renderToString(page), own)
  } finally {
    called = outer
  }
}

function putTogether(html: string, parts: ReadonlyMap<string, Buffer>): Buffer[] {
  const pieces: Buffer[] = []
  let from = 0
  for (const { index, 0: mark, 1: number = '' } of html.matchAll(markPattern)) {
    const bytes = parts.get(number)
    if (!bytes) continue
    if (index > from) pieces.push(Buffer.from(html.slice(from, index)))
    pieces.push(bytes)
    from = index + mark.length
  }
  if (from < html.length || pieces.length === 0) pieces.push(Buffer.from(html.slice(from)))
  return pieces
}
