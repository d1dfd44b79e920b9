import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addTestUser } from '@/lib/accounts/users/test-user'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { facebook } from '@/scripts/stand-ins/facebook'
import { serveStandIns } from '@/scripts/stand-ins/stand-in-server'
import { completeSocialLogin } from './complete-social-login.server'
import { facebookDialogUrl } from './facebook-dialog'
import { identifyWithFacebook } from './facebook-identity.server'
import { finishSocialLogin } from './finish-social-login.server'
import type { ProviderLogin } from './provider-login'
import { facebookLogin, providerLogin } from './provider-logins.server'
import { readReturn } from './read-return'
import { browserToken, consumeSocialState, startSocialLogin } from './social-state.server'

const siteUrl = 'https://sito.test'
const ofFacebook = { key: 'facebook', label: 'Facebook', vendor: 'facebook' } as const
const secondApp = { appId: 'la-seconda', appSecret: 'altro-segreto', siteUrl: 'https://sito.test' }
const app = { appId: 'la-nostra', appSecret: 'segreto', siteUrl }
let provider: { port: number; close: () => Promise<void> }
beforeAll(async () => {
  provider = await serveStandIns(0, [facebook(app), facebook(secondApp, 'secondo')])
})
afterAll(() => provider.close())

const settings = (changes = {}) => {
  const url = `http://localhost:${provider.port}/facebook`
  return { ...app, graphUrl: url, dialogUrl: url, apiVersion: 'v3.2', ...changes }
}

/** Goes through the dialog as somebody, and gives the address the browser is sent back to. */
async function choose(
  choice: Record<string, string>,
  state = 'stato',
  login: ProviderLogin = facebookLogin(ofFacebook, settings()),
): Promise<URL> {
  const answer = await fetch(login.dialogUrl(siteUrl, state), {
    method: 'POST',
    body: new URLSearchParams(choice),
    redirect: 'manual',
  })
  return new URL(answer.headers.get('location') ?? '')
}

async function tokenOf(persona: string): Promise<string> {
  const found = readReturn(await choose({ persona }))
  if (found.kind !== 'granted') throw new Error('no token')
  return found.token
}

test('the dialog is requested as the specification says', () => {
  const url = new URL(
    facebookDialogUrl(
      'facebook',
      { appId: '123', dialogUrl: 'https://www.facebook.com', apiVersion: 'v3.2' },
      'https://sito.test/',
      'uno+due',
    ),
  )
  expect(url.origin + url.pathname).toBe('https://www.facebook.com/v3.2/dialog/oauth')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    client_id: '123',
    redirect_uri: 'https://sito.test/identityprovider/facebook',
    state: 'uno+due',
    scope: 'public_profile,email',
    response_type: 'token',
  })
})

test('a grant comes back behind the #, a refusal in the query, and anything else is nothing', async () => {
  const granted = await choose({ persona: 'giulia' }, 'a/b+c=')
  expect(granted.origin + granted.pathname).toBe('https://sito.test/identityprovider/facebook')
  expect(granted.search).toBe('')
  expect(readReturn(granted)).toMatchObject({ kind: 'granted', state: 'a/b+c=' })
  expect(readReturn(await choose({ rifiuto: 'si' }))).toEqual({ kind: 'refused' })
  expect(readReturn({ hash: '#_=_', search: '?x=1' })).toEqual({ kind: 'nothing' })
})

