import { JSDOM } from 'jsdom'
import { stockFile, upTo } from '@/e2e/dealer'
import { textOf } from '@/e2e/html-page'
import { asForm, type HttpClient } from '@/e2e/http-client'
import { multipart } from '@/e2e/multipart'
import { expect, test } from '@/e2e/test'

const page = '/concessionari/prova-file'
const trials = '/api/v1/dealers/trials'

const sendFile = async (visitor: HttpClient, content: string) =>
  visitor.send('POST', trials, multipart({ _csrf: await visitor.csrf() }, 'file', [['stock.csv', content]]))

test('without JavaScript or an account a file is tried, its report read as page and CSV, and deleted', async ({ visitor, db }) => {
  const someone = visitor()
  const sent = await sendFile(
    someone,
    `${stockFile(upTo(12)).replaceAll('1.2 Easy', '1.2 Senza traccia')}V13;Fiat;Panda;1.2;9000;;03/2019;Benzina;51\nV14;Fiat;Panda;1.2;poco;1000;03/2019;Benzina;51\n`,
  )
  expect(sent.status).toBe(303)
  const report = sent.headers.location ?? ''
  expect(report).toMatch(/^\/concessionari\/prova-file\?prova=[\w-]{43}$/)
  await expect
    .poll(async () => (await someone.get(report)).body, { timeout: 20_000 })
    .toContain('12 veicoli sarebbero annunci, su 14 righe')
  const shown = await someone.get(report)
  expect(shown.headers).toMatchObject({ 'x-robots-tag': 'noindex', 'referrer-policy': 'same-origin', 'cache-control': 'private, no-store' })
  const { document } = new JSDOM(shown.body).window
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toContain('noindex')
  expect(document.querySelector('link[rel=canonical]')).toBeNull()
  expect(textOf(document.querySelector('main'))).toContain('9 di 9 riconosciute')
  const csv = await someone.get(`${trials}/report?${report.split('?')[1]}`)
  expect(csv.headers['content-type']).toContain('text/csv')
  expect(csv.body.split('\n').filter((line) => line.startsWith('nuovo,'))).toHaveLength(12)
  expect(await db`select from ad where version = '1.2 Senza traccia'`).toEqual([])

  const prova = new URLSearchParams(report.split('?')[1]).get('prova') ?? ''
  const deleted = await someone.post(`${trials}/report`, { prova }, { headers: asForm })
  expect([deleted.status, deleted.headers.location]).toEqual([303, page])
  expect((await someone.get(page)).body).toContain('del tuo file non resta nulla')
  const gone = await someone.get(report)
  expect([gone.status, gone.body.includes('Questa prova non c’è più')]).toEqual([404, true])
  expect((await someone.get(`${trials}/report?prova=${prova}`)).status).toBe(404)
})

test('without JavaScript a column is mapped otherwise in the report, and a missing sheet is named there', async ({ visitor }) => {
  const someone = visitor()
  const sent = await sendFile(someone, 'codice;marca;modello;prezzo;km;immatricolazione\nA1;Fiat;Panda;9000;20011;03/04/2019\n')
  const report = sent.headers.location ?? ''
  const prova = new URLSearchParams(report.split('?')[1]).get('prova') ?? ''
  const says = (words: string) => expect.poll(async () => (await someone.get(report)).body, { timeout: 20_000 }).toContain(words)
  await says('1 veicolo sarebbe un annuncio')
  const choice = { prova, azione: 'colonne', 'colonna-5-dateOrder': 'mdy', 'colonna-4-yesNo': 'forse' }
  const changed = await someone.post(`${trials}/report`, choice, { headers: asForm })
  expect([changed.status, changed.headers.location]).toEqual([303, report])
  await says('Mese prima del giorno: l’hai scelto tu')
  await says('1 veicolo sarebbe un annuncio')
  const missing = await someone.post(`${trials}/report`, { prova, azione: 'foglio', foglio: 'Moto' }, { headers: asForm })
  expect([missing.status, missing.headers.location]).toEqual([303, report])
  expect((await someone.get(report)).body).toContain('non si può rifare')
  await someone.post(`${trials}/report`, { prova }, { headers: asForm })
})

test('a file trial refuses unreadable files, private addresses and missing tokens, and preserves input', async ({ visitor }) => {
  const someone = visitor()
  for (const [content, words] of [
    ['<html><body>Accesso negato</body></html>', 'è una pagina web'],
    ['', 'Scegli un file'],
    ['ciao\n', 'Non riusciamo a leggere il file'],
  ] as const) {
    const sent = await sendFile(someone, content)
    expect([sent.status, sent.headers.location]).toEqual([303, page])
    expect((await someone.get(page)).body).toContain(words)
  }
  const indirizzo = 'http://127.0.0.1/stock.csv'
  const sent = await someone.post(`${trials}/address`, { indirizzo }, { headers: asForm })
  expect([sent.status, sent.headers.location]).toEqual([303, page])
  const { document } = new JSDOM((await someone.get(page)).body).window
  const field = document.querySelector('#indirizzo')
  expect([field?.getAttribute('value'), field?.getAttribute('aria-invalid')]).toEqual([indirizzo, 'true'])
  expect(textOf(document.querySelector('#indirizzo-error'))).toContain('non è un indirizzo pubblico')
  const { body, headers } = multipart({}, 'file', [['stock.csv', stockFile(upTo(3))]])
  expect((await someone.send('POST', trials, { body, headers: { ...headers, accept: '*/*' } })).status, 'without the token').toBe(403)
})

test('an address that has tried twelve files in an hour is asked to wait', async ({ visitor }) => {
  const someone = visitor()
  for (let time = 0; time < 12; time++) await sendFile(someone, 'ciao\n')
  await sendFile(someone, stockFile(upTo(1)))
  expect((await someone.get(page)).body).toContain('Troppi tentativi')
})
