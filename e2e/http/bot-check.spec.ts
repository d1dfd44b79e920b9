import { newEmail, testPassword as password } from '../accounts'
import { asForm } from '../http-client'
import { asRecord } from '../record'
import { asHuman, codeInLastMail, humanToken } from '../stand-ins'
import { expect, test } from '../test'

/** The addresses that only people may post to. */
const forms = [
  {
    path: '/registration',
    page: '/registrati',
    fields: (email: string) => ({ displayName: 'Anna Bianchi', email, password }),
    mail: 'confirm-registration',
  },
  { path: '/password-recovery', page: '/password-dimenticata', fields: (email: string) => ({ email }), mail: 'password-recovery' },
]
const failed = 'Il controllo antispam non è riuscito. Invia di nuovo il modulo.'
const down = 'In questo momento non riusciamo a controllare chi invia il modulo. Riprova tra qualche minuto.'
const plain = 'Questo modulo si invia solo con JavaScript: attivalo nel browser, ricarica la pagina e riprova.'

const refusals = [
  { why: 'no token', token: undefined, status: 400, message: plain },
  { why: 'an empty token', token: async () => '', status: 400, message: plain },
  { why: 'an invented token', token: async () => 'inventato', status: 400, message: failed },
  { why: 'what is no token', token: async () => 'a b\r\nc', status: 400, message: failed },
  { why: 'an old token', token: () => humanToken('scaduto'), status: 400, message: failed },
  { why: 'the token of a robot', token: () => humanToken('robot'), status: 400, message: failed },
  { why: 'a token that the verifier fails on', token: () => humanToken('guasto'), status: 503, message: down },
  { why: 'a token that the verifier answers oddly', token: () => humanToken('altro'), status: 503, message: down },
  { why: 'a token that the verifier never answers', token: () => humanToken('muto'), status: 503, message: down },
]

for (const { path, page, fields, mail } of forms) {
  for (const { why, token, status, message } of refusals) {
    test(`${path} with ${why} is refused with ${status} and a text, and leaves nothing behind`, async ({
      visitor,
      account,
      db,
      kindsTo,
    }) => {
      const email = path === '/registration' ? newEmail() : await account()
      const [someone, before] = [visitor(), await db`select id from app_user where email = ${email}`]
      const answer = await someone.post(path, { ...fields(email), ...(token && { 'g-recaptcha-response': await token() }) })
      expect([answer.status, asRecord(answer.body)]).toMatchObject([status, { code: status === 400 ? 'invalid' : 'unavailable', message }])
      expect(await kindsTo(email)).toEqual([])
      expect(await db`select id from app_user where email = ${email}`).toEqual(before)
    })
  }

  test(`${path} takes a token once`, async ({ visitor, account, kindsTo }) => {
    const [first, second] = path === '/registration' ? [newEmail(), newEmail()] : [await account(), await account()]
    const token = { 'g-recaptcha-response': await humanToken() }
    expect((await visitor().post(path, { ...fields(first), ...token })).status).toBe(200)
    expect((await visitor().post(path, { ...fields(second), ...token })).status).toBe(400)
    await codeInLastMail(first, mail)
    expect(await kindsTo(second)).toEqual([])
  })

  test(`${path} without JavaScript leads back to its form, which says why nothing was sent`, async ({ visitor }) => {
    const someone = visitor()
    const back = await someone.post(path, fields(newEmail()), { headers: asForm })
    expect([back.status, back.headers.location]).toEqual([303, page])
    expect((await someone.get(page)).body).toContain(plain)
  })

  test(`${path} tells faults of the fields before it looks at the token, which stays good`, async ({ visitor }) => {
    const token = { 'g-recaptcha-response': await humanToken() }
    const faulty = await visitor().post(path, { ...fields('anna'), ...token })
    expect(asRecord(faulty.body)).toEqual(expect.objectContaining({ code: 'invalid', fields: { email: 'E-mail non valida' } }))
    expect((await visitor().post(path, { ...fields(newEmail()), ...token })).status).toBe(200)
  })
}

test('refused messages of robots do not count for the mail limit of an addressee', async ({ visitor, account }) => {
  const email = await account()
  for (let time = 0; time < 8; time += 1)
    expect((await visitor().post('/password-recovery', { email, 'g-recaptcha-response': 'inventato' })).status).toBe(400)
  expect((await visitor().post('/password-recovery', await asHuman({ email }))).status).toBe(200)
})
