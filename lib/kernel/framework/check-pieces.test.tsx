// reads: temporary files
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { checkPieces } from './check-pieces.server'
import { readNotes } from './piece-notes.mjs'
import { isOn, openPieces } from './piece-states.server'
import { renderToOneChunk } from './whole-pages.server'

let folder: string
const output = () => path.join(folder, '.next')
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'check-pieces-'))
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  openPieces(folder)
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true })
  openPieces(folder)
})

const ofPageStart = '<script src="/_next/static/b/page-start.js" async="" data-scripts="chunks/a.js"></script>'
/** What Next does with a page, as far as it can be seen from outside. */
const next =
  (head: string, status = 200) =>
  async () => {
    await renderToOneChunk(<main>Accessibilità</main>)
    return { status, body: Buffer.from(`<!DOCTYPE html><html><head>${head}</head><body></body></html>`) }
  }
const found = async (render: () => Promise<{ status: number; body: Buffer }>) => {
  await checkPieces(output(), render)
  return readNotes(output()).map(({ piece, why }) => `${piece}: ${why}`)
}

test('a build whose pages are made as we know it has nothing noted', async () => {
  expect(await found(next(ofPageStart))).toEqual([])
})

test('a Next whose document looks otherwise is noted', async () => {
  expect(await found(next('<script src="/_next/static/chunks/a.js" defer></script>'))).toEqual([
    'late-scripts: the head of a document is made in another way',
  ])
})

test('a Next that renders with another function of React is noted', async () => {
  expect(await found(async () => ({ status: 200, body: Buffer.from(ofPageStart) }))).toEqual([
    'whole-pages: Next renders its pages with another function of React',
  ])
})

test.each([
  { render: next(ofPageStart, 500), why: '500' },
  { render: () => Promise.reject(new Error('the rendering broke off')), why: 'the rendering broke off' },
])('a page that fails in a build is noted as a fault of whole pages: $why', async ({ render, why }) => {
  expect(await found(render)).toEqual([`whole-pages: a page is answered with ${why}`])
})

test('a piece that a build has noted is off in the server that serves the build', async () => {
  await checkPieces(output(), next(''))
  openPieces(folder)
  expect([isOn('late-scripts'), isOn('whole-pages')]).toEqual([false, true])
})
