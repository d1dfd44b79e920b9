import { newEmail, otherPassword, testPassword as password } from '@/e2e/accounts'
import { asForm, type HttpClient, median } from '@/e2e/http-client'
import { asRecord } from '@/e2e/record'
import { asHuman, codeInLastMail, mailsTo } from '@/e2e/stand-ins'
import { expect, test } from '@/e2e/test'

const logsIn = async (visitor: HttpClient, email: string, typed: string) =>
  (await visitor.post('/login', { username: email, password: typed })).status
const strip = ({ status, body, headers }: { status: number; body: string; headers: Record<string, unknown> }) => ({
  status,
  body,
  location: headers['location'],
  length: headers['content-length'],
})

test('a person registers, confirms by mail and logs in', async ({ visitor }) => {
  const [email, someone, scanner] = [newEmail(), visitor(), visitor()]
  const sent = await someone.postAsHuman('/registration', { displayName: 'Anna Bianchi', email, password }, { headers: asForm })
  expect([sent.status, sent.headers.location]).toEqual([303, '/registrati'])
  const codice = await codeInLastMail(email, 'confirm-registration')
  const shown = await scanner.get(`/conferma-registrazione?codice=${codice}`)
  for (const secret of [email, 'Anna']) expect(shown.body).not.toContain(secret)
  expect(
    shown.cookies.filter((line) => line.startsWith('ingrana_session')),
    'opening the link by itself opens nothing',
  ).toEqual([])
  expect(await logsIn(visitor(), email, password)).toBe(401)
  const done = await someone.post('/registration/confirmation', { codice }, { headers: asForm })
  expect([done.status, done.headers.location]).toEqual([303, '/accedi?validate-email'])
  expect((await someone.get('/accedi?validate-email')).headers.location).toBe('/area-privata/il-mio-profilo')
  expect((await someone.get('/area-privata/il-mio-profilo')).body).toContain('Anna Bianchi')
  expect(await logsIn(visitor(), email, password)).toBe(200)
  expect((await scanner.post('/registration/confirmation', { codice })).status, 'a link is good once').toBe(400)
})

test('registration and recovery do not reveal whether an address is known', async ({ visitor, account, kindsTo }) => {
  const [known, unknown, forgotten] = [await account(), newEmail(), newEmail()]
  for (const headers of [{}, asForm]) {
    const registered = await Promise.all(
      [known, unknown].map((email) => visitor().postAsHuman('/registration', { displayName: 'Anna', email, password }, { headers })),
    )
    const recovered = await Promise.all(
      [known, forgotten].map((email) => visitor().postAsHuman('/password-recovery', { email }, { headers })),
    )
    for (const [first, second] of [registered, recovered]) {
      if (!first || !second) throw new Error('no answers')
      expect(strip(first)).toEqual(strip(second))
      expect(first.cookies.filter((line) => line.startsWith('ingrana_form'))).toEqual(
        second.cookies.filter((line) => line.startsWith('ingrana_form')),
      )
    }
  }
  await expect.poll(() => kindsTo(known)).toEqual(expect.arrayContaining(['already-registered', 'password-recovery']))
  expect(await kindsTo(unknown)).toEqual(['confirm-registration', 'confirm-registration'])
  expect(await kindsTo(forgotten)).toEqual([])
})

test('recovery answers the same when the mail cannot be queued', async ({ visitor, account, db, kindsTo }) => {
  const [broken, unknown] = [await account(), newEmail()]
  const name = `refuse_${broken.replace(/\W/g, '_')}`
  await db.unsafe(`create function ${name}() returns trigger language plpgsql as $$ begin raise exception 'no mail today'; end $$;
    create trigger ${name} before insert on outbox_mail for each row when (new.recipient = '${broken}') execute function ${name}()`)
  const answers = await Promise.all([broken, unknown].map((email) => visitor().postAsHuman('/password-recovery', { email })))
  await new Promise((resolve) => setTimeout(resolve, 300))
  await db.unsafe(`drop trigger ${name} on outbox_mail; drop function ${name}()`)
  expect(answers.map(strip)[0]).toEqual(answers.map(strip)[1])
  expect(answers[0]?.status).toBe(200)
  expect(await kindsTo(broken)).toEqual([])
  expect(await db`select 1 from user_token join app_user on app_user.id = user_id where email = ${broken}`).toHaveLength(0)
})

