import { expect, test } from 'vitest'
import { openSession } from '@/lib/accounts/sessions/open-session.server'
import { addTestUser, mailsTo } from '@/lib/accounts/users/test-user'
import type { User } from '@/lib/accounts/users/user'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { answerByPasskey, findChallenge, openChallenge } from './login-challenge.server'
import { mostPasskeys } from './passkey'
import {
  addPasskey,
  beginPasskey,
  beginPasskeyLogin,
  createPasskeyChallenge,
  exportPasskeys,
  hasPasskeys,
  listPasskeys,
  logInByPasskey,
  passkeyExpiries,
  removePasskey,
} from './passkeys.server'
import { beginSecondFactor, confirmSecondFactor, requireUnlocked, unlockByPasskey } from './second-factor.server'
import { decryptAppSecret } from './second-factor-secrets.server'
import { codeAt } from './test-app'
import { TestAuthenticator, withPart } from './test-authenticator'

const [session, browser] = ['hash-of-the-session', 'cookie-of-the-browser']
const unknown = { shownText: 'La passkey non è stata riconosciuta. Riprova, oppure usa la password e i codici.' }
const late = { shownText: 'È passato troppo tempo: riprova.' }

async function addDevice(db: Db, user: User, name = 'Telefono'): Promise<TestAuthenticator> {
  const device = new TestAuthenticator()
  await addPasskey(db, user, session, { name, signed: device.create(await beginPasskey(db, user, session)) })
  return device
}

async function turnOnCodes(db: Db, user: User): Promise<void> {
  await beginSecondFactor(db, user)
  const [row] = await db<{ secret: string }[]>`select secret from second_factor where user_id = ${user.id}`
  await confirmSecondFactor(db, user, codeAt(decryptAppSecret(user.id, row?.secret ?? ''), new Date()))
}

test(
  'an account logs in with any of its named passkeys until it is removed, and gets a mail about each',
  withRollback(async (db) => {
    const user = await addTestUser(db)
    expect(await hasPasskeys(db, user.id)).toBe(false)
    const phone = await addDevice(db, user)
    const laptop = await addDevice(db, user, 'Portatile')
    expect((await listPasskeys(db, user.id)).map(({ name, lastUsed }) => [name, lastUsed]).toSorted()).toEqual([
      ['Portatile', null],
      ['Telefono', null],
    ])
    for (const device of [phone, laptop, phone])
      expect(await logInByPasskey(db, browser, device.get(await beginPasskeyLogin(db, browser)))).toMatchObject({ id: user.id })
    expect((await exportPasskeys(db, user.id)).map(({ lastUsedAt }) => lastUsedAt)).toEqual([expect.any(Date), expect.any(Date)])
    await expect(removePasskey(db, await addTestUser(db), phone.id), 'somebody else’s').rejects.toMatchObject({ code: 'notFound' })
    await removePasskey(db, user, phone.id)
    await expect(logInByPasskey(db, browser, phone.get(await beginPasskeyLogin(db, browser)))).rejects.toMatchObject({
      shownText: 'Questa passkey non è più collegata a un account: rimuovila dal dispositivo e accedi in un altro modo.',
    })
    expect((await mailsTo(db, user.email)).filter((kind) => kind.startsWith('passkey'))).toEqual([
      'passkey-added',
      'passkey-added',
      'passkey-removed',
    ])
  }),
)

test(
  'a signed challenge counts once, in its browser, for its purpose, and for five minutes',
  withRollback(async (db) => {
    const user = await addTestUser(db)
    const device = await addDevice(db, user)
    const signed = device.get(await beginPasskeyLogin(db, browser))
    await expect(logInByPasskey(db, 'another browser', signed)).rejects.toMatchObject(late)
    await logInByPasskey(db, browser, signed)
    await expect(logInByPasskey(db, browser, signed), 'again').rejects.toMatchObject(late)
    const forUnlock = device.get(await createPasskeyChallenge(db, user.id, { purpose: 'unlock', token: browser }))
    await expect(logInByPasskey(db, browser, forUnlock), 'requested for something else').rejects.toMatchObject(late)
    const old = device.get(await beginPasskeyLogin(db, browser))
    await db`update passkey_challenge set expires_at = expires_at - interval '5 minutes'`
    await expect(logInByPasskey(db, browser, old)).rejects.toMatchObject(late)
    const [expiry] = passkeyExpiries
    expect(await db`select from passkey_challenge where ${expiry?.isOver(db) ?? db`false`}`).not.toHaveLength(0)
    const wrong = device.get(await beginPasskeyLogin(db, browser))
    await expect(logInByPasskey(db, browser, withPart(wrong, 'signature', 'MEQ'))).rejects.toMatchObject(unknown)
    await expect(logInByPasskey(db, browser, wrong), 'a failure spends it too').rejects.toMatchObject(late)
  }),
)

