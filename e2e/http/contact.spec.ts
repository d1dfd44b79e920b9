import { randomUUID } from 'node:crypto'
import type { Pool } from '@/lib/kernel/db/db.server'
import { deleteAccount, newEmail } from '../accounts'
import { type HttpClient } from '../http-client'
import { insertAd } from '../market'
import { asRecord } from '../record'
import { humanToken, mailsTo } from '../stand-ins'
import { expect, test } from '../test'

/** Reserved, so that no list of another test counts it. */
async function ownAd(db: Pool, columns: Record<string, string | number | Date> = {}): Promise<{ id: number; seller: string }> {
  const seller = `venditore.${randomUUID()}@privati.example`
  return {
    id: await insertAd(db, {
      status: 'reserved',
      model: 'panda',
      version: 'Prova',
      contact_email: seller,
      contact_phone: '300 1234567',
      ...columns,
    }),
    seller,
  }
}
const words = () => ({
  name: 'Francesca Colombo',
  email: newEmail(),
  phone: '+39 300 7654321',
  message: 'È ancora disponibile?\nGrazie e a presto',
})
const script = { 'x-requested-with': 'XMLHttpRequest' }
const write = (someone: HttpClient, id: number | string, fields: Record<string, string>, headers = {}) =>
  someone.postAsHuman(`/post/${id}/reply`, fields, { headers: { ...script, ...headers } })
const numberOf = (someone: HttpClient, id: number | string, subject = 'ad', headers: Record<string, string> = script) =>
  someone.get(`/rest/${id}/number/${subject}`, headers)

test('a message reaches the seller without the address of the buyer, and the buyer learns that it left', async ({
  visitor,
  db,
  request,
  baseURL,
}) => {
  const [{ id, seller }, sent] = [await ownAd(db), words()]
  const answer = await write(visitor(), id, sent)
  expect([answer.status, asRecord(answer.body)['outcome']]).toEqual([200, 'sent'])
  await expect.poll(async () => (await mailsTo(request, seller)).length).toBe(1)
  const [toSeller] = await mailsTo(request, seller)
  expect(toSeller).toMatchObject({ kind: 'reply-to-seller', subject: 'Nuovo messaggio per Fiat Panda Prova' })
  for (const part of [sent.name, sent.phone, '> È ancora disponibile?\n> Grazie e a presto'])
    expect(toSeller?.text.replaceAll('\r', '')).toContain(part)
  expect(toSeller?.html).toContain('È ancora disponibile?<br>Grazie')
  expect(toSeller?.links[0]).toMatch(new RegExp(`^${baseURL ?? ''}/risposta\\?codice=[\\w-]{43}$`))
  await expect.poll(async () => (await mailsTo(request, sent.email)).map(({ kind }) => kind)).toEqual(['reply-sent'])
  const [toBuyer] = await mailsTo(request, sent.email)
  expect(JSON.stringify(toSeller)).not.toContain(sent.email)
  expect(JSON.stringify(toBuyer)).not.toContain(seller)
  expect(await db`select email, message from reply join reply_message on reply_id = reply.id where ad_id = ${id}`).toMatchObject([
    { email: sent.email, message: sent.message },
  ])
})

test('a message about an ad reaches its dealer, or waits for one without an address, as its page says', async ({ visitor, db, market }) => {
  const [dealer] = await db<
    { id: number; email: string }[]
  >`select id, email from dealer where slug = ${market.dealerHref.split('/').at(-1) ?? ''}`
  const theirs = await insertAd(db, { status: 'reserved', model: 'panda', dealer_id: dealer?.id ?? 0 })
  const [sent, message] = [words(), `Ritirate usati? ${randomUUID()}`]
  expect(asRecord((await write(visitor(), theirs, { ...sent, message })).body)['outcome']).toBe('sent')
  expect(
    await db`select kind from outbox_mail join reply_message on mail_id = outbox_mail.id where recipient = ${dealer?.email ?? ''} and message = ${message}`,
  ).toMatchObject([{ kind: 'reply-to-seller' }])
  const nobodys = await insertAd(db, { status: 'reserved', model: 'panda', import_key: randomUUID() })
  const stored = asRecord((await write(visitor(), nobodys, words())).body)
  expect(stored).toEqual({
    outcome: 'kept',
    notice:
      'Abbiamo salvato il tuo messaggio. Il venditore non ha ancora indicato un indirizzo e-mail: se lo fa entro 30 giorni glielo inviamo.',
  })
  expect(await db`select mailed_at from reply join reply_message on reply_id = reply.id where ad_id = ${nobodys}`).toMatchObject([
    { mailedAt: null },
  ])
})