test('the time of recovery does not tell whether an address is known', { tag: '@alone' }, async ({ visitor, account }) => {
  const known = await Promise.all(Array.from({ length: 50 }, () => account()))
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
  for (const [round, email] of known.entries()) {
    for (const kind of round % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
      const someone = visitor()
      const csrf = await someone.csrf()
      const fields = await asHuman({ email: kind === 'known' ? email : newEmail() })
      const start = performance.now()
      await someone.post('/password-recovery', fields, { csrf })
      times[kind].push(performance.now() - start)
      await someone.get('/api/v1/csrf')
    }
  }
  const difference = Math.abs(median(times.known) - median(times.unknown))
  // Answers take a few milliseconds, and two runs of the same request differ as much.
  expect(difference).toBeLessThan(Math.max(3, median(times.unknown) / 3))
})

test('a new password by mail: the old one is dead, every session is over, the link works once', async ({ visitor, loggedIn }) => {
  const { visitor: before, email } = await loggedIn()
  await visitor().postAsHuman('/password-recovery', { email })
  const codice = await codeInLastMail(email, 'password-recovery')
  const someone = visitor()
  expect((await someone.get(`/nuova-password?codice=${codice}`)).status).toBe(200)
  const done = await someone.post('/reimposta-password', { codice, password: otherPassword }, { headers: asForm })
  expect([done.status, done.headers.location]).toEqual([303, '/accedi'])
  expect(await logsIn(visitor(), email, password)).toBe(401)
  expect(await logsIn(visitor(), email, otherPassword)).toBe(200)
  expect((await before.get('/area-privata/il-mio-profilo')).status).toBe(307)
  expect((await visitor().post('/reimposta-password', { codice, password: 'Altalena+99' })).status).toBe(400)
  expect(await logsIn(visitor(), email, 'Altalena+99')).toBe(401)
})

test('a recovery link used twenty times at once succeeds exactly once', async ({ visitor, account }) => {
  const email = await account()
  await visitor().postAsHuman('/password-recovery', { email })
  const codice = await codeInLastMail(email, 'password-recovery')
  const passwords = Array.from({ length: 20 }, (_, index) => `Girotondo+${index + 10}`)
  const statuses = await Promise.all(
    passwords.map(async (typed) => (await visitor().post('/reimposta-password', { codice, password: typed })).status),
  )
  expect(statuses.toSorted()).toEqual([200, ...Array<number>(19).fill(400)])
  expect(await logsIn(visitor(), email, passwords[statuses.indexOf(200)] ?? '')).toBe(200)
  expect(await logsIn(visitor(), email, password)).toBe(401)
})

test('fifty registrations of one e-mail in several spellings create one account', async ({ visitor, db }) => {
  const email = newEmail()
  const spellings = Array.from({ length: 50 }, (_, index) => (index % 2 === 0 ? email : email.toUpperCase()))
  // Each with a key of its own for counting, so that the answer is the use case's and not the limit's.
  const statuses = await Promise.all(
    spellings
      .slice(0, 5)
      .map(async (typed) => (await visitor().postAsHuman('/registration', { displayName: 'Anna', email: typed, password })).status),
  )
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect((await visitor().postAsHuman('/registration', { displayName: 'Anna', email, password })).status).toBe(429)
  expect(await db`select 1 from app_user where email_key = ${email}`).toHaveLength(1)
})

test('an invalid new password does not burn the link', async ({ visitor, account }) => {
  const email = await account()
  await visitor().postAsHuman('/password-recovery', { email })
  const codice = await codeInLastMail(email, 'password-recovery')
  const someone = visitor()
  for (const typed of ['corta', 'Password1!', 'Abcdef 1!', 'Abcdefghijklmnopqrs1!', '']) {
    const refused = await someone.post('/reimposta-password', { codice, password: typed })
    expect(refused.status, typed).toBe(400)
    expect(asRecord(refused.body)['fields'], typed).toHaveProperty('password')
  }
  const back = await someone.post('/reimposta-password', { codice, password: 'corta' }, { headers: asForm })
  expect([back.status, back.headers.location]).toEqual([303, `/nuova-password?codice=${codice}`])
  expect((await someone.get(back.headers.location ?? '')).body).toContain(
    'Usa tra 8 e 20 caratteri, includendo almeno una lettera maiuscola',
  )
  expect((await someone.post('/reimposta-password', { codice, password: otherPassword })).status).toBe(200)
  expect(await logsIn(visitor(), email, otherPassword)).toBe(200)
})

