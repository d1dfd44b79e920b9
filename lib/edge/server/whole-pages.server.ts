import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import type { ReactNode } from 'react'
import { chooseEncoding } from '@/lib/edge/page-cache/choose-encoding.server'
import { compress } from '@/lib/edge/page-cache/compress.server'
import { drawBytes } from '@/lib/edge/page-cache/fragment-cache.server'
import { StartError } from '@/lib/kernel/errors/start-error'

const renderer = 'react-dom/server.edge'

/** Lets Next draw each page whole, before it loads: see docs/decisions/030-pages-drawn-whole.md. */
export function drawPagesWhole(): void {
  const edge: unknown = createRequire(import.meta.url)(renderer)
  if (typeof edge !== 'object' || edge === null || !('renderToReadableStream' in edge))
    throw new StartError(`${renderer} has no renderToReadableStream any more: see docs/decisions/030-pages-drawn-whole.md`)
  edge.renderToReadableStream = drawWhole
}

/** What Next asks of React's stream: to be read piece by piece. */
type WholePage = Iterable<Uint8Array> & { allReady: Promise<void> }

/** What `putBodyIn` knows of the answer that is being made. */
type Answer = {
  /** The body of the page drawn for it. */
  body?: readonly Buffer[]
  onBody: () => void
}
const answers = new AsyncLocalStorage<Answer>()
/** What Next has around every page, after the pictures that React announces, and what its document gets instead. */
const bodyStart = '<div id="__next">'
const bodyMark = '<body-of-this-page>'

/** What React's own function of this name gives, in one piece. A failure of the page rejects, as there. */
export async function drawWhole(page: ReactNode): Promise<WholePage> {
  const bytes = drawBytes(page)
  const answer = answers.getStore()
  if (!answer || !bytes[0]?.includes(bodyStart)) return inOnePiece(Buffer.concat(bytes))
  answer.body = bytes
  answer.onBody()
  return inOnePiece(Buffer.from(bodyMark))
}

const inOnePiece = (bytes: Buffer): WholePage => Object.assign([bytes], { allReady: Promise.resolve() })

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<unknown>

/** A page for one visitor is sent once: the last steps before either looks further for shorter words, which takes half as long again for 4 % fewer bytes. */
const effort = { br: 3, gzip: 3 }

/**
 * Lets the body of a page go past Next, which would make a text of its bytes, set it into the document, count its bytes and make them anew:
 * Next gets a mark for the body, and what it sends goes out with the body in its place, compressed as the visitor likes best. What is no page
 * goes out as Next sends it. See docs/decisions/085-bodies-past-next.md.
 */
export function putBodiesIn(handle: Handle): Handle {
  return (request, response) => {
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    const answer: Answer = {
      onBody: () => {
        if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding)
        delete request.headers['accept-encoding'] // Next, which compresses what is not yet, leaves this to us
      },
    }
    const [writeHead, end] = [response.writeHead.bind(response), response.end.bind(response)]
    const send = (page: Buffer) => void end(page)
    response.writeHead = (...words: unknown[]) => {
      if (answer.body) response.removeHeader('Content-Length') // Next has counted the mark
      Reflect.apply(writeHead, response, words)
      return response
    }
    response.end = (...words: unknown[]) => {
      const [document] = words
      if (!answer.body || typeof document !== 'string') {
        Reflect.apply(end, response, words)
        return response
      }
      const page = putBodyIn(document, answer.body)
      if (encoding === 'identity') send(page)
      else compress(page, encoding, effort).then(send, (error: unknown) => response.destroy(error instanceof Error ? error : undefined))
      return response
    }
    return answers.run(answer, () => handle(request, response))
  }
}

/** An error that Next words itself has no mark. */
function putBodyIn(document: string, body: readonly Buffer[]): Buffer {
  const at = document.indexOf(bodyMark)
  if (at < 0) return Buffer.from(document)
  return Buffer.concat([Buffer.from(document.slice(0, at)), ...body, Buffer.from(document.slice(at + bodyMark.length))])
}
