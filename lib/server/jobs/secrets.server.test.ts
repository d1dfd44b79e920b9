import { statSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addTestDealership } from '@/lib/accounts/dealerships/test-dealership'
import { beginSecondFactor, confirmSecondFactor, spendCode, viewSecondFactor } from '@/lib/accounts/second-factor/second-factor.server'
import { decryptAppSecret, secondFactorSecrets } from '@/lib/accounts/second-factor/second-factor-secrets.server'
import { codeAt } from '@/lib/accounts/second-factor/test-app'
import { addTestUser } from '@/lib/accounts/users/test-user'
import { chooseWebhook, findWebhook } from '@/lib/accounts/webhooks/webhooks.server'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { decryptSecret, encryptSecret, type SecretColumn } from '@/lib/kernel/secrets/secret-box.server'
import { keyFile, keysOf, secretKeys } from '@/lib/kernel/secrets/secret-keys.server'
import { feedSecrets, findFeed } from '@/lib/market/dealer-imports/dealer-feeds.server'
import { createTestFolder, removeTestFolder } from '@/scripts/test-folder'
import { countSecrets, decryptSecrets, encryptSecrets, everySecret, forgetSecrets, missingKeys, refuseMissingKeys } from './secrets.server'

const key = (letter: string) => Buffer.alloc(32, letter).toString('base64')
const idOf = (letter: string) => keysOf([key(letter)], 'test')[0].id
const appCode = (secret: string, steps = 0) => codeAt(secret, new Date(Date.now() + steps * 30_000))

const useKeys = (...letters: string[]) => changeSetting('SECRET_KEYS', letters.map(key).join(','))

/** The settings of a process are read once. */
async function changeSetting(name: string, value: string): Promise<void> {
  vi.stubEnv(name, value)
  const { setPorts } = await import('@/lib/kernel/config/env.server')
  setPorts({})
}

beforeEach(() => useKeys('a'))
afterEach(async () => {
  vi.unstubAllEnvs()
  const { setPorts } = await import('@/lib/kernel/config/env.server')
  setPorts({})
})

/** One secret of each kind; gives what may not stand in the database. */
async function addSecrets(db: Db) {
  await db`delete from installation_secret`
  const { dealership, user } = await addTestDealership(db)
  const { dealerId } = dealership
  const signing = await chooseWebhook(db, dealership, user, 'https://example.com/ingrana?chiave=segreta1')
  const feed = 'https://example.com/stock.csv?chiave=segreta2'
  await db`insert into dealer_feed (dealer_id, address, next_at) values (${dealerId}, ${encryptSecret(feedSecrets, dealerId, feed)}, now())`
  const owner = await addTestUser(db, 'app@posta.example')
  await beginSecondFactor(db, owner)
  const begun = await viewSecondFactor(db, { id: 0, user: owner })
  const secret = begun.state === 'begun' ? begun.key.replaceAll(' ', '') : ''
  const [recovery = ''] = await confirmSecondFactor(db, owner, appCode(secret, -1))
  await db`insert into installation_secret (name, value) values ('csrf', ${encryptSecret({ table: 'installation_secret', column: 'value', key: 'name' }, 'csrf', 'firma')})`
  return { dealership, owner, feed, signing, secret, recovery, texts: [signing, 'segreta1', 'segreta2', secret, 'firma'] }
}

async function storedTexts(db: Db): Promise<string> {
  const texts: string[] = []
  for (const { table } of everySecret)
    texts.push(...(await db<{ row: string }[]>`select to_jsonb(t)::text as row from ${db(table)} t`).map(({ row }) => row))
  return texts.join('\n')
}

/** Expects that everything still does what it is for. */
async function expectReadable(db: Db, { dealership, owner, feed, secret }: Awaited<ReturnType<typeof addSecrets>>): Promise<void> {
  expect((await findWebhook(db, dealership))?.address).toBe('https://example.com/ingrana?chiave=segreta1')
  expect((await findFeed(db, dealership.dealerId))?.address).toBe(feed)
  const [row] = await db<{ secret: string }[]>`select secret from second_factor where user_id = ${owner.id}`
  expect(decryptAppSecret(owner.id, row?.secret ?? '')).toBe(secret)
}