test('a link is dead after a password change, an e-mail change, a login, or an hour', async ({ visitor, loggedIn, db }) => {
  const kills: Record<string, (someone: HttpClient, email: string) => Promise<unknown>> = {
    'a password change': (someone) =>
      someone.post('/api/v1/pages/private/settings/password', { currentPassword: password, password: otherPassword }),
    'an e-mail change': async (someone) => {
      const next = newEmail()
      await someone.post('/api/v1/pages/private/settings/email/change', { email: next, password })
      expect(
        (await someone.post('/email-change/confirmation', { codice: await codeInLastMail(next, 'confirm-email-change') })).status,
      ).toBe(200)
    },
    'a login': async (_someone, email) => {
      await visitor().logIn(email, password)
    },
    'an hour': (_someone, email) =>
      db`update user_token set expires_at = now() where user_id = (select id from app_user where email = ${email})`,
  }
  for (const [why, kill] of Object.entries(kills)) {
    const { visitor: someone, email } = await loggedIn()
    await visitor().postAsHuman('/password-recovery', { email })
    const codice = await codeInLastMail(email, 'password-recovery')
    await kill(someone, email)
    expect((await visitor().post('/reimposta-password', { codice, password: 'Altalena+99' })).status, why).toBe(400)
    expect(await logsIn(visitor(), email, 'Altalena+99'), why).toBe(401)
  }
})

test('links of mails name the configured site, for any Host header', async ({ visitor, account, request, baseURL }) => {
  const { port } = new URL(baseURL ?? '')
  const poisons = [
    { host: 'evil.example' },
    { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https', forwarded: 'host=evil.example' },
    { host: `localhost:${port}@evil.example` },
  ]
  for (const headers of poisons) {
    const [email, fresh] = [await account(), newEmail()]
    await visitor().postAsHuman('/password-recovery', { email }, { headers })
    await visitor().postAsHuman('/registration', { displayName: 'Anna', email: fresh, password }, { headers })
    await codeInLastMail(email, 'password-recovery')
    await codeInLastMail(fresh, 'confirm-registration')
    for (const mail of [...(await mailsTo(request, email)), ...(await mailsTo(request, fresh))]) {
      expect(JSON.stringify(mail)).not.toContain('evil.example')
      expect(mail.text).toMatch(new RegExp(`${baseURL ?? ''}/(nuova-password|conferma-registrazione)\\?codice=`))
    }
  }
})

test('a recovery by a variant spelling goes to the stored address; a look-alike address reaches nobody', async ({
  visitor,
  account,
  kindsTo,
}) => {
  const email = await account(`Mike.${newEmail()}`)
  for (const typed of [email.toUpperCase(), email.replace('Mike', 'ｍｉｋｅ'), email.replace('k', '\u212a')])
    expect((await visitor().postAsHuman('/password-recovery', { email: typed })).status, typed).toBe(200)
  await codeInLastMail(email, 'password-recovery')
  await expect.poll(async () => (await kindsTo(email)).length).toBe(3)
  expect(await kindsTo(email.toUpperCase())).toEqual([])
  for (const typed of [
    email.replace('i', 'ı'),
    email.replace('i', 'і'),
    `${email}, ladro@esempio.it`,
    `${email}\r\nBcc: ladro@esempio.it`,
  ]) {
    expect((await visitor().postAsHuman('/password-recovery', { email: typed })).status, typed).toBe(400)
    expect((await visitor().postAsHuman('/registration', { displayName: 'Ladro', email: typed, password })).status, typed).toBe(400)
  }
  expect(await kindsTo(email)).toHaveLength(3)
})

test('an address gets at most five mails an hour, known or not', async ({ visitor, account }) => {
  for (const email of [await account(), newEmail()]) {
    for (let time = 0; time < 5; time += 1) expect((await visitor().postAsHuman('/password-recovery', { email })).status).toBe(200)
    const refused = await visitor().postAsHuman('/password-recovery', { email }, { headers: { 'x-forwarded-for': '198.51.100.1' } })
    expect(refused.status).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_500)
  }
})

test('codes cannot be guessed without end', async ({ visitor }) => {
  const guesser = visitor()
  const csrf = await guesser.csrf()
  const statuses: number[] = []
  for (let time = 0; time < 31; time += 1)
    statuses.push((await guesser.post('/registration/confirmation', { codice: `x${time}`, password }, { csrf })).status)
  expect(statuses).toEqual([...Array<number>(30).fill(400), 429])
})
