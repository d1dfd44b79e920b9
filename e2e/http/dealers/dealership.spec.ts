import { newEmail, testPassword } from '@/e2e/accounts'
import { dealerProfile } from '@/e2e/dealer'
import { asForm } from '@/e2e/http-client'
import { insertAd } from '@/e2e/market'
import { asRecord } from '@/e2e/record'
import { codeInLastMail } from '@/e2e/stand-ins'
import { expect, test } from '@/e2e/test'
import type { Pool } from '@/lib/kernel/db/db.server'

async function requestOf(db: Pool, email: string): Promise<number> {
  const [row] = await db<{ id: number }[]>`select id from dealer_registration where email = ${email}`
  return row?.id ?? 0
}

const registration = '/api/v1/dealers/registration'

test('a dealer registers, is approved, edits its page, and invites a colleague, who answers a buyer', async ({ visitor, loggedIn, db }) => {
  const [email, second] = [newEmail('titolare'), newEmail('venditrice')]
  const name = `Ticino Auto ${email.slice(9, 17)}`
  const sent = {
    ...dealerProfile,
    name,
    vatNumber: `0${String(Math.floor(Math.random() * 1e10)).padStart(10, '0')}`,
    contactName: 'Carlo Ticino',
    email,
    declared: 'true',
  }
  const stranger = visitor()
  const faulty = await stranger.postAsHuman(registration, { ...sent, vatNumber: '123', hoursLun: 'mattina' })
  expect([faulty.status, Object.keys(asRecord(asRecord(faulty.body)['fields'])).toSorted()]).toEqual([400, ['hoursLun', 'vatNumber']])
  expect((await stranger.post(registration, sent)).status, 'without the bot check').toBe(400)
  expect((await stranger.postAsHuman(registration, sent)).status).toBe(200)
  const codice = await codeInLastMail(email, 'confirm-dealer')
  expect((await stranger.post('/api/v1/dealers/confirmation', { codice, password: testPassword })).status).toBe(200)

  const owner = visitor()
  await owner.logIn(email, testPassword)
  expect((await owner.get('/area-concessionario')).body).toContain('Richiesta ricevuta')
  const { visitor: reviewer, email: moderator } = await loggedIn()
  await db`update app_user set role = 'moderator' where email = ${moderator}`
  expect((await reviewer.get('/area-privata/moderazione/concessionarie')).body).toContain(name)
  const decision = `/api/v1/pages/private/moderation/dealers/${await requestOf(db, email)}`
  expect((await reviewer.post(decision, { esito: 'refused', testo: '' })).status, 'a refusal without a reason').toBe(400)
  expect((await reviewer.post(decision, { esito: 'approved' })).status).toBe(200)

  const again = visitor()
  const login = await again.post('/login', { username: email, password: testPassword })
  expect(login.headers['x-dealer-login']).toBe('true')
  const [dealer] = await db<{ slug: string }[]>`select slug from dealer where name = ${name}`
  const concessionaria = dealer?.slug ?? ''
  expect((await again.get('/area-concessionario')).body).toContain(name)
  expect((await visitor().get(`/concessionari/${concessionaria}`)).body).toContain('9:00–19:00')
  const changed = await again.post(
    '/api/v1/pages/private/dealers/profile',
    { ...dealerProfile, concessionaria, hoursLun: '8-18' },
    { headers: asForm },
  )
  expect([changed.status, changed.headers.location]).toEqual([303, `/area-concessionario/profilo?concessionaria=${concessionaria}`])
  await expect.poll(async () => (await visitor().get(`/concessionari/${concessionaria}`)).body).toContain('8:00–18:00')

  expect((await again.post('/api/v1/pages/private/dealers/invitations', { concessionaria, email: second, role: 'seller' })).status).toBe(
    200,
  )
  const link = `/area-concessionario/invito?codice=${await codeInLastMail(second, 'dealer-invitation')}`
  const { visitor: seller } = await loggedIn()
  expect((await visitor().get(link)).headers.location).toContain('/accedi?dopo=')
  expect((await seller.get(link)).body).toContain('Venditore')
  expect((await seller.post('/api/v1/pages/private/dealers/invitation', { codice: link.split('=')[1] ?? '' })).status).toBe(200)
  expect((await again.get('/area-concessionario/personale')).body).toContain('Entrato tra i collaboratori')
  expect(
    (await seller.post('/api/v1/pages/private/dealers/invitations', { concessionaria, email: newEmail(), role: 'owner' })).status,
  ).toBe(403)

  const [{ id } = { id: 0 }] = await db<{ id: number }[]>`select id from dealer where slug = ${concessionaria}`
  const buyer = { name: 'Elena', email: newEmail('elena'), phone: '', message: 'La garanzia è di 12 o 24 mesi?' }
  expect((await visitor().postAsHuman(`/api/v1/dealers/${id}/reply`, buyer)).status).toBe(200)
  const inbox = await seller.get('/area-concessionario/richieste')
  expect(inbox.body).toContain(buyer.message)
  expect(inbox.body).not.toContain(buyer.email)
  const lead = Number(/\/area-concessionario\/richieste\/(\d+)/.exec(inbox.body)?.[1])
  const answer = { concessionaria, message: 'Di 24 mesi, con tagliandi.' }
  const answered = await seller.post(`/api/v1/pages/private/dealers/leads/${lead}`, answer, { headers: asForm })
  expect([answered.status, answered.headers.location]).toEqual([
    303,
    `/area-concessionario/richieste/${lead}?concessionaria=${concessionaria}`,
  ])
  expect((await again.get(answered.headers.location ?? '')).body).toContain(answer.message)
  const codeOfBuyer = await codeInLastMail(buyer.email, 'reply-answer')
  expect((await visitor().get(`/risposta?codice=${codeOfBuyer}`)).body).toContain(answer.message)

  const vehicle = await insertAd(db, { make: 'fiat', model: 'panda', dealer_id: id, price_cents: 800_000, status: 'published' })
  expect((await seller.get('/area-concessionario/veicoli')).body).toContain('8.000')
  const vehicles = '/api/v1/pages/private/dealers/vehicles'
  const repriced = await seller.post(
    vehicles,
    { concessionaria, azione: 'prezzo', annuncio: String(vehicle), prezzo: '7.500' },
    { headers: asForm },
  )
  const table = await seller.get(repriced.headers.location ?? '')
  expect(table.body).toContain('Prezzo salvato: Fiat Panda a 7.500')
  expect(table.body).toContain('7.500')
  const changeIn = (body: string) => /name="modifica" value="(\d+)"/.exec(body)?.[1] ?? ''
  expect(changeIn(table.body), 'a change that can be undone').not.toBe('')
  const stale = await seller.post(vehicles, { concessionaria, azione: 'prezzo', annuncio: String(vehicle), prezzo: '7.000', prima: '8000' })
  expect([stale.status, stale.body.includes('l’ha appena cambiato: adesso è 7.500')], 'somebody has changed it').toEqual([400, true])
  const refused = await seller.post(
    vehicles,
    { concessionaria, azione: 'prezzo', annuncio: String(vehicle), prezzo: 'poco' },
    { headers: asForm },
  )
  expect((await seller.get(refused.headers.location ?? '')).body).toContain('value="poco"')
  const bulk = { concessionaria, annuncio: String(vehicle), variazione: '−10 %' }
  const preview = await seller.post(vehicles, { ...bulk, azione: 'anteprima' }, { headers: asForm })
  expect((await seller.get(preview.headers.location ?? '')).body).toContain('6.750')
  const lowered = await seller.post(vehicles, { ...bulk, azione: 'prezzi' }, { headers: asForm })
  const loweredPage = (await seller.get(lowered.headers.location ?? '')).body
  expect(loweredPage).toContain('1 prezzo cambiato.')
  const undo = { concessionaria, azione: 'annulla', modifica: changeIn(loweredPage) }
  expect((await seller.post(vehicles, undo)).status).toBe(200)
  expect((await seller.post(vehicles, undo)).status, 'only once').toBe(409)
  const [{ cents } = { cents: 0 }] = await db<{ cents: number }[]>`select price_cents as cents from ad where id = ${vehicle}`
  expect(cents).toBe(750_000)
  expect((await seller.post(vehicles, { ...bulk, azione: 'anteprima', variazione: 'poco' })).status).toBe(400)
  const asked = await seller.post(vehicles, { ...bulk, azione: 'anteprima', cambio: 'veicoli.csv' }, { headers: asForm })
  const chosenFile = await seller.get(asked.headers.location ?? '')
  expect([
    chosenFile.status,
    chosenFile.body.startsWith('numero ingrana (veicoli scelti)'),
    chosenFile.body.includes(String(vehicle)),
  ]).toEqual([200, true, true])
  const draft = await insertAd(db, { make: 'fiat', model: '500', dealer_id: id, status: 'draft' })
  const looked = await seller.send('POST', vehicles, {
    body: new URLSearchParams([
      ...Object.entries({ _csrf: await seller.csrf(), concessionaria, azione: 'anteprima', cambio: 'pausa' }),
      ...[vehicle, draft].map((one) => ['annuncio', String(one)]),
    ]).toString(),
    headers: { ...asForm, 'content-type': 'application/x-www-form-urlencoded' },
  })
  const look = (await seller.get(looked.headers.location ?? '')).body
  for (const text of ['1 di 2 veicoli', 'Metti in pausa: 1 veicolo', 'è una bozza: va prima completata', 'Lascia tutto com’è'])
    expect(look).toContain(text)
  const statusOf = async () => (await db<{ status: string }[]>`select status from ad where id = ${vehicle}`)[0]?.status
  expect(await statusOf(), 'only looked at').toBe('published')
  const pausing = { concessionaria, annuncio: String(vehicle) }
  const paused = await seller.post(vehicles, { ...pausing, azione: 'pausa' }, { headers: asForm })
  const changedPage = (await seller.get(paused.headers.location ?? '')).body
  expect(changedPage).toContain('Metti in pausa: 1 veicolo.')
  expect(await statusOf()).toBe('paused')
  expect((await seller.post(vehicles, { concessionaria, azione: 'annulla', modifica: changeIn(changedPage) })).status).toBe(200)
  expect(await statusOf()).toBe('published')
  for (const modifica of ['', 'toString', '-1'])
    expect((await seller.post(vehicles, { concessionaria, azione: 'annulla', modifica })).status).toBe(400)
  expect((await seller.post(vehicles, { concessionaria, azione: 'annulla', modifica: '999999999' })).status).toBe(404)
  const all = { concessionaria, azione: 'anteprima', tutte: 'si', elenco: 'stato=published', cambio: 'pausa' }
  const allOf = await seller.post(vehicles, all, { headers: asForm })
  expect((await seller.get(allOf.headers.location ?? '')).body).toContain('1 di 1 veicolo')
  for (const asked of [`annunci=${vehicle}&cambio=elimina`, 'annunci=x&cambio=pausa', 'annunci=999999999&cambio=pausa', 'cambio=pausa'])
    expect((await seller.get(`/area-concessionario/veicoli/stato?${asked}`)).status, asked).toBe(404)
  expect((await seller.post(vehicles, { concessionaria, azione: 'venduto', annuncio: String(vehicle) })).status).toBe(200)
  expect((await again.get('/area-concessionario/veicoli?stato=sold')).body).toContain('Venduto (1)')
  const exports = '/api/v1/pages/private/dealers/exports'
  expect((await seller.post(exports, { concessionaria, azione: 'crea' }, { headers: asForm })).status).toBe(303)
  const address = /(\/api\/v1\/dealers\/exports\/[\w-]+\/veicoli\.csv)/
  const exportPage = `/area-concessionario/esporta?concessionaria=${concessionaria}`
  const [, file = ''] = address.exec((await seller.get(exportPage)).body) ?? []
  const later = (await seller.get(exportPage)).body
  expect([address.test(later), later.includes('funzionano. Li mostriamo solo quando nascono')], 'shown once').toEqual([false, true])
  const csv = await visitor().get(file)
  expect([csv.status, csv.headers['content-type'], csv.headers['x-robots-tag']]).toEqual([
    200,
    'text/csv; charset=utf-8; header=present',
    'noindex',
  ])
  expect(csv.body).toContain(`\r\n${vehicle},,Venduto,auto,`)
  expect((await visitor().get(file.replace('veicoli.csv', 'altro.csv'))).status).toBe(404)
  expect((await seller.post(exports, { concessionaria, azione: 'chiudi' })).status).toBe(200)
  expect((await visitor().get(file)).status, 'the address is closed').toBe(404)
  await db`delete from ad where id in (${vehicle}, ${draft})`
})