describe('whose token it is', () => {
  test('somebody who shares the e-mail, and somebody who does not', async () => {
    expect(await identifyWithFacebook('Facebook', await tokenOf('giulia'), settings(), new Date())).toEqual({
      subject: '100000000000001',
      name: 'Giulia Bianchi',
      email: 'giulia.bianchi@esempio.it',
    })
    expect(await identifyWithFacebook('Facebook', await tokenOf('senza-email'), settings(), new Date())).toMatchObject({ email: null })
  })

  test.each([
    { persona: 'altra-app', code: 'unauthenticated', why: 'a token of another application' },
    { persona: 'scaduto', code: 'unauthenticated', why: 'out of date' },
    { persona: 'revocato', code: 'unauthenticated', why: 'revoked' },
    { persona: 'scambio', code: 'unauthenticated', why: 'the person is another than the token says' },
    { persona: 'errore', code: 'unavailable', why: 'the provider answers 500' },
    { persona: 'giu', code: 'unavailable', why: 'the line breaks' },
  ])('nobody: $why', async ({ persona, code }) => {
    await expect(identifyWithFacebook('Facebook', await tokenOf(persona), settings(), new Date())).rejects.toMatchObject({ code })
  })

  test("an invented token is nobody's", async () => {
    await expect(identifyWithFacebook('Facebook', 'EAAinventato', settings(), new Date())).rejects.toMatchObject({
      code: 'unauthenticated',
    })
  })

  test('a token whose time is up by our own clock is not taken', async () => {
    await expect(
      identifyWithFacebook('Facebook', await tokenOf('giulia'), settings(), new Date(Date.now() + 2 * 3_600_000)),
    ).rejects.toMatchObject({
      code: 'unauthenticated',
    })
  })

  test('a slow provider is not waited for', async () => {
    await expect(identifyWithFacebook('Facebook', await tokenOf('lento'), settings(), new Date(), 200)).rejects.toMatchObject({
      code: 'unavailable',
    })
  })

  test('no failure ever names the token or the secret', async () => {
    for (const [persona, changes] of [
      ['giu', {}],
      ['errore', {}],
      ['altra-app', {}],
      ['giulia', { graphUrl: 'http://localhost:1' }],
      ['giulia', { appSecret: 'sbagliato' }],
    ] as const) {
      const token = await tokenOf(persona)
      const error: unknown = await identifyWithFacebook('Facebook', token, settings(changes), new Date()).catch(
        (failure: unknown) => failure,
      )
      const all = error instanceof Error ? [error.message, error.stack, String(error.cause), JSON.stringify(error)].join('\n') : ''
      expect(all).not.toBe('')
      expect(all).not.toContain(token)
      expect(all).not.toContain('segreto')
      expect(all).not.toContain('sbagliato')
    }
  })
})

describe('the state', () => {
  const [browser, other] = [browserToken(undefined), browserToken(undefined)]
  const start = (db: Db) => startSocialLogin(db, { provider: 'facebook', browser, after: '/area-privata/preferiti' })

  test(
    'is good once, and knows where to go afterwards',
    withRollback(async (db) => {
      const state = await start(db)
      expect(await consumeSocialState(db, { provider: 'facebook', browser, state })).toBe('/area-privata/preferiti')
      await expect(consumeSocialState(db, { provider: 'facebook', browser, state })).rejects.toMatchObject({ code: 'forbidden' })
    }),
  )

  test(
    'holds a csrf part nobody can guess and the after-login address',
    withRollback(async (db) => {
      const [one, two] = [await start(db), await start(db)].map((state): unknown => JSON.parse(Buffer.from(state, 'base64url').toString()))
      expect(one).toMatchObject({ after: '/area-privata/preferiti' })
      expect(JSON.stringify(one)).toMatch(/"csrf":"[\w-]{43}"/)
      expect(one).not.toEqual(two)
    }),
  )

  test(
    'is refused when absent, changed, of another browser or too old, and stays valid for its own browser',
    withRollback(async (db) => {
      const state = await start(db)
      const elsewhere = Buffer.from(Buffer.from(state, 'base64url').toString().replace('preferiti', 'altrove')).toString('base64url')
      for (const wrong of [{ state: '' }, { state: elsewhere }, { browser: other }, { browser: undefined }]) {
        await expect(
          consumeSocialState(db, { provider: 'facebook', browser, state, ...wrong }),
          JSON.stringify(wrong),
        ).rejects.toMatchObject({
          code: 'forbidden',
        })
      }
      await db`update social_login_state set expires_at = now() - interval '1 second'`
      await expect(consumeSocialState(db, { provider: 'facebook', browser, state })).rejects.toMatchObject({ code: 'forbidden' })
      await db`update social_login_state set expires_at = now() + interval '1 minute'`
      expect(await consumeSocialState(db, { provider: 'facebook', browser, state })).toBe('/area-privata/preferiti')
    }),
  )

  test.each(['nessuno', 'constructor', 'Facebook', ''])('a provider we do not know does not exist: «%s»', (key) => {
    expect(() => providerLogin(key)).toThrow(expect.objectContaining({ code: 'notFound' }))
  })

  test(
    'leads back to an invitation, whose code neither the provider nor a reader of the database learns',
    withRollback(async (db) => {
      const after = '/area-concessionario/invito?codice=s3gr3t0'
      const state = await startSocialLogin(db, { provider: 'facebook', browser, after })
      expect(Buffer.from(state, 'base64url').toString()).not.toContain('s3gr3t0')
      expect(JSON.stringify(await db`select * from social_login_state`)).not.toContain('invito')
      expect(await consumeSocialState(db, { provider: 'facebook', browser, state })).toBe(after)
    }),
  )

  test(
    'only hashes of state and browser are stored',
    withRollback(async (db) => {
      const state = await start(db)
      const stored = JSON.stringify(await db`select * from social_login_state`)
      expect(stored).not.toContain(state)
      expect(stored).not.toContain(browser)
    }),
  )
})

