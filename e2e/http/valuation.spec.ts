import { asForm } from '../http-client'
import { asRecord } from '../record'
import { expect, test } from '../test'

const page = '/valutazione-auto'
const calls = '/api/v1/pages/carvalue'
const list = '/api/v1/pages/private/valuations'
const panda = { marca: 'fiat', modello: 'panda', immatricolazione: '03/2019', km: '45.000' }
const addressOf = (given: Record<string, string>) => `${page}?${new URLSearchParams(given)}`
const hostile = ['', '../..', '%00', 'x'.repeat(7_000), "' or 1=1 --", '<script>', '__proto__', '9'.repeat(400), '１９', 'NaN']

test('the page asks for the make, then for the rest, and keeps what was typed beside what is wrong', async ({ visitor }) => {
  const first = await visitor().get(page)
  expect([first.status, first.body.includes('name="modello"')]).toEqual([200, false])
  expect(first.body).not.toContain('noindex')
  const second = await visitor().get(addressOf({ marca: 'fiat' }))
  for (const part of ['name="modello"', 'name="km"', 'noindex']) expect(second.body).toContain(part)
  const faulty = await visitor().get(addressOf({ ...panda, km: '<b>tanti</b>', immatricolazione: '1/2030' }))
  expect(faulty.status).toBe(200)
  for (const part of ['&lt;b&gt;tanti&lt;/b&gt;', 'La prima immatricolazione è nel futuro', 'Scrivi i chilometri in cifre'])
    expect(faulty.body).toContain(part)
})

test('a vehicle gets a value or a reason, the way to its ads, and its data go along to the sale', async ({ visitor }) => {
  const { status, body } = await visitor().get(addressOf(panda))
  expect(status).toBe(200)
  expect(body).toMatch(/Otto annunci simili su dieci|Non valutabile/)
  expect(body).toContain('href="/vendi?marca=fiat&amp;modello=panda')
  expect(body).toContain('noindex')
})

test('a valuation is saved and removed by plain forms, also after the login, and only by its owner', async ({ visitor, loggedIn }) => {
  const saved = '/area-privata/valutazioni-salvate'
  const address = String(new URLSearchParams(panda))
  const withIt = `${saved}?${new URLSearchParams({ salva: address })}`
  const { body } = await visitor().get(addressOf(panda))
  expect(body).toContain(`href="${withIt}"`)
  const login = await visitor().get(withIt)
  expect([login.status, login.headers.location]).toEqual([307, `/accedi?dopo=${encodeURIComponent(withIt)}`])
  const { visitor: owner } = await loggedIn()
  const post = async (path: string, fields: Record<string, string>) =>
    (await owner.post(path, fields, { headers: asForm })).headers.location
  expect((await owner.get(withIt)).body).toContain(`name="address" value="${address.replaceAll('&', '&amp;')}"`)
  expect((await owner.get(addressOf(panda))).body).toContain(`action="${list}"`)
  expect(await post(list, { address })).toBe(saved)
  const savedPage = (await owner.get(saved)).body
  expect(savedPage).toContain('Valutazione salvata. La stima si aggiorna ogni notte.')
  expect(savedPage).toMatch(/Oggi vale circa.+nessuna differenza da allora/)
  const [, id = ''] = /action="\/api\/v1\/pages\/private\/valuations\/(\d+)"/.exec(savedPage) ?? []
  expect(await post(`${list}/${id}`, {})).toBe(saved)
  expect((await owner.get(saved)).body).toContain('«Fiat Panda» eliminata.')
  expect(await post(`${list}/_undo`, { valuation: id })).toBe(saved)
  expect((await owner.get(saved)).body).toContain('Fiat Panda')
  expect(await post(list, { address: 'marca=fiat' })).toBe(`${saved}?salva=marca%3Dfiat`)
  expect((await owner.get(`${saved}?salva=marca%3Dfiat`)).body).toContain('Questo indirizzo non è una valutazione di Ingrana.')
  for (const wrong of hostile) expect((await owner.get(`${saved}?salva=${encodeURIComponent(wrong)}`)).status, wrong.slice(0, 20)).toBe(200)
})

