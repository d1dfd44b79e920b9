import type { IncomingMessage, ServerResponse } from 'node:http'
import { drawPage } from '@/lib/edge/page-cache/draw-page.server'
import { StartError } from '@/lib/kernel/errors/start-error'
import { bodiesPut } from './whole-pages.server'

/** A page that asks the database for nothing. */
const address = '/accessibilita'
const document = /^<!DOCTYPE html><html [^]*<\/head><body><div id="__next">[^]*<main[^]*<\/main>[^]*<\/div><script [^]*<\/body><\/html>$/

/** Draws one page of a build: fails where Next or React make pages in another way than they did, before anybody is served. */
export async function proveDrawing(handle: (request: IncomingMessage, response: ServerResponse) => Promise<unknown>): Promise<void> {
  const before = bodiesPut()
  const { status, body } = await drawPage(handle, address, { host: 'localhost' })
  const fault = faultOf(status, body.toString(), bodiesPut() - before)
  if (fault !== undefined)
    throw new StartError(
      `Next or React draw pages in another way than before: ${fault} (${address}). See docs/decisions/030-pages-drawn-whole.md and 085-bodies-past-next.md`,
    )
}

function faultOf(status: number, html: string, bodies: number): string | undefined {
  if (status !== 200) return `a page is answered with ${status}`
  if (bodies !== 1) return 'the body of a page does not go past Next'
  return document.test(html) ? undefined : 'the body of a page does not stand where it should'
}
