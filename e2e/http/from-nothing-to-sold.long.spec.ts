import { adIdOf } from '@/lib/kernel/routes/routes'
import { asForm } from '../http-client'
import { asRecord } from '../record'
import { begin, contacts, description, newPhoto, send, upload, whole } from '../seller'
import { expect, test } from '../test'

test.describe.configure({ timeout: 240_000 })

/** The headers of a browser; without them a request is a program’s. */
const asBrowser = { headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0' } }

test('a new private seller publishes an ad with five photographs, answers a message and sells', async ({ loggedIn, visitor, db }) => {
  const { visitor: seller } = await loggedIn()
  const draftId = await begin(seller)
  await send(db, seller, draftId, 'veicolo', whole)
  await send(db, seller, draftId, 'stato', { incidenti: 'no', tagliandi: 'si' })
  for (let photo = 0; photo < 5; photo++)
    expect((await upload(seller, draftId, await newPhoto({ width: 1_600, height: 1_200 }))).status).toBeLessThan(300)
  await expect
    .poll(async () => (await db`select from photo where draft_id = ${draftId} and state = 'ready'`).length, { timeout: 100_000 }) // pictures give way to all other work
    .toBe(5)
  await send(db, seller, draftId, 'testo', { descrizione: description })
  await send(db, seller, draftId, 'prezzo', { prezzo: '9.900' })
  const href = (await send(db, seller, draftId, 'pubblica', contacts)) ?? ''
  const adId = adIdOf(href) ?? 0

  const shown = (await visitor().send('GET', href, asBrowser)).body
  const pictures = [...new Set(shown.match(/\/foto\/[^\s"',]+\.(?:avif|webp)/g))]
  expect(new Set(pictures.map((address) => address.split('/')[2])).size).toBe(5)
  for (const address of pictures.slice(0, 6)) expect((await visitor().get(address)).status, address).toBe(200)
  expect(shown).not.toContain('Immagine illustrativa')

  const { visitor: buyer, email } = await loggedIn()
  await buyer.send('GET', href, asBrowser)
  await buyer.postAsHuman(`/post/${adId}/reply`, { name: 'Anna', email, phone: '', message: 'Buongiorno, posso vederla sabato?' })
  const [thread] = await db<{ id: number }[]>`select id from reply where ad_id = ${adId}`
  const call = `/api/v1/pages/private/conversations/${thread?.id}`
  await seller.post(call, { message: 'Volentieri, sabato alle dieci.' }, { headers: asForm })
  expect((await buyer.get(`/area-privata/messaggi/${thread?.id}`)).body).toContain('sabato alle dieci')

  await seller.send('GET', href, asBrowser)
  const views = async () => (await db<{ times: number }[]>`select times from ad_view where ad_id = ${adId}`)[0]?.times
  await expect.poll(views, { timeout: 20_000, message: 'a stranger and a buyer, not the seller' }).toBe(2)
  expect((await seller.get('/area-privata/annunci')).body).toContain('2, di cui 2 oggi, contate dal')

  const own = `/api/v1/pages/private/ads/${adId}`
  const press = (fields: Record<string, string>) => seller.post(own, fields, { headers: asForm })
  await press({ azione: 'venduto', esito: 'ingrana', prezzo_vendita: 'tanto' })
  expect((await seller.get('/area-privata/annunci')).body).toContain('Scrivi il prezzo in euro')
  await press({ azione: 'venduto', esito: 'ingrana' })
  const sold = (await seller.get('/area-privata/annunci')).body
  expect(sold).toContain('Venduta, complimenti!')
  expect(sold).toMatch(/<button value="ripubblica"[^>]*>Annulla/)
  await press({ azione: 'ripubblica' })
  expect(asRecord((await db`select status from ad where id = ${adId}`)[0])['status']).toBe('published')
  await press({ azione: 'venduto', esito: 'ingrana', prezzo_vendita: '9.700' })
  expect((await visitor().get(href)).body).toContain('Non più disponibile')
  expect(await db`select paid_euro from paid_price where asked_euro = 9900 and paid_euro = 9700`).not.toHaveLength(0)
  await db`delete from ad_photo where ad_id = ${adId}`
})
