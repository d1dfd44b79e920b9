import { renewalCode } from '@/lib/accounts/selling/renewal-code.server'
import { grantRole } from '@/lib/accounts/users/grant-role.server'
import { adIdOf, renewAdPath } from '@/lib/kernel/routes/routes'
import { asForm, type HttpClient } from '../http-client'
import { begin, contacts, description, drafts, fillIn, removePhotos, send, versionOf, whole } from '../seller'
import { expect, test } from '../test'

test.afterEach(({ db }) => removePhotos(db))

const noDraft = '00000000-0000-4000-8000-000000000000'

test('without JavaScript a car is published from before the login on, once however often the form is sent', async ({
  visitor,
  account,
  db,
}) => {
  const seller = visitor()
  expect((await seller.get('/vendi')).body).toContain(`action="${drafts}"`)
  const id = await begin(seller)
  await fillIn(db, seller, id)
  expect(await send(db, seller, id, 'pubblica', contacts)).toBe(`/accedi?dopo=${encodeURIComponent(`/vendi/${id}/pubblica`)}`)
  const email = await account()
  await seller.logIn(email, 'Cavalli-97x')
  expect((await seller.get(`/vendi/${id}/pubblica`)).body).toContain('Francesca')
  const sent = await Promise.all(Array.from({ length: 10 }, () => send(db, seller, id, 'pubblica', contacts)))
  const [href = '', ...others] = new Set(sent)
  expect(href).toMatch(/^\/annuncio\/fiat-panda-\d+$/)
  expect(others).toEqual([])
  expect(await send(db, seller, id, 'pubblica', contacts)).toBe(href)
  const ads =
    await db`select status, service_book, equipment, price_cents, province_code, contact_phone from ad where contact_email = ${email}`
  expect(ads).toEqual([
    { status: 'published', serviceBook: true, equipment: ['abs'], priceCents: 990_000, provinceCode: 'MB', contactPhone: '039 2356789' },
  ])
  const page = await visitor().get(href)
  expect(page.status).toBe(200)
  expect(page.body).toContain(description)
  expect(page.body).not.toContain('2356789')
  expect((await seller.get('/area-privata/annunci')).body).toContain(href)
})

test('an input error is said at its field of the draft, and nothing typed is lost', async ({ visitor, db }) => {
  const seller = visitor()
  const id = await begin(seller)
  expect(await send(db, seller, id, 'veicolo', { ...whole, km: 'molti', carburante: '', targa: 'GO123BC' })).toBe(`/vendi/${id}/veicolo`)
  const { body } = await seller.get(`/vendi/${id}/veicolo`)
  expect(body).toContain('Scrivi un numero, per esempio 45.000')
  expect(body).toMatch(/value="molti"/)
  expect(body).toContain('Il carattere 2 è «O»')
  expect(body).toContain('value="GO123BC"')
  await send(db, seller, id, 'testo', { descrizione: 'Chiamami al 333 4821907, te la racconto volentieri a voce.' })
  expect((await seller.get(`/vendi/${id}/testo`)).body).toContain('Togli il numero di telefono dal testo')
})

test('a seller previews the whole page of an ad before publication, and the preview leaves no ad', async ({ visitor, db }) => {
  const seller = visitor()
  const early = await begin(seller)
  const page = (id: string) => `/vendi/${id}/anteprima`
  expect((await seller.get(page(early))).headers.location).toBe(`/vendi/${early}/veicolo`)
  const id = await begin(seller)
  await fillIn(db, seller, id)
  const own = `${description} Anteprima ${id}.` // other tests publish ads meanwhile
  await send(db, seller, id, 'testo', { descrizione: own })
  const { status, body } = await seller.get(page(id))
  expect(status).toBe(200)
  for (const part of ['Anteprima', 'Fiat Panda', own, 'noindex', 'Torna alla bozza']) expect(body).toContain(part)
  expect(body).toMatch(/9\.900\s€/)
  expect((await visitor().get(page(id))).status).toBe(404)
  expect(await db`select id from ad where description = ${own}`).toEqual([])
  expect((await seller.get(`/vendi/${id}/pubblica`)).body).toContain(`href="${page(id)}"`)
})

