import { newEmail, testPassword as password } from '../accounts'
import { mailsTo, standInsUrl } from '../stand-ins'
import { expect, test } from '../test'

test('a mail asked for arrives, in text and HTML, with links to the configured site', async ({ visitor, request, baseURL }) => {
  const email = newEmail('anna')
  expect((await visitor().postAsHuman('/registration', { displayName: 'Anna', email, password })).status).toBe(200)
  await expect.poll(async () => (await mailsTo(request, email)).length).toBe(1)
  const [mail] = await mailsTo(request, email)
  expect(mail?.subject).toBe('Conferma la tua registrazione')
  expect(mail?.links[0]).toMatch(new RegExp(`^${baseURL ?? ''}/conferma-registrazione\\?codice=[\\w-]{43}$`))
  expect(mail?.html).toContain(mail?.links[0]?.replaceAll('&', '&#38;'))
  for (const link of mail?.links ?? []) expect(new URL(link).origin).toBe(baseURL)
})

test('nobody writes a second recipient or a header into a mail', async ({ visitor, request, db }) => {
  const victim = newEmail('vittima')
  const register = (displayName: string, email: string) => visitor().post('/registration', { displayName, email, password })
  for (const email of [
    `a@esempio.it\r\nBcc: ${victim}`,
    `a@esempio.it, ${victim}`,
    `a@esempio.it;${victim}`,
    `<${victim}>`,
    `"x" <${victim}>`,
    `a@esempio.it\u2028${victim}`,
  ])
    expect((await register('Anna', email)).status, email).toBe(400)
  expect((await register(`Anna\r\nBcc: ${victim}`, newEmail('carla'))).status).toBe(400)
  expect(await mailsTo(request, victim)).toEqual([])
  expect(await db`select 1 from outbox_mail where recipient like ${`%${victim}%`}`).toHaveLength(0)
})

test('a sent mail is stored without links that open an account', async ({ visitor, db }) => {
  const email = newEmail('dario')
  await visitor().postAsHuman('/registration', { displayName: 'Dario', email, password })
  await expect
    .poll(() => db`select body_text, body_html, attempts from outbox_mail where recipient = ${email} and sent_at is not null`)
    .toMatchObject([{ bodyText: '', bodyHtml: '', attempts: 1 }])
})

test('the mail box shows mails to this machine only, and opens them', async ({ visitor, request }) => {
  const email = newEmail('elena')
  await visitor().postAsHuman('/registration', { displayName: 'Elena', email, password })
  await expect.poll(async () => (await mailsTo(request, email)).length).toBe(1)
  expect(await (await request.get(standInsUrl())).text()).toContain('Banco di prova')
  expect(await (await request.get(`${standInsUrl()}/posta`)).text()).toContain(email)
  expect((await request.get(`${standInsUrl()}/posta`, { headers: { host: 'cattivo.test' } })).status()).toBe(403)
})