test('the calls count the ads of a model and value a vehicle, by the same rules as the page', async ({ visitor }) => {
  const someone = visitor()
  const { marca, modello } = panda
  const counted = await someone.postJson(`${calls}/_count`, { marca, modello })
  expect((await someone.postJson(`${calls}/_count`, panda)).status, 'the kilometres would be left out').toBe(400)
  expect([counted.status, Number.isInteger(asRecord(counted.body)['count'])]).toEqual([200, true])
  const quoted = await someone.postJson(`${calls}/_quote`, panda)
  expect(quoted.status).toBe(200)
  const quote = asRecord(quoted.body)
  expect(quote['name']).toBe('Fiat Panda')
  expect('why' in quote || Number(quote['lowEuro']) < Number(quote['highEuro'])).toBe(true)
  const refused = await someone.postJson(`${calls}/_quote`, { ...panda, km: 'x', immatricolazione: '' })
  expect([refused.status, Object.keys(asRecord(asRecord(refused.body)['fields']))]).toEqual([400, ['km', 'immatricolazione']])
  expect((await someone.get(`${calls}/_quote`)).status).toBe(405)
})

test('the valuation page answers any request of robots, and its calls refuse invalid ones', async ({ visitor }) => {
  const someone = visitor()
  for (const text of hostile)
    for (const name of [...Object.keys(panda), 'categoria', 'provincia', 'potenza']) {
      const given = { ...panda, [name]: text }
      expect((await someone.get(addressOf(given))).status, `${name}: ${text.slice(0, 20)}`).toBeLessThan(500)
    }
  for (const body of [{}, [], null, 7, { marca: ['fiat'] }, { ...panda, km: { a: 1 } }])
    expect((await someone.postJson(`${calls}/_quote`, body)).status, JSON.stringify(body)).toBe(400)
})

const odd: readonly [Record<string, string>, string, RegExp][] = [
  [
    { modello: '500e', carburante: 'diesel' },
    'carburante',
    /^Fiat 500e è soltanto elettrica, hai scelto «Diesel»: quale dato è sbagliato\?$/,
  ],
  [{ potenza: '500' }, 'potenza', /^500 kW, e gli annunci simili ne hanno da \d+ a \d+: quale dato è sbagliato\?$/],
  [{ immatricolazione: '1975' }, 'immatricolazione', /^Fiat Panda si fa dal 1980, hai scritto 1975: quale dato è sbagliato\?$/],
  [{ immatricolazione: '2010', km: '900000' }, 'km', /^900\.000 km, più di quanti ne fa un veicolo: quale dato è sbagliato\?$/],
]

test('impossible vehicles are questioned by page and call and not valued; a rental has no value', async ({ visitor }) => {
  const someone = visitor()
  for (const [wrong, field, question] of odd) {
    const given = { ...panda, ...wrong }
    const { status, body } = await someone.postJson(`${calls}/_quote`, given)
    const fields = asRecord(asRecord(body)['fields'])
    expect([status, Object.keys(fields)], field).toEqual([400, [field]])
    expect(fields[field]).toMatch(question)
    for (const path of [page, '/vendi']) {
      const shown = await someone.get(`${path}?${new URLSearchParams(given)}`)
      expect(shown.body, `${path} ${field}`).toContain('quale dato è sbagliato?')
      expect(shown.body, `${path} ${field}`).not.toContain('id="valore"')
    }
  }
  const rental = await someone.postJson(`${calls}/_quote`, { ...panda, offerta: 'noleggio' })
  expect(asRecord(rental.body)['why']).toBe('per il noleggio non stimiamo il canone')
  expect(asRecord((await someone.postJson(`${calls}/_quote`, { ...panda, versione: 'Sbirulina' })).body)['unknown']).toContain('versione')
})

test('without JavaScript a valuation form preserves declared facts, and the next answer says what is new', async ({ visitor }) => {
  const first = await visitor().get(addressOf({ ...panda, carburante: 'benzina' }))
  expect(first.body).toContain('name="prima" value="carburante"')
  const next = await visitor().get(addressOf({ ...panda, carburante: 'benzina', cambio: 'manuale', prima: 'carburante' }))
  expect(next.body).toMatch(/role="status">Con cambio: da [\d.]+\u2060–\u2060[\d.]+\u00a0€ a [\d.]+\u2060–\u2060[\d.]+\u00a0€\./)
  expect(next.body).toContain('name="prima" value="carburante,cambio"')
  expect((await visitor().get(addressOf({ ...panda, prima: '<b>,,oroscopo' }))).status).toBe(200)
})
