import { request as httpRequest } from 'node:http'
import { asHuman, csrfOf, expect, mailsTo, newAddress, standInsUrl, test } from '../stand-ins'

const password = 'Lavanda!2047x'

test('a mail asked for arrives, in text and HTML, with links to the configured site', async ({ request, baseURL }) => {
  const email = newAddress('anna')
  const answer = await request.post('/registration', { form: await asHuman({ displayName: 'Anna', email, password, _csrf: await csrfOf(request) }) })
  expect(answer.ok()).toBe(true)
  await expect.poll(async () => (await mailsTo(request, email)).length).toBe(1)
  const [mail] = await mailsTo(request, email)
  expect(mail?.subject).toBe('Conferma la tua registrazione')
  expect(mail?.links[0]).toMatch(new RegExp(`^${baseURL ?? ''}/conferma-registrazione\\?codice=[\\w-]{43}$`))
  expect(mail?.html).toContain(mail?.links[0]?.replaceAll('&', '&#38;'))
  for (const link of mail?.links ?? []) expect(new URL(link).origin).toBe(baseURL)
})

test('the host of a request never reaches a mail', async ({ request, db, baseURL }) => {
  const email = newAddress('bruno')
  await db`insert into app_user (email, email_key, display_name, password_hash, confirmed_at) values (${email}, ${email}, 'Bruno', 'x', now())`
  const fields = await asHuman({ email, _csrf: await csrfOf(request) })
  const cookie = (await request.storageState()).cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const { hostname, port } = new URL(baseURL ?? '')
  const status = await new Promise((resolve, reject) => {
    const headers = { host: 'cattivo.test', 'x-forwarded-host': 'cattivo.test', 'x-forwarded-proto': 'https', forwarded: 'host=cattivo.test', cookie, 'content-type': 'application/x-www-form-urlencoded', 'x-requested-with': 'XMLHttpRequest' }
    const asked = httpRequest({ hostname, port, path: '/password-recovery', method: 'POST', headers, agent: false }, (answer) => resolve(answer.resume().statusCode))
    asked.on('error', reject).end(new URLSearchParams(fields).toString())
  })
  expect(status).toBeLessThan(400)
  await expect.poll(async () => (await mailsTo(request, email)).length).toBe(1)
  const [mail] = await mailsTo(request, email)
  expect(mail?.links[0]).toContain(`${baseURL ?? ''}/nuova-password?codice=`)
  expect(JSON.stringify(mail)).not.toContain('cattivo')
})

test('known and unknown addresses are answered alike, and nothing is sent to the unknown one', async ({ request, db }) => {
  const [known, unknown] = [newAddress('nota'), newAddress('ignota')]
  await db`insert into app_user (email, email_key, display_name, password_hash, confirmed_at) values (${known}, ${known}, 'Nota', 'x', now())`
  const _csrf = await csrfOf(request)
  const answers = await Promise.all([known, unknown].map(async (email) => request.post('/password-recovery', { form: await asHuman({ email, _csrf }) })))
  const [one, two] = await Promise.all(answers.map(async (answer) => `${answer.status()} ${await answer.text()}`))
  expect(one).toBe(two)
  await expect.poll(async () => (await mailsTo(request, known)).length).toBe(1)
  expect(await mailsTo(request, unknown)).toEqual([])
})

test('nobody writes a second recipient or a header into a mail', async ({ request, db }) => {
  const victim = newAddress('vittima')
  const _csrf = await csrfOf(request)
  for (const email of [`a@esempio.it\r\nBcc: ${victim}`, `a@esempio.it, ${victim}`, `a@esempio.it;${victim}`, `<${victim}>`, `"x" <${victim}>`, `a@esempio.it\u2028${victim}`]) {
    const answer = await request.post('/registration', { form: { displayName: 'Anna', email, password, _csrf } })
    expect(answer.status(), email).toBe(400)
  }
  const named = await request.post('/registration', { form: { displayName: `Anna\r\nBcc: ${victim}`, email: newAddress('carla'), password, _csrf } })
  expect(named.status()).toBe(400)
  expect(await mailsTo(request, victim)).toEqual([])
  expect(await db`select 1 from outbox_mail where recipient like ${`%${victim}%`}`).toHaveLength(0)
})

test('what has left keeps no link that opens an account', async ({ request, db }) => {
  const email = newAddress('dario')
  await request.post('/registration', { form: await asHuman({ displayName: 'Dario', email, password, _csrf: await csrfOf(request) }) })
  await expect.poll(() => db`select body_text, body_html, attempts from outbox_mail where recipient = ${email} and sent_at is not null`).toMatchObject([{ bodyText: '', bodyHtml: '', attempts: 1 }])
})

test('the mail box shows mails to this machine only, and opens them', async ({ request }) => {
  const email = newAddress('elena')
  await request.post('/registration', { form: await asHuman({ displayName: 'Elena', email, password, _csrf: await csrfOf(request) }) })
  await expect.poll(async () => (await mailsTo(request, email)).length).toBe(1)
  expect(await (await request.get(standInsUrl())).text()).toContain('Servizi di prova')
  expect(await (await request.get(`${standInsUrl()}/posta`)).text()).toContain(email)
  expect((await request.get(`${standInsUrl()}/posta`, { headers: { host: 'cattivo.test' } })).status()).toBe(403)
})
