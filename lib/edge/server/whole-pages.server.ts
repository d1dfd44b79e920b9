import { createRequire } from 'node:module'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { StartError } from '@/lib/kernel/errors/start-error'

const renderer = 'react-dom/server.edge'

/** Lets Next draw each page into one string, before it loads: see docs/decisions/030-pages-drawn-whole.md. */
export function drawPagesWhole(): void {
  const edge: unknown = createRequire(import.meta.url)(renderer)
  if (typeof edge !== 'object' || edge === null || !('renderToReadableStream' in edge))
    throw new StartError(`${renderer} has no renderToReadableStream any more: see docs/decisions/030-pages-drawn-whole.md`)
  edge.renderToReadableStream = drawWhole
}

/** What Next asks of React's stream: to be read piece by piece. Here there is one. */
type WholePage = Iterable<Uint8Array> & { allReady: Promise<void> }

/** What React's own function of this name gives, in one piece. A failure of the page rejects, as there. */
export async function drawWhole(page: ReactNode): Promise<WholePage> {
  return Object.assign([Buffer.from(renderToString(page))], { allReady: Promise.resolve() })
}
