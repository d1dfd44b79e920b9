import { spawn, spawnSync } from 'node:child_process'
import { createServer } from 'node:http'
import type { Db } from '@/lib/kernel/db/db.server'
import { expect, test } from '../test'

/** sqlmap asks hundreds of times for each parameter, so by itself, and only where it is installed (apt install sqlmap). */
test.describe.configure({ mode: 'default', timeout: 900_000 })
const isInstalled = spawnSync('sqlmap', ['--version']).status === 0

/** What sqlmap says of the parameters of an address: those that let SQL through. */
async function injectable(address: string, parameters: readonly string[], more: readonly string[] = []): Promise<string[]> {
  const program = spawn('sqlmap', [
    ...['-u', address, '-p', parameters.join(','), '--batch', '--flush-session', '--dbms=postgresql', '--level=2', '--technique=BEU'],
    ...['--disable-coloring', '--ignore-code=*', '--threads=2', ...more],
  ])
  let output = ''
  program.stdout.setEncoding('utf8').on('data', (text: string) => (output += text))
  await new Promise((resolve) => program.once('close', resolve))
  expect(output, 'sqlmap came to its end').toMatch(/ending @/)
  return [...output.matchAll(/^Parameter: (.+) \(/gm)].map(([, name = '']) => name)
}

/** An address that puts what it is given into its SQL. */
async function openLeak(db: Db): Promise<{ address: string; close: () => void }> {
  const server = createServer((request, response) => {
    const id = new URL(request.url ?? '', 'http://localhost').searchParams.get('id') ?? ''
    db.unsafe(`select id from ad where id >= ${id} order by id limit 5`).then(
      (rows) => response.end(`<p>${rows.length > 0 ? 'trovato' : 'nulla'} ${JSON.stringify(rows)}</p>`),
      (error: unknown) => response.writeHead(500).end(`<p>${String(error)}</p>`),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return { address: `http://127.0.0.1:${port ?? 0}/?id=1`, close: () => server.close() }
}

if (isInstalled)
  test('sqlmap finds an address that lets SQL through, and none of ours', { tag: '@long' }, async ({ baseURL, db }) => {
    const leak = await openLeak(db)
    expect(await injectable(leak.address, ['id'])).toEqual(['id'])
    leak.close()
    const search = 'annunci?marca=fiat&prezzo_da=1000&ordina=prezzo&pagina=1&luogo=Milano&raggio=50&carburante=diesel&dotazioni=navigatore'
    expect(await injectable(`${baseURL}/${search}`, ['marca', 'prezzo_da', 'ordina', 'pagina', 'luogo', 'raggio', 'carburante'])).toEqual(
      [],
    )
    expect(await injectable(`${baseURL}/api/v1/locations/?query=mil`, ['query'])).toEqual([])
  })
