import { spawn, spawnSync } from 'node:child_process'
import { createServer } from 'node:http'
import { expect, test } from '@/e2e/test'
import type { Db } from '@/lib/kernel/db/db.server'

/** sqlmap sends hundreds of requests for each parameter: run alone, and only where it is installed (apt install sqlmap). */
test.describe.configure({ mode: 'default', timeout: 180_000 })
const isInstalled = spawnSync('sqlmap', ['--version']).status === 0

/** The addresses that search, sort, turn pages, look up a name or find one ad, with the parameters that are tried; a star stands where the path is. */
const ours = [
  { address: '/api/v1/posts/count?lista=usate&versione=1.2', parameters: ['versione'] },
  {
    address: '/api/v1/posts/count?lista=usate&carburante=diesel&prezzo_da=1000&anno_a=2024',
    parameters: ['carburante', 'prezzo_da', 'anno_a'],
  },
  {
    address: '/api/v1/posts/count?lista=usate&dotazioni=navigatore&dove=015146&raggio=50&opzioni=tutte',
    parameters: ['dotazioni', 'dove', 'raggio', 'opzioni'],
  },
  { address: '/annunci?ordina=prezzo_crescente&pagina=2', parameters: ['ordina', 'pagina'] },
  { address: '/api/v1/locations?query=mil', parameters: ['query'] },
  { address: '/annuncio/fiat-panda-1*', parameters: ['#1*'] },
]

/** Careless addresses: their query of the database, and their answer with rows and error, or with a number alone. */
const leaks = [
  { sql: (value: string) => `select id from ad where id >= ${value} order by id limit 5`, value: '1', isTalkative: true },
  { sql: (value: string) => `select from ad where version ilike '%${value}%' limit 5`, value: '1.2', isTalkative: false },
]

type Verdict = { injectable: string[]; output: string }

async function askSqlmap(address: string, parameters: readonly string[], outputFolder: string): Promise<Verdict> {
  const program = spawn('sqlmap', [
    ...['-u', address, '-p', parameters.join(','), '--batch', '--dbms=postgresql', '--technique=BEU', '--level=3', '--risk=2'],
    ...['--disable-coloring', '--ignore-code=*', '--ignore-redirects', '--threads=2', `--output-dir=${outputFolder}`],
  ])
  let output = ''
  program.stdout.setEncoding('utf8').on('data', (text: string) => (output += text))
  await new Promise((resolve) => program.once('close', resolve))
  return { injectable: [...output.matchAll(/^Parameter: (.+) \(/gm)].map(([, name = '']) => name), output }
}

/** An address that puts what it is given into its SQL. */
async function openLeak(db: Db, { sql, value, isTalkative }: (typeof leaks)[number]): Promise<{ address: string; close: () => void }> {
  const server = createServer((request, response) => {
    const given = new URL(request.url ?? '', 'http://localhost').searchParams.get('q') ?? ''
    db.unsafe(sql(given)).then(
      (rows) => response.end(JSON.stringify(isTalkative ? rows : { count: rows.length })),
      (error: unknown) => response.writeHead(500).end(isTalkative ? String(error) : '{}'),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return { address: `http://127.0.0.1:${port ?? 0}/?q=${value}`, close: () => server.close() }
}

if (isInstalled) {
  test('sqlmap finds addresses that let SQL through, also one that only counts', { tag: '@alone' }, async ({ db }, { outputDir }) => {
    for (const kind of leaks) {
      const leak = await openLeak(db, kind)
      expect((await askSqlmap(leak.address, ['q'], outputDir)).injectable).toEqual(['q'])
      leak.close()
    }
  })

  for (const { address, parameters } of ours)
    test(`sqlmap gets no SQL through ${address}`, { tag: '@alone' }, async ({ baseURL }, { outputDir }) => {
      const { injectable, output } = await askSqlmap(`${baseURL}${address}`, parameters, outputDir)
      expect(injectable).toEqual([])
      expect(output, 'sqlmap came to a verdict').toContain('all tested parameters do not appear to be injectable')
      for (const name of parameters)
        expect(output).toMatch(new RegExp(`parameter '${name.replace('*', '\\*')}' does not seem to be injectable`))
      expect(output, 'it was answered all along').not.toMatch(/\((?:Too Many Requests|Internal Server Error|Service Unavailable)\)/)
    })
}