test(
  'every decryptable secret is encrypted in the database, bound to its key and its row',
  withRollback(async (db) => {
    const added = await addSecrets(db)
    const stored = await storedTexts(db)
    for (const text of added.texts) expect(stored).not.toContain(text)
    await expectReadable(db, added)
    const text = encryptSecret(secondFactorSecrets, 1, 'ABC')
    expect(() => decryptSecret(secondFactorSecrets, 2, text)).toThrow('authenticate')
    expect(() => decryptSecret({ ...secondFactorSecrets, column: 'other' }, 1, text)).toThrow('authenticate')
    expect(encryptSecret(secondFactorSecrets, 1, 'ABC')).not.toBe(text)
    await useKeys('b')
    expect(() => decryptSecret(secondFactorSecrets, 1, text)).toThrow(`the key ${idOf('a')}`)
  }),
)

test(
  'unencrypted secrets of an older release are read, encrypted by night, and restored for a way back',
  withRollback(async (db) => {
    const added = await addSecrets(db)
    expect(await decryptSecrets(db)).toBe(5)
    const stored = await storedTexts(db)
    for (const text of added.texts) expect(stored).toContain(text)
    await expectReadable(db, added)
    expect([...(await countSecrets(db))]).toEqual([[null, 5]])
    expect(await missingKeys(db)).toBeUndefined()
    expect(await encryptSecrets(db)).toBe(5)
    for (const text of added.texts) expect(await storedTexts(db)).not.toContain(text)
    expect(await encryptSecrets(db), 'done').toBe(0)
  }),
)

test(
  'a new key takes over from the old one; a start without a needed key is refused',
  withRollback(async (db) => {
    const added = await addSecrets(db)
    await useKeys('b', 'a')
    await expectReadable(db, added)
    expect(await encryptSecrets(db)).toBe(5)
    expect([...(await countSecrets(db))]).toEqual([[idOf('b'), 5]])
    await useKeys('b')
    await expectReadable(db, added)
    await refuseMissingKeys(db)
    await useKeys('c')
    await expect(refuseMissingKeys(db)).rejects.toThrow(
      `secrets in the database are encrypted with a key that is not in SECRET_KEYS (5 with the key ${idOf('b')}): put it back there, or give them up with npm run secrets -- --forget`,
    )
  }),
)

test(
  'the secrets of a lost key are given up: recovery codes still work, and readable secrets stay',
  withRollback(async (db) => {
    const { dealership, owner, recovery, secret } = await addSecrets(db)
    await useKeys('b')
    const other = await addTestUser(db, 'altra@posta.example')
    await beginSecondFactor(db, other)
    await spendCode(db, owner, recovery)
    expect(await forgetSecrets(db)).toBe(4) // the webhook is one row with two of them
    await refuseMissingKeys(db)
    await expect(spendCode(db, owner, appCode(secret))).rejects.toMatchObject({ path: 'codice' })
    expect(await viewSecondFactor(db, { id: 0, user: owner })).toMatchObject({ state: 'on', recoveryLeft: 9 })
    expect(await viewSecondFactor(db, { id: 0, user: other })).toMatchObject({ state: 'begun' })
    expect([await findWebhook(db, dealership), await findFeed(db, dealership.dealerId)]).toEqual([null, null])
  }),
)

test('without a setting the key is made in DATA_DIR once; a file without a valid key is refused', async () => {
  const folder = await createTestFolder('secret-keys')
  try {
    await changeSetting('SECRET_KEYS', '')
    await changeSetting('DATA_DIR', path.join(folder, 'new'))
    const [{ id }] = secretKeys()
    expect(statSync(keyFile(path.join(folder, 'new'))).mode & 0o777).toBe(0o600)
    await changeSetting('DATA_DIR', folder)
    expect(secretKeys()[0].id, 'another folder').not.toBe(id)
    await changeSetting('DATA_DIR', path.join(folder, 'new'))
    expect(secretKeys()[0].id).toBe(id)
  } finally {
    await removeTestFolder(folder)
  }
  expect(() => keysOf(['# note', ''], 'the file')).toThrow('the file has no key')
  expect(() => keysOf(['c2hvcnQ='], 'the file')).toThrow('the file has a key that is not 32 bytes in base64')
})

test('an encrypted text of one column cannot be decrypted in another column', () => {
  const placeOf = ({ table, column }: SecretColumn) => `${table}.${column}`
  expect(new Set(everySecret.map(placeOf)).size).toBe(everySecret.length)
})
