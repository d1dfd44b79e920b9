// reads: package-lock.json
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { useId } from 'react'
import { renderToReadableStream } from 'react-dom/server.edge'
import { expect, test } from 'vitest'
import { drawWhole } from './whole-pages.server'

const require = createRequire(import.meta.url)

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

test('a page drawn whole is what React would have sent in pieces, byte for byte', async () => {
  const whole = await drawWhole(page)
  const pieces = await renderToReadableStream(page)
  await Promise.all([whole.allReady, pieces.allReady])
  expect(Buffer.concat([...whole]).toString()).toBe(await new Response(pieces).text())
})

test('a page that fails is a failure, not half a page', async () => {
  const Broken = () => {
    throw new Error('no data')
  }
  await expect(drawWhole(<Broken />)).rejects.toThrow('no data')
})

test('this Next draws its pages with the function that is replaced', async () => {
  const runtime = await readFile(require.resolve('next/dist/compiled/next-server/pages.runtime.prod.js'), 'utf8')
  expect(runtime).toContain('require("react-dom/server.edge")')
  expect(runtime).toMatch(/\.renderToReadableStream\(/)
  expect(runtime).toMatch(/new TextDecoder\("utf-8",\{fatal:!0\}\),\w+="";for await\(/) // and asks nothing else of what it gives
})