test('both go on writing by the links of their mails, without JavaScript too, and see no address', async ({ visitor, db, request }) => {
  const [{ id, seller }, sent] = [await ownAd(db), words()]
  await write(visitor(), id, sent)
  await expect.poll(async () => (await mailsTo(request, seller)).length).toBe(1)
  const link = new URL((await mailsTo(request, seller))[0]?.links[0] ?? '')
  const [someone, path] = [visitor(), `${link.pathname}${link.search}`]
  const page = await someone.get(path)
  expect([page.status, page.headers['cache-control']]).toEqual([200, expect.stringContaining('no-store')])
  expect(page.body).toContain('È ancora disponibile?')
  expect(page.body).toContain('noindex')
  for (const secret of [sent.email, seller]) expect(page.body).not.toContain(secret)
  const codice = link.searchParams.get('codice') ?? ''
  const form = { accept: 'text/html' }
  const empty = await someone.post('/post/reply/answer', { codice, message: ' ' }, { headers: form })
  expect([empty.status, empty.headers.location]).toEqual([303, path])
  expect((await someone.get(path)).body).toContain('Campo obbligatorio')
  const done = await someone.post('/post/reply/answer', { codice, message: 'Sì, la può vedere sabato.' }, { headers: form })
  expect([done.status, done.headers.location]).toEqual([303, path])
  expect((await someone.get(path)).body).toContain('Risposta inviata.')
  await expect.poll(async () => (await mailsTo(request, sent.email)).map(({ kind }) => kind)).toEqual(['reply-answer', 'reply-sent'])
  const [answer] = await mailsTo(request, sent.email)
  expect(answer?.text).toContain('> Sì, la può vedere sabato.')
  expect(JSON.stringify(answer)).not.toContain(seller)
  const back = new URL(answer?.links[0] ?? '').searchParams.get('codice') ?? ''
  expect((await visitor().post('/post/reply/answer', { codice: back, message: 'A sabato' })).status).toBe(200)
  await expect.poll(async () => (await mailsTo(request, seller)).length).toBe(2)
})

test('a link that is dead or made up shows nothing and sends nothing', async ({ visitor, db }) => {
  for (const path of [
    '/risposta',
    '/risposta?codice=x',
    '/risposta?codice=a&codice=b',
    '/risposta?codice=%00',
    `/risposta?codice=${'a'.repeat(300)}`,
  ]) {
    const page = await visitor().get(path)
    expect(page.status, path).toBe(200)
    expect(page.body, path).toContain('Questo link non è più valido')
  }
  const message = randomUUID()
  for (const codice of ['x', '', 'a'.repeat(201)])
    expect((await visitor().post('/post/reply/answer', { codice, message })).status, codice).toBe(400)
  expect(await db`select 1 from reply_message where message = ${message}`).toHaveLength(0)
})

const faults: { why: string; given: Record<string, string>; fields: Record<string, string> }[] = [
  {
    why: 'nothing but blanks',
    given: { name: ' ', email: '', message: ' ' },
    fields: { name: 'Campo obbligatorio', email: 'Campo obbligatorio', message: 'Campo obbligatorio' },
  },
  { why: 'no address', given: { email: 'francesca' }, fields: { email: 'E-mail non valida' } },
  { why: 'two addresses', given: { email: 'a@esempio.it, b@esempio.it' }, fields: { email: 'E-mail non valida' } },
  { why: 'an address with a header', given: { email: 'a@esempio.it\r\nBcc: b@esempio.it' }, fields: { email: 'E-mail non valida' } },
  { why: 'a name with a header', given: { name: 'Anna\r\nBcc: b@esempio.it' }, fields: { name: 'Valore non valido' } },
  { why: 'a name that is too long', given: { name: 'x'.repeat(61) }, fields: { name: 'Inserire un testo più corto' } },
  { why: 'a phone of seven digits', given: { phone: '1234567' }, fields: { phone: 'Telefono non valido' } },
  { why: 'a phone with letters', given: { phone: '300 chiama' }, fields: { phone: 'Telefono non valido' } },
  { why: 'nine characters', given: { message: '123456789' }, fields: { message: 'Lunghezza minima 10 caratteri' } },
  { why: '2001 characters', given: { message: 'x'.repeat(2_001) }, fields: { message: 'Inserire un testo più corto' } },
]
test('an input error of a buyer is said at the field, and nothing is stored or sent', async ({ visitor, db }) => {
  const { id, seller } = await ownAd(db)
  const someone = visitor()
  for (const { why, given, fields } of faults) {
    const answer = await write(someone, id, { ...words(), ...given })
    expect([answer.status, asRecord(answer.body)], why).toEqual([400, expect.objectContaining({ code: 'invalid', fields })])
  }
  expect(await db`select 1 from reply where ad_id = ${id}`).toHaveLength(0)
  expect(await db`select 1 from outbox_mail where recipient = ${seller} or recipient = 'b@esempio.it'`).toHaveLength(0)
})

