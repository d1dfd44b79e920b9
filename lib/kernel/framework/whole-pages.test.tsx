// reads: package-lock.json
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { useId } from 'react'
import { renderToString } from 'react-dom/server'
import { renderToReadableStream } from 'react-dom/server.edge'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setDatabaseUrl } from '@/lib/kernel/config/env.server'
import { isOn, openPieces } from './piece-states.server'
import { renderPagesToOneChunk, renderToOneChunk } from './whole-pages.server'

const require = createRequire(import.meta.url)

beforeEach(() => openPieces('nowhere'))
afterEach(() => {
  vi.unstubAllEnvs()
  openPieces('nowhere')
})

function Field({ label, hint }: { label: string; hint: string | null }) {
  const id = useId()
  return (
    <p>
      <label htmlFor={id}>{label}</label>
      <input id={id} defaultValue={`«${label}» & "altro"`} required aria-label={hint ?? undefined} />
      {hint} {hint !== null && <b>{label}</b>}
      {[1, 2].map((step) => (
        <i key={step}>
          {step}/{label}
        </i>
      ))}
    </p>
  )
}
const page = (
  <main style={{ marginTop: 4 }}>
    <Field label="Prezzo < 9.000 €" hint="fino a" />
    <Field label="Km" hint={null} />
    <textarea defaultValue={'\nprima riga'} />
    <select defaultValue="2">
      <option value="1">uno</option>
      <option value="2">due</option>
    </select>
    <div dangerouslySetInnerHTML={{ __html: '<b>già HTML</b>' }} />
    {'parole'.repeat(5_000)}
  </main>
)

test('a page rendered in one piece equals the pieces of React, byte for byte', async () => {
  const whole = await renderToOneChunk(page)
  const pieces = await renderToReadableStream(page)
  await Promise.all([whole.allReady, pieces.allReady])
  const read = new TextDecoder('utf-8', { fatal: true })
  let text = ''
  for await (const part of whole) text += read.decode(part, { stream: true })
  expect(text).toBe(await new Response(pieces).text())
})

test('a page that fails while it is rendered is a failure, not half a page', async () => {
  const Broken = () => {
    throw new Error('no data')
  }
  await expect(renderToOneChunk(<Broken />)).rejects.toThrow('no data')
})

test('the installed Next renders its pages with the function that is replaced', async () => {
  const runtime = await readFile(require.resolve('next/dist/compiled/next-server/pages.runtime.prod.js'), 'utf8')
  expect(runtime).toContain('require("react-dom/server.edge")')
  expect(runtime).toMatch(/\.renderToReadableStream\(/)
  expect(runtime).toMatch(/new TextDecoder\("utf-8",\{fatal:!0\}\),\w+="";for await\(/) // and uses nothing else of the stream
})

test('a page in one piece is also a stream for Next', async () => {
  const whole = await renderToOneChunk(page)
  expect(await new Response(whole).text()).toBe(renderToString(page))
})

test.each([
  { why: 'has no such function', react: {} },
  { why: 'lets nobody replace it', react: Object.freeze({ renderToReadableStream }) },
  { why: 'is no module', react: undefined },
])('a React that $why renders without the piece, and this is logged', ({ react }) => {
  renderPagesToOneChunk(() => react)
  expect(isOn('whole-pages')).toBe(false)
})

test('a React without the module renders without the piece, and this is logged', () => {
  renderPagesToOneChunk(() => {
    throw new Error('Cannot find module')
  })
  expect(isOn('whole-pages')).toBe(false)
})

test('a React that is as expected renders whole pages', async () => {
  const react = { renderToReadableStream }
  renderPagesToOneChunk(() => react)
  expect([isOn('whole-pages'), react.renderToReadableStream]).toEqual([true, renderToOneChunk])
})

test('nothing of React is replaced when the settings switch whole pages off', () => {
  vi.stubEnv('RENDERER', 'next')
  setDatabaseUrl('postgres://nobody@127.0.0.1:1/nothing')
  const react = { renderToReadableStream }
  openPieces('nowhere')
  renderPagesToOneChunk(() => react)
  expect(react.renderToReadableStream).toBe(renderToReadableStream)
})
