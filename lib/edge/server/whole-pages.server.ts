import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import type { ReactNode } from 'react'
import { chooseEncoding, type Encoding } from '@/lib/edge/page-cache/choose-encoding.server'
import { compress } from '@/lib/edge/page-cache/compress.server'
import { drawBytes } from '@/lib/edge/page-cache/fragment-cache.server'
import { loggedPath } from '@/lib/kernel/errors/logged-path'
import { reportFailure } from '@/lib/kernel/errors/report-failure.server'
import { StartError } from '@/lib/kernel/errors/start-error'
import { failed, sendEarlyAnswer } from './early-answer.server'

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

const answers = new AsyncLocalStorage<Answer>()
/** What Next has around every page, after the pictures that React announces, and what its document gets instead. */
const bodyStart = '<div id="__next">'
const bodyMark = '<body-of-this-page>'

/** What React's own function of this name gives, in one piece. A failure of the page rejects, as there. */
export async function drawWhole(page: ReactNode): Promise<WholePage> {
  const bytes = drawBytes(page)
  const answer = answers.getStore()
  if (!answer || !bytes[0]?.includes(bodyStart)) return inOnePiece(Buffer.concat(bytes))
  answer.takeBody(bytes)
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
  return (request, response) => answers.run(new Answer(request, response), () => handle(request, response))
}

let put = 0
/** How many bodies this process has put into their documents. */
export const bodiesPut = (): number => put

type Sending = Pick<ServerResponse, 'writeHead' | 'write' | 'end'>

/** An answer that Next is making. A page is looked at before its head is sent: one without a place for its body is not sent at all. */
class Answer {
  private body: readonly Buffer[] | undefined
  private head: unknown[] | undefined
  private readonly encoding: Encoding
  private readonly own: Sending

  constructor(
    private readonly request: IncomingMessage,
    private readonly response: ServerResponse,
  ) {
    this.encoding = chooseEncoding(request.headers['accept-encoding'])
    const own = { writeHead: response.writeHead.bind(response), write: response.write.bind(response), end: response.end.bind(response) }
    this.own = own
    response.writeHead = (...words: unknown[]) => {
      if (this.body) this.head = words
      else Reflect.apply(own.writeHead, response, words)
      return response
    }
    response.write = (...words: unknown[]) => {
      if (!this.body) return Boolean(Reflect.apply(own.write, response, words))
      this.refuse()
      return true
    }
    response.end = (...words: unknown[]) => {
      if (this.body) this.finish(words, this.body)
      else Reflect.apply(own.end, response, words)
      return response
    }
  }

  takeBody(bytes: readonly Buffer[]): void {
    this.body = bytes
    if (this.encoding !== 'identity') this.response.setHeader('Content-Encoding', this.encoding)
    delete this.request.headers['accept-encoding'] // Next, which compresses what is not yet, leaves this to us
  }

  private finish(words: unknown[], body: readonly Buffer[]): void {
    const [document] = words
    const { request, response, own, encoding } = this
    this.body = undefined // what is sent from here on is ours
    if (request.method === 'HEAD' || response.statusCode === 304) {
      this.sendHead()
      return void Reflect.apply(own.end, response, words)
    }
    const page = typeof document === 'string' ? this.pageOf(document, body) : undefined
    if (!page) return this.refuse()
    this.sendHead()
    const send = (bytes: Buffer) => void own.end(bytes)
    if (encoding === 'identity') send(page)
    else compress(page, encoding, effort).then(send, (error: unknown) => response.destroy(error instanceof Error ? error : undefined))
  }

  private pageOf(document: string, body: readonly Buffer[]): Buffer | undefined {
    const at = document.indexOf(bodyMark)
    if (at < 0) return this.response.statusCode < 500 ? undefined : Buffer.from(document) // an error that Next words itself
    const end = at + bodyMark.length
    if (document.includes(bodyMark, end)) return undefined
    put += 1
    return Buffer.concat([Buffer.from(document.slice(0, at)), ...body, Buffer.from(document.slice(end))])
  }

  private sendHead(): void {
    this.response.removeHeader('Content-Length') // Next has counted the mark
    if (this.head) Reflect.apply(this.own.writeHead, this.response, this.head)
  }

  /** Next makes its documents in another way than we know. What it still sends of this one goes nowhere. */
  private refuse(): void {
    const { request, response, own } = this
    this.body = undefined
    const fault = new Error('a document of Next has no place for the body of its page: see docs/decisions/085-bodies-past-next.md')
    reportFailure(fault, { path: loggedPath(request.url ?? ''), status: 500 }, 'page failed')
    for (const name of ['Content-Encoding', 'Content-Length']) response.removeHeader(name)
    Object.assign(response, own)
    sendEarlyAnswer(request, response, failed)
    Object.assign(response, { writeHead: () => response, write: () => true, end: () => response })
  }
}