test('two devices on one page lose nothing: the page shows both texts, and one is chosen', async ({ visitor, db }) => {
  const seller = visitor()
  const id = await begin(seller)
  const seen = { version: await versionOf(db, id, 'testo') }
  await seller.post(`${drafts}/${id}/testo`, { ...seen, descrizione: `${description} Dal telefono.` }, { headers: asForm })
  const second = await seller.post(`${drafts}/${id}/testo`, { ...seen, descrizione: `${description} Dal computer.` }, { headers: asForm })
  expect(second.headers.location).toBe(`/vendi/${id}/testo`)
  const { body } = await seller.get(`/vendi/${id}/testo`)
  expect([body.includes('Dal telefono.'), body.includes('Dal computer.')]).toEqual([true, true])
  await send(db, seller, id, 'testo', { azione: 'sostituisci' })
  const chosen = await seller.get(`/vendi/${id}/testo`)
  expect([chosen.body.includes('Dal telefono.'), chosen.body.includes('Dal computer.')]).toEqual([false, true])
})

test('a draft and an ad are their owner’s alone, for every verb', async ({ visitor, loggedIn, db }) => {
  const { visitor: owner } = await loggedIn()
  const id = await begin(owner)
  await fillIn(db, owner, id)
  const href = (await send(db, owner, id, 'pubblica', contacts)) ?? ''
  const adId = /\d+$/.exec(href)?.[0]
  const open = await begin(owner)
  const { visitor: other } = await loggedIn()
  for (const [name, stranger] of [
    ['another person', other],
    ['a stranger', visitor()],
  ] as const) {
    for (const draft of [open, id, noDraft]) {
      for (const step of ['veicolo', 'testo', 'pubblica']) {
        expect((await stranger.get(`/vendi/${draft}/${step}`)).status, `${name} GET ${step}`).toBe(404)
        const sent = { version: '1', ...whole }
        const put = await stranger.send('PUT', `${drafts}/${draft}/${step}`, {
          body: JSON.stringify(sent),
          headers: { 'content-type': 'application/json', 'x-csrf-token': await stranger.csrf() },
        })
        expect(put.status, `${name} PUT ${step}`).toBe(404)
        for (const azione of ['continua', 'pubblica', 'elimina', 'tieni', 'sostituisci'])
          expect((await stranger.postJson(`${drafts}/${draft}/${step}`, { ...sent, azione })).status, `${name} ${azione}`).toBe(404)
      }
    }
    for (const azione of ['pausa', 'venduto', 'elimina', 'ripristina', 'modifica', 'prezzo', 'ribassa', 'ferma', 'rinnova'])
      expect((await stranger.postJson(`/api/v1/pages/private/ads/${adId}`, { azione, prezzo: '1.000' })).status, `${name} ${azione}`).toBe(
        stranger === other ? 404 : 401,
      )
  }
  expect(await db`select status, price_cents from ad where id = ${Number(adId)}`).toEqual([{ status: 'published', priceCents: 990_000 }])
})

test('a draft of a robot is refused without a failure', async ({ visitor, db }) => {
  const seller = visitor()
  const id = await begin(seller)
  const long = 'x'.repeat(60_000)
  for (const [step, fields] of [
    ['veicolo', { ...whole, marca: "' or 1=1 --" }],
    ['veicolo', { ...whole, versione: '</script><script>document.title=1</script>' }],
    ['veicolo', { ...whole, versione: '\u202egnp.exe' }],
    ['testo', { descrizione: long }],
    ['prezzo', { prezzo: '1e9' }],
    ['pubblica', { nome: long.slice(0, 5_000), comune: long.slice(0, 5_000) }],
  ] as const)
    expect(
      (await seller.postJson(`${drafts}/${id}/${step}`, { version: 1, ...fields })).status,
      `${step} ${JSON.stringify(fields).slice(0, 60)}`,
    ).toBeLessThan(500)
  for (const version of ['', '-1', 'x', '1e99', '99999999999'])
    expect((await seller.postJson(`${drafts}/${id}/prezzo`, { version, prezzo: '9.900' })).status, version).toBe(400)
  for (const path of [`${drafts}/${id}/foto`, `${drafts}/${id}/inventato`, `${drafts}/x/veicolo`, `${drafts}/${id}%00/veicolo`])
    expect((await seller.postJson(path, { version: 1 })).status, path).toBeGreaterThanOrEqual(400)
  for (const path of ['/vendi/x/veicolo', `/vendi/${id}/inventato`, `/vendi/${noDraft}/veicolo`])
    expect((await seller.get(path)).status, path).toBe(404)
  expect((await seller.postJson(drafts, { categoria: 'aerei' })).status).toBe(400)
  expect(await db`select from ad_draft where id = ${id}`).toHaveLength(1)
})

