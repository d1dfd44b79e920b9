import { createRequire } from 'node:module'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { share } from '@/lib/kernel/process/shared.server'
import { isOn, turnOff } from './piece-states.server'

const piece = 'whole-pages'
const renderer = 'react-dom/server.edge'

/** The module that Next renders pages with; tests give another. */
const loadRenderer = (): unknown => createRequire(import.meta.url)(renderer)

/** Lets Next render each page in one piece, before it loads: see docs/decisions/029-pages-rendered-to-one-string.md. */
export function renderPagesToOneChunk(load = loadRenderer): void {
  if (!isOn(piece)) return
  try {
    const edge = load()
    if (
      typeof edge !== 'object' ||
      edge === null ||
      !('renderToReadableStream' in edge) ||
      !Reflect.set(edge, 'renderToReadableStream', renderToOneChunk)
    )
      turnOff(piece, `${renderer} has no renderToReadableStream that can be replaced`)
    else share('rendersWholePages', true)
  } catch (error) {
    turnOff(piece, `${renderer} cannot be loaded: ${error instanceof Error ? error.message : ''}`)
  }
}

let rendered = 0
/** How many pages, and documents around them, this process has rendered so. */
export const oneChunkRenderings = (): number => rendered

/**
 * What React's own function of this name gives, in one piece. A failure of the page rejects, as there. Next reads it in a loop; for
 * any other use it is the stream that Next expects.
 */
export async function renderToOneChunk(page: ReactNode): Promise<ReadableStream<Uint8Array> & { allReady: Promise<void> }> {
  const bytes = Buffer.from(renderToString(page))
  rendered += 1
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(bytes)
      controller.close()
    },
  })
  return Object.assign(stream, { allReady: Promise.resolve(), [Symbol.asyncIterator]: () => inOnePiece(bytes) })
}

async function* inOnePiece(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}