describe('the account', () => {
  const giulia = { subject: 'fb-1', name: 'Giulia Bianchi', email: 'Giulia.Prova@esempio.it' }
  const addUser = async (db: Db, confirmed: boolean) => {
    const { id } = await addTestUser(db, 'giulia.prova@esempio.it')
    if (!confirmed) await db`update app_user set confirmed_at = null where id = ${id}`
    return id
  }

  test(
    'is opened at the first visit, confirmed and without a password, and found again at the next one',
    withRollback(async (db) => {
      const first = await finishSocialLogin(db, ofFacebook, giulia)
      expect(first.isFirst).toBe(true)
      expect(
        await db`select email, display_name, password_hash, confirmed_at is not null as confirmed from app_user where id = ${first.userId}`,
      ).toMatchObject([{ email: giulia.email, displayName: 'Giulia Bianchi', passwordHash: null, confirmed: true }])
      expect(await finishSocialLogin(db, ofFacebook, { ...giulia, email: null, name: 'Altro nome' })).toEqual({
        userId: first.userId,
        role: 'user',
        isFirst: false,
      })
    }),
  )

  test(
    'of somebody with a password is never linked by its e-mail',
    withRollback(async (db) => {
      await addUser(db, true)
      await expect(finishSocialLogin(db, ofFacebook, giulia)).rejects.toMatchObject({ code: 'conflict' })
      expect(await db`select 1 from social_identity where subject = ${giulia.subject}`).toHaveLength(0)
    }),
  )

  test(
    'is not opened without an e-mail',
    withRollback(async (db) => {
      await expect(finishSocialLogin(db, ofFacebook, { ...giulia, email: null })).rejects.toMatchObject({ code: 'invalid' })
    }),
  )

  test(
    'a registration that a stranger began with the same e-mail gives way, password and links included',
    withRollback(async (db) => {
      const id = await addUser(db, false)
      const login = await finishSocialLogin(db, ofFacebook, giulia)
      expect(login).toEqual({ userId: id, role: 'user', isFirst: true })
      expect(await db`select display_name, password_hash, credentials_version from app_user where id = ${id}`).toMatchObject([
        { displayName: 'Giulia Bianchi', passwordHash: null, credentialsVersion: 2 },
      ])
    }),
  )

  test(
    "is found by the provider's id, whatever e-mail the person has there by now",
    withRollback(async (db) => {
      const { userId } = await finishSocialLogin(db, ofFacebook, giulia)
      expect(await finishSocialLogin(db, ofFacebook, { ...giulia, email: 'altra@esempio.it' })).toEqual({
        userId,
        role: 'user',
        isFirst: false,
      })
    }),
  )

  test(
    'of a dealer is known to be a dealer’s, at every login',
    withRollback(async (db) => {
      const { userId } = await finishSocialLogin(db, ofFacebook, giulia)
      await db`update app_user set role = 'dealer' where id = ${userId}`
      expect(await finishSocialLogin(db, ofFacebook, giulia)).toMatchObject({ userId, role: 'dealer' })
    }),
  )
})