for (const path of ['reply', 'flag/truffa']) {
  test(`broken requests are refused without a trace: ${path}`, async ({ visitor, db }) => {
    const [{ id }, someone] = [await ownAd(db), visitor()]
    const address = `/post/${id}/${path}`
    const csrf = await someone.csrf()
    const fields: Record<string, string> = words()
    const post = (type: string, body: string, headers: Record<string, string> = {}) =>
      someone.send('POST', address, { body, headers: { 'content-type': type, 'x-csrf-token': csrf, ...script, ...headers } })
    for (const value of [['a', 'b'], { $ne: 'x' }, [], { length: 3 }, 'x\u0000y'])
      expect((await post('application/json', JSON.stringify({ ...fields, message: value }))).status, JSON.stringify(value)).toBe(400)
    for (const body of ['', '[]', 'null', '"x"', '{', '{"__proto__":{"message":"x"}}'])
      expect((await post('application/json', body)).status, body).toBe(400)
    for (const type of ['text/plain', 'application/xml', '']) expect((await post(type, JSON.stringify(fields))).status, type).toBe(415)
    expect((await post('application/json', JSON.stringify({ ...fields, message: 'a'.repeat(1024 * 1024) }))).status).toBe(413)
    for (const method of ['GET', 'PUT', 'DELETE'])
      expect([(await someone.send(method, address)).status, (await someone.send(method, address)).headers.allow], method).toEqual([
        405,
        'POST',
      ])
    for (const token of ['', 'x', await visitor().csrf()])
      expect((await post('application/json', JSON.stringify(fields), { 'x-csrf-token': token })).status).toBe(403)
    expect((await post('application/json', JSON.stringify(fields), { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect(await db`select ad_id from reply where ad_id = ${id} union all select ad_id from ad_report where ad_id = ${id}`).toHaveLength(0)
  })
}

for (const path of ['reply', 'flag/truffa']) {
  test(`nobody gets past the check for robots: ${path}`, async ({ visitor, db }) => {
    const [{ id, seller }, someone] = [await ownAd(db), visitor()]
    const tokens: Record<string, string>[] = [
      {},
      { 'g-recaptcha-response': '' },
      { 'g-recaptcha-response': 'inventato' },
      { 'g-recaptcha-response': await humanToken('robot') },
      { 'g-recaptcha-response': await humanToken('scaduto') },
    ]
    for (const token of tokens) {
      const answer = await someone.post(`/post/${id}/${path}`, { ...words(), ...token }, { headers: script })
      expect([answer.status, asRecord(answer.body)['code']], JSON.stringify(token)).toEqual([400, 'invalid'])
    }
    const used = { 'g-recaptcha-response': await humanToken() }
    expect((await someone.post(`/post/${id}/${path}`, { ...words(), ...used }, { headers: script })).status).toBe(200)
    expect((await someone.post(`/post/${id}/${path}`, { ...words(), ...used }, { headers: script })).status).toBe(400)
    expect(await db`select ad_id from reply where ad_id = ${id} union all select ad_id from ad_report where ad_id = ${id}`).toHaveLength(1)
    expect((await db`select 1 from outbox_mail where recipient = ${seller}`).length).toBeLessThanOrEqual(1)
  })
}

test('only an available ad takes messages; others answer 410 or 404', async ({ visitor, db, market }) => {
  const someone = visitor()
  const statusOf = async (status: string) => (await write(someone, (await ownAd(db, { status, closed_at: new Date() })).id, words())).status
  expect([await statusOf('sold'), await statusOf('withdrawn'), await statusOf('expired')]).toEqual([410, 410, 410])
  expect([await statusOf('draft'), await statusOf('paused'), await statusOf('deleted')]).toEqual([404, 404, 404])
  expect((await write(someone, market.goneHref.split('-').at(-1) ?? '', words())).status).toBe(404)
  for (const id of ['0', '-1', 'abc', '1e3', '999999999999999', '9'.repeat(30), '%00', '10000001%20or%201=1'])
    expect((await write(someone, id, words())).status, id).toBe(404)
})

test('a message sent ten times at once is stored once and mailed once', async ({ visitor, db }) => {
  const [{ id, seller }, sent] = [await ownAd(db), words()]
  const answers = await Promise.all(Array.from({ length: 10 }, () => write(visitor(), id, sent)))
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
  expect(await db`select 1 from reply where ad_id = ${id}`).toHaveLength(1)
  expect(await db`select kind from outbox_mail where recipient in (${seller}, ${sent.email}) order by kind`).toMatchObject([
    { kind: 'reply-sent' },
    { kind: 'reply-to-seller' },
  ])
})

test('messages are limited to twenty an hour per address and ten per name, whatever headers claim', async ({ visitor, db }) => {
  const { id } = await ownAd(db)
  const someone = visitor()
  const statuses: number[] = []
  for (let time = 0; time < 22; time++)
    statuses.push(
      (
        await write(
          someone,
          id,
          { ...words(), email: newEmail() },
          { 'x-forwarded-for': `198.51.100.${time}`, 'x-real-ip': `198.51.100.${time}` },
        )
      ).status,
    )
  expect(statuses).toEqual([...Array<number>(20).fill(200), 429, 429])
  const refused = await write(someone, id, words())
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_500)
  expect(asRecord(refused.body)).toMatchObject({ code: 'tooMany', message: 'Troppi tentativi. Riprova tra qualche minuto.' })
  const email = newEmail()
  const inOneName: number[] = []
  for (let time = 0; time < 11; time++)
    inOneName.push(
      (await write(visitor(), id, { ...words(), email: time % 2 === 0 ? email : email.toUpperCase(), message: `Messaggio numero ${time}` }))
        .status,
    )
  expect(inOneName).toEqual([...Array<number>(10).fill(200), 429])
})

test('a phone number is given to scripts of our pages, stored nowhere, and counted', async ({ visitor, db, market }) => {
  const { id } = await ownAd(db)
  const someone = visitor()
  const answer = await numberOf(someone, id)
  expect([answer.status, asRecord(answer.body)]).toEqual([200, { phone: '300 1234567' }])
  expect([answer.headers['cache-control'], answer.headers['x-robots-tag'], answer.headers['access-control-allow-origin']]).toEqual([
    'private, no-store',
    'noindex, nofollow',
    undefined,
  ])
  expect(answer.cookies).toEqual([])
  for (const headers of [{}, { accept: 'text/html' }]) {
    const followed = await numberOf(someone, id, 'ad', headers)
    expect([followed.status, followed.body.includes('300')]).toEqual([403, false])
  }
  expect(await db`select times from phone_reveal where subject = 'ad' and subject_id = ${id}`).toMatchObject([{ times: 1 }])
  const [dealer] = await db<
    { id: number; phone: string }[]
  >`select id, phone from dealer where slug = ${market.dealerHref.split('/').at(-1) ?? ''}`
  expect(asRecord((await numberOf(someone, dealer?.id ?? 0, 'dealer')).body)).toEqual({ phone: dealer?.phone })
  expect((await someone.send('POST', `/rest/${id}/number/ad`, { headers: script })).status).toBe(405)
})

test('an ad without a phone number says that, and a removed ad shows no number', async ({ visitor, db }) => {
  const none = await insertAd(db, { status: 'reserved' })
  const sold = await ownAd(db, { status: 'sold', closed_at: new Date() })
  expect(asRecord((await numberOf(visitor(), none)).body)).toMatchObject({
    code: 'notFound',
    message: 'Il venditore non ha indicato un numero di telefono.',
  })
  expect((await numberOf(visitor(), sold.id)).status).toBe(410)
  for (const id of ['0', 'abc', '999999999999', '%00'])
    for (const subject of ['ad', 'dealer']) expect((await numberOf(visitor(), id, subject)).status, `${id} ${subject}`).toBe(404)
})

test('numbers are not collected: five at once, and a claimed address changes nothing', async ({ visitor, db }) => {
  const { id } = await ownAd(db)
  const someone = visitor()
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, time) => numberOf(someone, id, 'ad', { ...script, 'x-forwarded-for': `203.0.113.${time}` })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 200, 429, 429, 429])
  const wait = Number(answers.find(({ status }) => status === 429)?.headers['retry-after'])
  expect(wait).toBeGreaterThan(0)
  expect(wait).toBeLessThanOrEqual(20)
  expect((await numberOf(visitor(), id)).status).toBe(200)
})

