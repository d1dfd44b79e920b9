import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { proveDrawing } from './prove-drawing.server'
import { brokenDocuments } from './test-documents'
import { drawWhole, putBodiesIn } from './whole-pages.server'

const page = (
  <div id="__next">
    <main>Accessibilità</main>
  </div>
)
type Send = (response: ServerResponse, document: string) => void

/** What Next does, as far as it can be seen from outside. */
const next = (
  send: Send,
  around = (body: string) => `<!DOCTYPE html><html lang="it"><head></head><body>${body}<script src="a.js"></script></body></html>`,
) =>
  putBodiesIn(async (_: IncomingMessage, response: ServerResponse) =>
    send(response, around(Buffer.concat([...(await drawWhole(page))]).toString())),
  )

test('a build whose pages are drawn as we know it is good', async () => {
  await proveDrawing(next((response, document) => response.end(document)))
})

test.each(brokenDocuments)('a build whose Next $why is refused, with the decision that says why', async ({ send }) => {
  await expect(proveDrawing(next(send))).rejects.toThrow(/500 .*docs\/decisions\/030-pages-drawn-whole\.md and 085-bodies-past-next\.md/)
})

test('so is one that draws with another function of React', async () => {
  const elsewhere = putBodiesIn(async (_, response) => response.end('<!DOCTYPE html><html><body><div id="__next"></div></body></html>'))
  await expect(proveDrawing(elsewhere)).rejects.toThrow('does not go past Next')
})

test('so is one that has the body in another place of the document', async () => {
  const outside = next(
    (response, document) => response.end(document),
    (body) => `<!DOCTYPE html><html lang="it"><head></head><body></body></html>${body}`,
  )
  await expect(proveDrawing(outside)).rejects.toThrow('does not stand where it should')
})
