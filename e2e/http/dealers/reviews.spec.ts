import { randomUUID } from 'node:crypto'
import { newEmail } from '@/e2e/accounts'
import { asForm } from '@/e2e/http-client'
import { asRecord } from '@/e2e/record'
import { expect, test } from '@/e2e/test'

const words = 'Auto consegnata come da accordi, prezzo uguale a quello dell’annuncio.'

test('without a script a buyer reviews a dealer, a moderator publishes the review, and the dealer answers', async ({
  visitor,
  loggedIn,
  kindsTo,
  db,
}) => {
  const dealerEmail = newEmail('salone')
  const concessionaria = `salone-${dealerEmail.slice(7, 19)}`
  const [{ id: dealerId } = { id: 0 }] = await db<{ id: number }[]>`
    insert into dealer (slug, name, email) values (${concessionaria}, 'Salone delle recensioni', ${dealerEmail}) returning id`
  const path = `/concessionari/${concessionaria}`
  expect((await visitor().get(path)).body).toContain('Nessuno ha ancora scritto una recensione')

  const { visitor: buyer, email } = await loggedIn()
  const page = `/area-privata/recensioni?concessionaria=${concessionaria}`
  const api = '/api/v1/pages/private/reviews'
  const review = { concessionaria, stelle: '4', testo: words }
  expect((await buyer.get(page)).body, 'never wrote to them').toContain('Può scrivere una recensione chi ha contattato')
  expect((await buyer.post(api, review)).status).toBe(403)
  await db`insert into reply (dealer_id, user_id, name, email) select ${dealerId}, id, 'Elena', email from app_user where email = ${email}`
  const faulty = await buyer.post(api, { ...review, stelle: '6', testo: 'Bella.' })
  expect([faulty.status, Object.keys(asRecord(asRecord(faulty.body)['fields'])).toSorted()]).toEqual([400, ['stelle', 'testo']])
  const tooShort = await buyer.post(api, { ...review, testo: 'Troppo corta' }, { headers: asForm })
  expect((await buyer.get(tooShort.headers.location ?? '')).body).toContain('>Troppo corta</textarea>')
  const sent = await buyer.post(api, review, { headers: asForm })
  expect([sent.status, sent.headers.location]).toEqual([303, '/area-privata/recensioni'])
  expect((await buyer.get('/area-privata/recensioni')).body).toContain('In attesa di controllo')
  expect((await visitor().get(path)).body).not.toContain(words)

  const { visitor: reviewer, email: moderator } = await loggedIn()
  expect((await reviewer.get('/area-privata/moderazione/recensioni')).status).toBe(403)
  await db`update app_user set role = 'moderator' where email = ${moderator}`
  expect((await reviewer.get('/area-privata/moderazione/recensioni')).body).toContain(words)
  const [{ id } = { id: 0 }] = await db<{ id: number }[]>`select id from dealer_review where dealer_id = ${dealerId}`
  const decision = `/api/v1/pages/private/moderation/reviews/${id}`
  expect((await reviewer.post(decision, { esito: 'refused', testo: '' })).status, 'a refusal without a reason').toBe(400)
  expect((await reviewer.post(decision, { esito: 'published' })).status).toBe(200)
  await expect.poll(async () => (await visitor().get(path)).body).toContain(words)
  expect(await kindsTo(dealerEmail)).toEqual(['review-received'])

  const { visitor: staff, email: seller } = await loggedIn()
  const answer = { concessionaria, recensione: String(id), risposta: 'Grazie, a presto.' }
  const answers = '/api/v1/pages/private/dealers/reviews'
  expect((await staff.post(answers, answer)).status, 'not of the staff').toBe(404)
  await db`insert into dealer_member (dealer_id, user_id, role) select ${dealerId}, id, 'seller' from app_user where email = ${seller}`
  expect((await staff.get('/area-concessionario/recensioni')).body).toContain(words)
  expect((await staff.post(answers, answer, { headers: asForm })).status).toBe(303)
  await expect.poll(async () => (await visitor().get(path)).body).toContain('Grazie, a presto.')

  expect((await buyer.post(api, { togli: String(id) })).status).toBe(200)
  await expect.poll(async () => (await visitor().get(path)).body).not.toContain(words)
})

test('Google’s reviews are requested for places of our dealers only, and a failing service is reported', async ({ request, db }) => {
  const reviewsOf = (placeId: string) => request.get(`/google/seller/reviews?placeId=${placeId}`)
  const places = ['ChIJ-salone-di-prova', 'ChIJ-guasto-guasto', 'ChIJ-niente-niente']
  for (const place of places)
    await db`insert into dealer (slug, name, google_place_id) values (${`google-${randomUUID()}`}, 'Salone su Google', ${place})`
  const found = await reviewsOf('ChIJ-salone-di-prova')
  expect(found.status()).toBe(200)
  expect(asRecord(await found.json())).toMatchObject({
    rating: 4.5,
    count: 2,
    reviews: [
      { author: 'Laura Fontana', stars: 5, text: 'Gentili e puntuali.' },
      { author: 'Un utente di Google', stars: 4, text: '' },
    ],
  })
  for (const [placeId, status] of [
    ['ChIJ-di-nessuno-qui', 404],
    ['ChIJ-niente-niente', 404],
    ['ChIJ-guasto-guasto', 503],
    ['', 400],
    ['../../etc/passwd', 400],
    ['x'.repeat(400), 400],
  ] as const)
    expect((await reviewsOf(encodeURIComponent(placeId))).status(), placeId).toBe(status)
})

test('Trustpilot invites consenting users, once in a while', async ({ visitor, loggedIn }) => {
  const api = '/trustpilot/_invite'
  expect((await visitor().post(api, { accetto: 'true' })).status).toBe(401)
  const { visitor: customer } = await loggedIn()
  expect((await customer.post(api, {})).status).toBe(400)
  expect((await customer.post(api, { accetto: 'true' })).status).toBe(204)
  expect((await customer.post(api, { accetto: 'true' })).status, 'again at once').toBe(429)
})
