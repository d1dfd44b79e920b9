import { adLoanPath } from '@/lib/kernel/routes/deals'
import { adIdOf, adPricePath } from '@/lib/kernel/routes/routes'
import { expect, test } from '../test'

/** What a reader sees of the page, without markup. */
function textOf(html: string): string {
  return html
    .replace(/<!-- -->/g, '')
    .replace(/<(script|style)[^>]*>.*?<\/\1>/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;|\u00a0/g, ' ')
    .replace(/\s+/g, ' ')
}

test('the address alone defines the use of a vehicle, and the page answers with bars and a table', async ({ request, market }) => {
  const address = `${adPricePath(market.adHref)}?${new URLSearchParams({
    km_anno: '20.000',
    provincia: 'MI',
    consumo: '5',
    prezzo_carburante: '2',
    assicurazione: '600',
  }).toString()}`
  const answer = await request.get(address)
  expect(answer.status()).toBe(200)
  const body = await answer.text()
  expect(body).toContain('role="img" aria-label="Costo di ogni anno: 1º anno')
  const said = textOf(body)
  expect(said).toContain('Costo per anno, in euro, a 20.000 km l’anno')
  expect(said).toMatch(/2\.000 2\.000 2\.000 2\.000 2\.000 10\.000/)
  expect(said).toMatch(/Assicurazione 600 600 600 600 600 3\.000/)
  expect(said).toMatch(/Non è nel totale: .*manutenzione/)
  expect(said).toMatch(/Patente B: sì/)
  expect(body).toContain('noindex')
})

for (const km of ['0', '500.000', 'tanti'])
  test(`the field preserves a wrong «${km}» kilometres a year beside its fault, and the usual value counts`, async ({
    request,
    market,
  }) => {
    const answer = await request.get(`${adPricePath(market.adHref)}?${new URLSearchParams({ km_anno: km }).toString()}`)
    expect(answer.status()).toBe(200)
    const body = await answer.text()
    expect(body).toContain(`value="${km}"`)
    expect(textOf(body)).toContain('Scrivi un numero fra 1.000 e 100.000')
    expect(textOf(body)).toContain('a 15.000 km l’anno')
    expect(body).toMatch(/<title[^>]*>[^<]*controlla i dati/)
  })

test('the page of an ad says the licence and leads to the rest with the buyer’s province', async ({ request, market }) => {
  const body = await (await request.get(`${market.adHref}?provincia=TO`)).text()
  expect(textOf(body)).toMatch(/Si guida con la patente B · (Non adatta|Adatta|Neopatentati)/)
  expect(body).toMatch(/href="\/annuncio\/[^"]*\/prezzo\?provincia=TO#cinque-anni"/)
})

test('query parameters survive the redirect to the address of the ad', async ({ request, market }) => {
  const id = adIdOf(market.adHref) ?? 0
  const answer = await request.get(`/annuncio/x-${id}/prezzo?km_anno=20.000`, { maxRedirects: 0 })
  expect(answer.status()).toBe(308)
  expect(answer.headers()['location']).toMatch(/\/prezzo\?km_anno=20\.000$/)
})

const kinds = [
  { name: 'an electric car', where: "category = 'auto' and fuel = 'elettrica'", says: [/Elettricità/, /B: sì/] },
  { name: 'a diesel', where: "category = 'auto' and fuel = 'diesel' and offer_type = 'usato'", says: [/Gasolio/, /Circolazione: /] },
  { name: 'a motorbike', where: "category = 'moto-e-scooter' and body not in ('quad', 'ciclomotore')", says: [/A1: /, /A2: /, /A: sì/] },
  { name: 'a camper', where: "category = 'caravan-e-camper' and body = 'mansardato'", says: [/B: (sì|no|non indicato)/] },
  { name: 'a classic', where: "offer_type = 'epoca'", says: [/Veicolo storico/, /i veicoli d’epoca valgono uno per uno/] },
]
for (const { name, where, says } of kinds)
  test(`${name} of the demo market has a page of costs and rules`, async ({ request, market }) => {
    const [ad] = await market.db<
      { id: number }[]
    >`select id from ad where status = 'published' and ${market.db.unsafe(where)} order by id limit 1`
    const said = textOf(await (await request.get(`/annuncio/x-${ad?.id ?? 0}/prezzo`)).text())
    for (const part of says) expect(said).toMatch(part)
  })

test('the page of costs answers any request of robots with a page', async ({ request, market }) => {
  for (const text of ['%00', 'x'.repeat(3_000), '<script>', '__proto__', '9'.repeat(400), '１９', 'NaN', '1e9', '-1'])
    for (const name of ['km_anno', 'consumo', 'prezzo_carburante', 'assicurazione', 'manutenzione', 'provincia'])
      expect((await request.get(`${adPricePath(market.adHref)}?${new URLSearchParams({ [name]: text }).toString()}`)).status(), name).toBe(
        200,
      )
})

test('the instalment of an ad follows the address, and a wrong value is named at its field', async ({ request, market }) => {
  const page = async (terms: Record<string, string>) =>
    textOf(await (await request.get(`${adLoanPath(market.adHref)}?${new URLSearchParams(terms).toString()}`)).text())
  const usual = await page({})
  expect(usual).toContain('come esempio')
  expect(usual).toMatch(/48 rate da/)
  const own = await page({ anticipo: '0', mesi: '24', tan: '6,95', maxirata: '0', istruttoria: '', incasso: '' })
  expect(own).toMatch(/24 rate da/)
  expect(own).not.toContain('come esempio')
  const wrong = await page({ mesi: '0', tan: '900', anticipo: '9999999' })
  for (const text of ['Scrivi un numero fra 2 e 120', 'Scrivi un numero fra 0,00 e 50,00', 'L’anticipo supera il prezzo'])
    expect(wrong).toContain(text)
  for (const terms of ['tan=1&tan=2', 'mesi=%00', `anticipo=${'9'.repeat(5_000)}`])
    expect((await request.get(`${adLoanPath(market.adHref)}?${terms}`)).status(), terms.slice(0, 20)).toBe(200)
})

test('a month in instalments has everything in it, and says what it does not know', async ({ request, market }) => {
  const address = `${adLoanPath(market.adHref)}?${new URLSearchParams({ tan: '6,95', provincia: 'Pavia', assicurazione: '620' }).toString()}`
  const answer = await request.get(address)
  expect(answer.status()).toBe(200)
  const said = textOf(await answer.text())
  expect(said).toContain('Quanto costa al mese, tutto compreso')
  expect(said).toMatch(/Assicurazione La cifra che hai scritto\. 51,67 €/)
  expect(said).toMatch(/All’inizio servono [\d.,]+ €\./)
  expect(said).toContain('per Pavia')
})