test('pages of ads and dealers contain neither phone number nor e-mail of a seller', async ({ visitor, db, market }) => {
  const [own] = await db<{ id: number; contactEmail: string; contactPhone: string }[]>`
    select id, contact_email, contact_phone from ad where status = 'published' and contact_email is not null and contact_phone is not null order by id limit 1`
  const [dealer] = await db<
    { id: number; email: string; phone: string }[]
  >`select id, email, phone from dealer where slug = ${market.dealerHref.split('/').at(-1) ?? ''}`
  const [theirs] = await db<
    { id: number }[]
  >`select id from ad where status = 'published' and dealer_id = ${dealer?.id ?? 0} order by id limit 1`
  const secrets = [own?.contactEmail, own?.contactPhone, dealer?.email, dealer?.phone].map(String)
  const someone = visitor()
  for (const path of [`/annuncio/x-${own?.id ?? 0}`, `/annuncio/x-${theirs?.id ?? 0}`, market.dealerHref]) {
    const first = await someone.get(path)
    const page = first.status === 308 ? await someone.get(first.headers.location ?? '') : first
    expect([page.status, page.body.includes('Mostra il numero')], path).toEqual([200, true])
    const digits = page.body.replace(/\s+/g, '')
    for (const secret of secrets)
      expect([page.body.includes(secret), digits.includes(secret.replaceAll(' ', ''))], `${path} ${secret}`).toEqual([false, false])
    expect(page.body).not.toMatch(/tel:|mailto:vendite|"telephone"|contactPhone|contactEmail/)
  }
})