test(
  'a copied passkey, one for another site and malformed answers are refused with a text',
  withRollback(async (db) => {
    const user = await addTestUser(db)
    const device = await addDevice(db, user)
    await logInByPasskey(db, browser, device.get(await beginPasskeyLogin(db, browser)))
    device.counter = 1
    await expect(logInByPasskey(db, browser, device.get(await beginPasskeyLogin(db, browser)))).rejects.toMatchObject(unknown)
    device.counter = 50
    device.origin = 'https://ingrana.example'
    await expect(logInByPasskey(db, browser, device.get(await beginPasskeyLogin(db, browser)))).rejects.toMatchObject(unknown)
    for (const odd of ['', 'x', '{}', 'null', '[]', JSON.stringify({ id: 'x'.repeat(30_000) })])
      await expect(logInByPasskey(db, browser, odd)).rejects.toMatchObject({ code: 'invalid', ...unknown })
    for (const odd of ['{}', withPart(device.create(await beginPasskey(db, user, session)), 'attestationObject', 'oA')])
      await expect(addPasskey(db, user, session, { name: 'x', signed: odd })).rejects.toMatchObject({ code: 'invalid', ...unknown })
  }),
)

test(
  'a passkey completes a login that waits and unlocks its session; another account’s does neither',
  withRollback(async (db) => {
    const user = await addTestUser(db)
    const device = await addDevice(db, user)
    const strangers = await addDevice(db, await addTestUser(db))
    await turnOnCodes(db, user)
    const token = await openChallenge(db, user.id)
    const ask = () => createPasskeyChallenge(db, user.id, { purpose: 'code', token })
    await expect(answerByPasskey(db, token, strangers.get(await ask()))).rejects.toMatchObject(unknown)
    expect(await answerByPasskey(db, token, device.get(await ask()))).toMatchObject({ id: user.id })
    expect(await findChallenge(db, token)).toBeUndefined()
    await expect(answerByPasskey(db, token, device.get(await ask()))).rejects.toMatchObject({ code: 'unauthenticated' })

    await openSession(db, { userId: user.id, userAgent: '', isProven: true })
    const [row] = await db<{ id: number }[]>`select id from session where user_id = ${user.id}`
    const own = { id: row?.id ?? 0, idHash: session, user }
    await expect(requireUnlocked(db, own)).rejects.toMatchObject({ code: 'forbidden' })
    const toUnlock = () => createPasskeyChallenge(db, user.id, { purpose: 'unlock', token: session })
    await expect(unlockByPasskey(db, own, strangers.get(await toUnlock()))).rejects.toMatchObject(unknown)
    await unlockByPasskey(db, own, device.get(await toUnlock()))
    await requireUnlocked(db, own)
  }),
)

test(
  'a device is registered once and passkeys are limited; an account without one gets no challenge',
  withRollback(async (db) => {
    const user = await addTestUser(db)
    await expect(createPasskeyChallenge(db, user.id, { purpose: 'unlock', token: session })).rejects.toMatchObject({ code: 'conflict' })
    const device = await addDevice(db, user)
    const again = device.create(await beginPasskey(db, user, session))
    await expect(addPasskey(db, user, session, { name: 'x', signed: again })).rejects.toMatchObject({
      shownText: 'Questo dispositivo ha già una passkey.',
    })
    await db`insert into passkey (id, user_id, name, public_key) select 'n' || n, ${user.id}, '', '' from generate_series(2, ${mostPasskeys}) n`
    await expect(beginPasskey(db, user, session)).rejects.toMatchObject({ code: 'conflict' })
  }),
)