describe('a second provider', () => {
  const browser = browserToken(undefined)
  const second = () => {
    const url = `http://localhost:${provider.port}/secondo`
    return facebookLogin(
      { key: 'secondo', label: 'Secondo', vendor: 'facebook' },
      { ...secondApp, graphUrl: url, dialogUrl: url, apiVersion: 'v1.0' },
    )
  }
  const first = () => facebookLogin(ofFacebook, settings())
  /** Goes to a provider as somebody: what the browser comes back with. */
  const visit = async (db: Db, login: ProviderLogin, choice: Record<string, string>) => {
    const state = await startSocialLogin(db, { provider: login.key, browser, after: '/' })
    const back = await choose(choice, state, login)
    expect(back.pathname).toBe(`/identityprovider/${login.key}`)
    const found = readReturn(back)
    if (found.kind !== 'granted') throw new Error('no token')
    return { token: found.token, state: found.state, browser }
  }
  const logIn = async (db: Db, login: ProviderLogin, choice: Record<string, string>) =>
    completeSocialLogin(db, login, await visit(db, login, choice), new Date())

  test(
    'has people of its own: the same number there is somebody else here',
    withRollback(async (db) => {
      const here = await logIn(db, first(), { persona: 'giulia' })
      await db`update app_user set email = 'altra@esempio.it', email_key = 'altra@esempio.it' where id = ${here.userId}`
      const there = await logIn(db, second(), { persona: 'giulia' })
      expect(there).toMatchObject({ isFirst: true, next: '/' })
      expect(there.userId).not.toBe(here.userId)
      expect((await logIn(db, first(), { persona: 'giulia' })).userId).toBe(here.userId)
      expect((await logIn(db, second(), { persona: 'giulia' })).userId).toBe(there.userId)
      expect(
        await db`select provider, subject, user_id from social_identity where user_id in (${here.userId}, ${there.userId}) order by provider`,
      ).toEqual([
        { provider: 'facebook', subject: '100000000000001', userId: here.userId },
        { provider: 'secondo', subject: '100000000000001', userId: there.userId },
      ])
    }),
  )

  test(
    'does not open the account that the first one vouched for, nor does its e-mail; the refusal names it',
    withRollback(async (db) => {
      await logIn(db, first(), { persona: 'giulia' })
      await expect(logIn(db, second(), { persona: 'giulia' })).rejects.toMatchObject({
        code: 'conflict',
        shownText:
          'Con il tuo indirizzo c’è già un account. Per sicurezza non lo colleghiamo a Secondo: accedi con e-mail e password. Non ricordi la password? Impostane una nuova.',
      })
    }),
  )

  test(
    'gives no state and no token that are good at the first, nor the other way round',
    withRollback(async (db) => {
      for (const [own, other] of [
        [first(), second()],
        [second(), first()],
      ] as const) {
        const [handed, foreign] = [await visit(db, own, { persona: 'marco' }), await visit(db, other, { persona: 'marco' })]
        await expect(completeSocialLogin(db, own, { ...handed, state: foreign.state }, new Date())).rejects.toMatchObject({
          code: 'forbidden',
        })
        await expect(completeSocialLogin(db, own, { ...handed, token: foreign.token }, new Date())).rejects.toMatchObject({
          code: 'unauthenticated',
          shownText: `Non siamo riusciti ad accedere con ${own.label}. Riprova, oppure accedi con e-mail e password.`,
        })
      }
    }),
  )
})
