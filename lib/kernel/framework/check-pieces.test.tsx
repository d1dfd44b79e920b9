// reads: temporary files
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { checkPieces } from './check-pieces.server'
import { readNotes } from './piece-notes.mjs'
import { isOn, openPieces } from './piece-states.server'
import { drawWhole } from './whole-pages.server'

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
    await drawWhole(<main>Accessibilità</main>)
    return { status, body: Buffer.from(`<!DOCTYPE html><html><head>${head}</head><body></body></html>`) }
  }
const found = async (draw: () => Promise<{ status: number; body: Buffer }>) => {
  await checkPieces(output(), draw)
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

test('a Next that draws with another function of React is noted', async () => {
  expect(await found(async () => ({ status: 200, body: Buffer.from(ofPageStart) }))).toEqual([
    'whole-pages: Next draws its pages with another function of React',
  ])
})

test.each([
  { draw: next(ofPageStart, 500), why: '500' },
  { draw: () => Promise.reject(new Error('the drawing broke off')), why: 'the drawing broke off' },
])('a page that does not come with it is drawn as Next does: $why', async ({ draw, why }) => {
  expect(await found(draw)).toEqual([`whole-pages: a page is answered with ${why}`])
})

test('what a build has noted is off in the server that serves it', async () => {
  await checkPieces(output(), next(''))
  openPieces(folder)
  expect([isOn('late-scripts'), isOn('whole-pages')]).toEqual([false, true])
})
