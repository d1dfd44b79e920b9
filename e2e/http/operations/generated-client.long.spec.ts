import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build } from 'esbuild'
import { array, number, object, string } from 'yup'
import { expect, test } from '@/e2e/test'

/** A public generator of clients, fetched for this test alone. */
const generator = '@hey-api/openapi-ts@0.95.0'

/** Typed by what was generated: what the document says wrongly does not compile. */
const caller = String.raw`
import * as api from './client/sdk.gen'
import { client } from './client/client.gen'
import type { AdCard, CardFact, PriceExplanation, Valuation } from './client/types.gen'

const [baseUrl = '', cookie = ''] = process.argv.slice(2)
client.setConfig({ baseUrl })
const token = await api.getApiV1Csrf({ headers: { Cookie: cookie } })
const headers = { Cookie: [cookie, token.response?.headers.getSetCookie().map((line) => line.split(';')[0]).join('; ')].filter(Boolean).join('; '), 'X-CSRF-Token': token.data?.csrf ?? '' }
const results = await api.getApiV1PagesSrpSearchQResults({ path: { q: 'usate' } })
const card: AdCard | undefined = results.data?.ads.find(({ facts }) => facts.length > 0) // others add ads without facts meanwhile
const [fact]: CardFact[] = card?.facts ?? []
const quote = await api.postApiV1PagesCarvalueQuote({ headers, body: { marca: 'fiat', modello: 'panda', immatricolazione: '03/2019', km: 45000 } })
const valued: Valuation | undefined = quote.data
const explained: PriceExplanation | null | undefined = valued && 'estimateEuro' in valued ? valued.explanation : undefined
const answers = [
  token, results, quote,
  await api.getApiV1Locations({ query: { query: 'Monza' } }),
  await api.getApiV1Makes({ query: { category: 'auto' } }),
  await api.getApiV1MakesIdModels({ path: { id: 'fiat' } }),
  await api.getApiV1PostsCount({ query: { lista: 'usate', marca: 'fiat' } }),
  await api.getApiV1Suggestions({ query: { query: 'fiat pa' } }),
  await api.getApiV1PagesSrpSearchQ({ path: { q: 'usate' } }),
  await api.postApiV1PagesCarvalueCount({ headers, body: { marca: 'fiat', modello: 'panda' } }),
  await api.getApiV1ObservatoryMakeModel({ path: { make: 'fiat', model: 'panda' }, query: { formato: 'json' } }),
  await api.getApiV1DealersCount({ query: { regione: 'lombardia' } }),
  await api.getApiV1DealersAbundancy({ query: { locationPrefix: 'regione', locationId: 'lombardia' } }),
  await api.getApiV1PagesDealers(),
  await api.getApiV1PagesDealersRegion({ path: { region: 'lombardia' } }),
  await api.getApiV1Settings(),
  await api.getApiV1PagesPrivateWatchlist({ headers }),
  await api.getApiV1SavedSearch({ headers }),
  await api.getApiV1PagesPrivateValuations({ headers }),
  await api.getApiV1PagesPrivateSettingsSessions({ headers }),
  await api.postApiV1PagesPrivateSettingsProfile({ headers: { ...headers, 'X-Requested-With': 'XMLHttpRequest' }, body: { displayName: 'Anna', phone: '' } }),
  await api.postLogin({ headers: { ...headers, 'X-Requested-With': 'XMLHttpRequest' }, body: { username: 'nessuno@esempio.it', password: 'Sbagliata-1' } }),
]
console.log(JSON.stringify({ statuses: answers.map(({ response }) => response?.status ?? 0), card: card?.title ?? '', fact: Object.keys(fact ?? {}).length, explained: typeof explained }))
`
const saidSchema = object({
  statuses: array(number().required()).required(),
  card: string().defined(),
  fact: number().required(),
  explained: string().required(),
})

test('a client that a public generator makes of the document compiles and calls twenty operations', async ({ baseURL, loggedIn }) => {
  test.slow()
  const { visitor } = await loggedIn()
  const folder = mkdtempSync(path.join(tmpdir(), 'ingrana-client-'))
  const run = (program: string, ...words: string[]) => execFileSync(program, words, { cwd: folder, encoding: 'utf8', stdio: 'pipe' })
  try {
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name: 'client', private: true, type: 'module' }))
    writeFileSync(path.join(folder, 'openapi.json'), (await visitor.get('/api/openapi.json')).body)
    writeFileSync(path.join(folder, 'caller.ts'), caller)
    run('npm', 'install', '--no-audit', '--no-fund', '--save-exact', generator, 'typescript@5.9', '@types/node@24')
    run('npx', 'openapi-ts', '-i', 'openapi.json', '-o', 'client', '-c', '@hey-api/client-fetch')
    run(
      'npx',
      'tsc',
      '--strict',
      '--noEmit',
      '--target',
      'es2022',
      '--module',
      'esnext',
      '--moduleResolution',
      'bundler',
      '--skipLibCheck',
      'caller.ts',
    )
    await build({
      entryPoints: [path.join(folder, 'caller.ts')],
      outfile: path.join(folder, 'caller.mjs'),
      bundle: true,
      platform: 'node',
      format: 'esm',
    })
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const { statuses, card, fact, explained } = await saidSchema.validate(JSON.parse(run('node', 'caller.mjs', baseURL ?? '', cookie)))
    expect(statuses).toEqual([...statuses.slice(0, -1).map(() => 200), 401])
    expect(statuses.length).toBeGreaterThan(20)
    expect([card !== '', fact > 0, explained]).toEqual([true, true, 'object'])
  } finally {
    rmSync(folder, { recursive: true })
  }
})