test('an ad that requests money early waits for moderation, and a second moderator judges the appeal', async ({
  loggedIn,
  visitor,
  db,
}) => {
  const { visitor: seller, email } = await loggedIn()
  const id = await begin(seller)
  await fillIn(db, seller, id)
  await send(db, seller, id, 'testo', { descrizione: `${description} Per bloccarla chiedo un acconto prima della visita.` })
  expect(await send(db, seller, id, 'pubblica', contacts)).toBe('/area-privata/annunci')
  const [ad] = await db<{ id: number; status: string; caseId: number }[]>`
    select ad.id, status, moderation_case.id as case_id from ad join moderation_case on ad_id = ad.id where contact_email = ${email}`
  expect(ad?.status).toBe('in_review')
  const href = `/annuncio/fiat-panda-${ad?.id}`
  expect((await visitor().get(href)).status).toBe(404)
  const queuePage = '/area-privata/moderazione'
  const casePath = `${queuePage}/${ad?.caseId}`
  for (const path of [queuePage, casePath, `${queuePage}/registro`]) {
    expect((await seller.get(path)).status, path).toBe(403)
    expect((await visitor().get(path)).status, path).toBe(307)
  }
  const [ada, pietro] = [await loggedIn(), await loggedIn()]
  for (const { email } of [ada, pietro]) await grantRole(db, email, 'moderator')
  const decide = (who: HttpClient, fields: Record<string, string>) =>
    who.post(`/api/v1/pages/private/moderation/${ad?.caseId}`, fields, { headers: asForm })
  expect((await decide(seller, { esito: 'approved' })).headers.location).toBe(casePath)
  expect((await ada.visitor.get(queuePage)).body).toContain(`href="${casePath}"`)
  expect((await ada.visitor.get(casePath)).body).toContain('acconto prima della visita')
  expect(
    (await decide(ada.visitor, { esito: 'refused', motivo: 'acconto', testo: 'Togli la richiesta di acconto.' })).headers.location,
  ).toContain(queuePage)
  await decide(pietro.visitor, { esito: 'approved' })
  expect((await pietro.visitor.get(casePath)).body).toContain('Già deciso da')
  expect((await seller.get('/area-privata/annunci')).body).toContain('Togli la richiesta di acconto.')
  const appeal = { azione: 'ricorso', ricorso: 'Ho già tolto la frase: potete riguardare?' }
  await seller.post(`/api/v1/pages/private/ads/${ad?.id}`, appeal, { headers: asForm })
  await decide(ada.visitor, { esito: 'granted' })
  expect((await ada.visitor.get(casePath)).body).toContain('il ricorso lo decide un’altra persona')
  await decide(pietro.visitor, { esito: 'granted' })
  expect((await visitor().get(href)).status).toBe(200)
  expect((await pietro.visitor.get(`${queuePage}/registro`)).body).toContain('Ricorso accolto')
})

test('buyer and seller write to each other in the private area; nobody else reads or writes there', async ({ loggedIn, visitor, db }) => {
  const { visitor: seller } = await loggedIn()
  const id = await begin(seller)
  await fillIn(db, seller, id)
  const href = (await send(db, seller, id, 'pubblica', contacts)) ?? ''
  const adId = Number(/\d+$/.exec(href)?.[0])
  const { visitor: buyer, email } = await loggedIn()
  await buyer.postAsHuman(`/post/${adId}/reply`, { name: 'Anna', email, phone: '', message: 'Buongiorno, è ancora disponibile?' })
  const [thread] = await db<{ id: number }[]>`select id from reply where ad_id = ${adId}`
  const [page, call] = [`/area-privata/messaggi/${thread?.id}`, `/api/v1/pages/private/conversations/${thread?.id}`]
  expect((await seller.get('/area-privata/messaggi')).body).toContain(`href="${page}"`)
  expect((await seller.get(page)).body).toContain('è ancora disponibile?')
  const answered = await seller.post(call, { message: 'Sì. Mi serve un acconto per tenerla da parte.' }, { headers: asForm })
  expect([answered.status, answered.headers.location]).toEqual([303, page])
  expect((await buyer.get(page)).body).toContain('chiede soldi prima che vi siate visti')
  const { visitor: other } = await loggedIn()
  expect([
    (await other.get(page)).status,
    (await other.get(call)).status,
    (await other.postJson(call, { message: 'Ciao ciao' })).status,
  ]).toEqual([404, 404, 404])
  expect([(await visitor().get(call)).status, (await visitor().postJson(call, { message: 'Ciao ciao' })).status]).toEqual([401, 401])
  await buyer.post(call, { azione: 'blocca' }, { headers: asForm })
  await seller.post(call, { message: 'Ci sei ancora?' }, { headers: asForm })
  expect((await seller.get(page)).body).toContain('Conversazione bloccata')
  expect(await db`select from reply_message where reply_id = ${thread?.id ?? 0}`).toHaveLength(2)
})