test('messages of an account are in its export, and are deleted with the account', async ({ loggedIn, db }) => {
  const { visitor: someone, email } = await loggedIn()
  const { id } = await ownAd(db)
  expect((await write(someone, id, { ...words(), email: newEmail(), message: 'Canarino del compratore' })).status).toBe(200)
  expect(
    (await someone.postAsHuman(`/post/${id}/flag/duplicato`, { email, message: 'Segnalato dal canarino' }, { headers: script })).status,
  ).toBe(200)
  const exported = (await someone.get('/api/v1/pages/private/settings/export')).body
  for (const part of ['Canarino del compratore', 'Segnalato dal canarino']) expect(exported).toContain(part)
  await deleteAccount(someone, db, email)
  expect(await db`select 1 from reply where ad_id = ${id}`).toHaveLength(0)
  expect(await db`select email from ad_report where ad_id = ${id}`).toMatchObject([{ email: '' }])
})

test('an ad is reported with a kind, words and an address; ten an hour from one place', async ({ visitor, db }) => {
  const [{ id }, someone] = [await ownAd(db), visitor()]
  const flag = (kind: string, fields: Record<string, string> = {}) =>
    someone.postAsHuman(`/post/${id}/flag/${kind}`, fields, { headers: script })
  const email = newEmail()
  const done = await flag('truffa', { message: 'Chiede un acconto con ricarica', email })
  expect([done.status, asRecord(done.body)]).toEqual([200, { notice: 'Grazie della segnalazione: la esaminiamo.' }])
  expect(await db`select kind from outbox_mail where recipient = ${email}`).toEqual([{ kind: 'report-received' }])
  expect(await db`select kind, message, email, state from ad_report where ad_id = ${id}`).toMatchObject([
    { kind: 'truffa', message: 'Chiede un acconto con ricarica', email, state: 'new' },
  ])
  expect(asRecord((await flag('altro')).body)).toEqual(
    expect.objectContaining({ code: 'invalid', fields: { message: 'Campo obbligatorio' } }),
  )
  expect(asRecord((await flag('truffa', { email: 'x' })).body)).toEqual(
    expect.objectContaining({ code: 'invalid', fields: { email: 'E-mail non valida' } }),
  )
  for (const kind of ['spam', 'toString', '__proto__', '%00']) expect((await flag(kind)).status, kind).toBe(404)
  expect((await someone.postAsHuman('/post/999999999999/flag/truffa', {}, { headers: script })).status).toBe(404)
  const statuses: number[] = []
  for (let time = 0; time < 9; time++) statuses.push((await flag('duplicato', { message: `Il gemello numero ${time}` })).status)
  expect(statuses).toEqual([...Array<number>(8).fill(200), 429])
})
