import { asRecord } from '@/e2e/record'
import { expect, test } from '@/e2e/test'

const page = '/osservatorio'
const fileOf = (href: string) => `/api/v1/observatory${href.slice(page.length)}`

test('the observatory leads to models, by links and by a form that needs no script', async ({ visitor, market }) => {
  const someone = visitor()
  const all = await someone.get(page)
  expect(all.status).toBe(200)
  expect(all.body).toContain('<h1>Osservatorio dei prezzi</h1>')
  expect(all.body).not.toContain('noindex')
  expect(all.body).not.toContain('name="modello"')
  const [, , make = '', model = ''] = market.observedHref.split('/')
  const ofMake = await someone.get(`${page}?marca=${make}`)
  for (const part of ['name="modello"', 'noindex']) expect(ofMake.body).toContain(part)
  const chosen = await someone.get(`${page}?marca=${make}&modello=${model}&carburante=diesel&regione=toscana`)
  expect([chosen.status, chosen.headers['location']]).toEqual([307, `${market.observedHref}?carburante=diesel&regione=toscana`])
})

test('a model has its figures in the HTML, in a picture with a sentence and in a table', async ({ visitor, market }) => {
  const someone = visitor()
  const read = () => someone.get(market.observedHref)
  await expect.poll(async () => (await read()).body.includes('Il prezzo nel tempo'), { timeout: 90_000 }).toBe(true) // prices are learned after the start
  const { status, body, headers } = await read()
  expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=0, must-revalidate'])
  expect(body).not.toContain('noindex')
  for (const title of [
    'Il prezzo nel tempo',
    'Quanto valore perde',
    'In quanto tempo esce dal sito',
    'Da regione a regione',
    'Scarica i dati',
  ])
    expect(body).toContain(title)
  expect(body).toMatch(/role="img" aria-label="Con l’età: [^"]+€/)
  expect(body).toContain('Licenza <!-- -->CC BY 4.0')
})

test('a model or a region with few ads has a sentence and the way to more, and is not for search engines', async ({ visitor, market }) => {
  const few = await visitor().get(`${page}/fiat/multipla`)
  expect(few.status).toBe(200)
  for (const part of ['Troppo pochi annunci per dire un prezzo', 'ne servono almeno', 'noindex']) expect(few.body).toContain(part)
  const region = await visitor().get(`${market.observedHref}?regione=valle-d-aosta`)
  for (const part of ['Troppo pochi annunci', 'Mostra tutta Italia', 'noindex']) expect(region.body).toContain(part)
})

test('a region’s prices over time are chosen without a script, on a page that engines do not index', async ({ visitor, market }) => {
  const { body } = await visitor().get(`${market.observedHref}?andamento=toscana`)
  for (const part of ['name="andamento"', 'in Toscana', 'Quanto valore perde', 'noindex', `rel="canonical"`]) expect(body).toContain(part)
  expect(body).toMatch(new RegExp(`rel="canonical" href="[^"?]*${market.observedHref}"`))
})

test('files come as CSV and JSON, with the licence', async ({ visitor, market }) => {
  const address = fileOf(market.observedHref)
  for (const dati of ['mesi', 'valori', 'giorni', 'regioni']) {
    const csv = await visitor().get(`${address}?dati=${dati}`)
    expect([csv.status, csv.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8; header=present'])
    expect(csv.headers['content-disposition']).toMatch(new RegExp(`^attachment; filename="osservatorio-[\\w-]+-${dati}\\.csv"$`))
    expect(csv.body).toMatch(/^make,model,region,[^]*# Osservatorio Ingrana, .*Licenza CC BY 4\.0/)
    const json = await visitor().get(`${address}?dati=${dati}&formato=json`)
    expect([json.status, asRecord(asRecord(json.body)['licence'])['name']]).toEqual([200, 'CC BY 4.0'])
  }
})

test('requests of robots get a page, a 404 or a refusal, never a failure', async ({ visitor, market }) => {
  const someone = visitor()
  for (const text of ['nulla', '__proto__', '%00', "' or 1=1 --", 'x'.repeat(2_000)]) {
    const word = encodeURIComponent(text)
    expect((await someone.get(`${page}/${word}/${word}`)).status, text.slice(0, 20)).toBe(404)
    expect((await someone.get(`${page}/fiat/${word}`)).status, text.slice(0, 20)).toBe(404)
    for (const name of ['regione', 'carburante', 'confronta', 'marca', 'modello', 'andamento'])
      expect((await someone.get(`${market.observedHref}?${name}=${word}&${name}=${word}`)).status, name).toBe(200)
    expect((await someone.get(`${page}?marca=${word}&modello=${word}&regione=${word}`)).status).toBe(200)
    expect((await someone.get(`/api/v1/observatory/fiat/${word}`)).status).toBe(404)
    for (const name of ['dati', 'formato', 'regione', 'carburante'])
      expect([400, 404]).toContain((await someone.get(`${fileOf(market.observedHref)}?${name}=${word}`)).status)
  }
})