test('without JavaScript a button sets a draft’s price, and a planned drop is refused, set and stopped', async ({ loggedIn, db }) => {
  const { visitor: seller, email } = await loggedIn()
  const id = await begin(seller)
  await fillIn(db, seller, id)
  expect(await send(db, seller, id, 'prezzo', { prezzo: 'boh', trattabile: 'true', scelto: '9900' })).toBe(`/vendi/${id}/prezzo`)
  expect((await seller.get(`/vendi/${id}/prezzo`)).body).toContain('value="9.900"')
  await send(db, seller, id, 'pubblica', contacts)
  const [ad] = await db<{ id: number }[]>`select id from ad where contact_email = ${email}`
  const ads = '/area-privata/annunci'
  const press = async (fields: Record<string, string>) => {
    await seller.post(`/api/v1/pages/private/ads/${ad?.id}`, fields, { headers: asForm })
    return (await seller.get(ads)).body.replaceAll('\u00a0', ' ')
  }
  const plan = { azione: 'ribassa', ribasso: '200', unita: 'euro', giorni: '7' }
  const refused = await press({ ...plan, minimo: '12.000' })
  for (const part of ['Il minimo è sopra il prezzo di ora, 9.900 €', 'value="12.000"']) expect(refused).toContain(part)
  expect(await press({ ...plan, minimo: '9.000' })).toContain('200 € ogni 7 giorni, mai sotto 9.000 €')
  expect(await press({ azione: 'prezzo', prezzo: '9.500', prezzo_visto: '9.800' })).toContain(
    'Nel frattempo il prezzo è cambiato: ora è 9.900 €',
  )
  expect(await press({ azione: 'ferma' })).toContain('Il ribasso programmato è fermo')
})

test('an ad that ends soon is renewed from its mail without a login; opening the link alone renews nothing', async ({
  loggedIn,
  visitor,
  db,
}) => {
  const { visitor: seller, email } = await loggedIn()
  const draftId = await begin(seller)
  await fillIn(db, seller, draftId)
  const href = (await send(db, seller, draftId, 'pubblica', contacts)) ?? ''
  const daysLeft = async () => {
    const [ad] = await db<{ days: number }[]>`
      select round(extract(epoch from expires_at - now()) / 86400)::int as days from ad where contact_email = ${email} and status = 'published'`
    return ad?.days
  }
  const [ad] = await db<{ id: number; expiresAt: Date }[]>`
    update ad set expires_at = date_trunc('second', now()) + interval '5 days' where contact_email = ${email} returning id, expires_at`
  const codice = await renewalCode(ad ?? { id: 0, expiresAt: null })
  const someone = visitor()
  const opened = await someone.get(`/rinnova-annuncio?codice=${codice}`)
  expect([opened.status, opened.headers['cache-control']]).toEqual([200, 'private, no-store'])
  expect(opened.body).toContain('Rinnova l’annuncio')
  expect((await someone.get(renewAdPath)).status).toBe(405)
  expect(await daysLeft()).toBe(5)
  const press = async (fields: Record<string, string>) => (await someone.post(renewAdPath, fields, { headers: asForm })).headers.location
  expect(await press({ codice, azione: 'venduto' })).toBe(`/rinnova-annuncio?codice=${codice}`)
  expect(await daysLeft()).toBe(5)
  for (const _ of [1, 2]) expect(await press({ codice, azione: 'rinnova' })).toBe(`/rinnova-annuncio?codice=${codice}`)
  expect(await daysLeft()).toBe(60)
  expect((await visitor().get(`/rinnova-annuncio?codice=${codice}x`)).body).toContain('Questo link non è più valido')
  expect((await visitor().get(href)).status).toBe(200)
})

test('the report of a vehicle has an address where the ad names one, and nowhere else', async ({ visitor, db, market }) => {
  const id = adIdOf(market.adHref) ?? 0
  const someone = visitor()
  expect((await someone.get(`/dekra/${id}`)).status).toBe(404)
  const reportUrl = 'https://perizie.example/r/1204.pdf'
  await db`update ad set report_url = ${reportUrl} where id = ${id}`
  const { status, body } = await someone.get(`/dekra/${id}`)
  await db`update ad set report_url = null where id = ${id}`
  expect([status, JSON.parse(body)]).toEqual([200, { url: reportUrl }])
  for (const wrong of ['0', 'x', '999999999999999', '1.5']) expect((await someone.get(`/dekra/${wrong}`)).status, wrong).toBe(404)
  expect((await someone.postJson(`/dekra/${id}`, {})).status).toBe(405)
})
