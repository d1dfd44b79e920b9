import { passkeyChallengeMinutes } from '@/lib/accounts/consent/storage-limits'
import type { User } from '@/lib/accounts/users/user'
import { userColumns } from '@/lib/accounts/users/user-queries.server'
import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import type { Expiry } from '@/lib/kernel/expiry/purge-rows.server'
import { dateText } from '@/lib/kernel/italian/date-text'
import { queueMail } from '@/lib/kernel/mail/queue-mail.server'
import { hashToken } from '@/lib/kernel/tokens/random-token.server'
import { mostPasskeys, type PasskeyLine } from './passkey'
import { passkeyAddedMail, passkeyRemovedMail } from './passkey-mails.server'
import {
  authenticationOptions,
  credentialIdIn,
  type Known,
  refused,
  registrationOptions,
  type TakeChallenge,
  verifyAssertion,
  verifyRegistration,
} from './webauthn.server'

/** What a challenge is for, and who alone may bring it back signed: the hash of a session, or the cookie of a browser. */
type Holder = { purpose: 'add' | 'login' | 'code' | 'unlock'; token: string }
type Owner = Pick<User, 'id' | 'email'>
type Stored = { id: string; publicKey: Uint8Array; counter: number; transports: string[] }

export async function hasPasskeys(db: Db, userId: number): Promise<boolean> {
  const [found] = await db`select from passkey where user_id = ${userId} limit 1`
  return found !== undefined
}

export async function listPasskeys(db: Db, userId: number): Promise<PasskeyLine[]> {
  const rows = await db<{ id: string; name: string; createdAt: Date; lastUsedAt: Date | null }[]>`
    select id, name, created_at, last_used_at from passkey where user_id = ${userId} order by created_at, id`
  return rows.map(({ id, name, createdAt, lastUsedAt }) => ({
    id,
    name,
    added: dateText(createdAt),
    lastUsed: lastUsedAt && dateText(lastUsedAt),
  }))
}

/** The names and days of passkeys, never what opens the account. */
export async function exportPasskeys(db: Db, userId: number) {
  return db<{ name: string; createdAt: Date; lastUsedAt: Date | null }[]>`
    select name, created_at, last_used_at from passkey where user_id = ${userId} order by created_at, id`
}

/** What a device signs to become a passkey of this account. */
export async function beginPasskey(db: Db, user: Pick<User, 'id' | 'email' | 'displayName'>, sessionHash: string) {
  const known = await knownOf(db, user.id)
  if (known.length >= mostPasskeys)
    throw new AppError('conflict', 'too many passkeys', { shownText: `Puoi avere ${mostPasskeys} passkey al massimo: rimuovine una.` })
  const options = await registrationOptions(user, known)
  await keepChallenge(db, options.challenge, { purpose: 'add', token: sessionHash })
  return options
}

export async function addPasskey(
  db: Db,
  user: Owner,
  sessionHash: string,
  { name, signed }: { name: string; signed: string },
): Promise<void> {
  const { id, publicKey, counter, transports = [] } = await verifyRegistration(signed, taking(db, { purpose: 'add', token: sessionHash }))
  await inTransaction(db, async (db) => {
    const { count } = await db`
      insert into passkey (id, user_id, name, public_key, counter, transports)
      values (${id}, ${user.id}, ${name}, ${Buffer.from(publicKey)}, ${counter}, ${transports}) on conflict (id) do nothing`
    if (count === 0) throw new AppError('conflict', 'known already', { shownText: 'Questo dispositivo ha già una passkey.' })
    await queueMail(db, passkeyAddedMail({ to: user.email }))
  })
}

export async function removePasskey(db: Db, { id, email }: Owner, passkeyId: string): Promise<void> {
  await inTransaction(db, async (db) => {
    const { count } = await db`delete from passkey where id = ${passkeyId} and user_id = ${id}`
    if (count === 0) throw new AppError('notFound', 'not theirs', { shownText: 'Questa passkey non c’è più.' })
    await queueMail(db, passkeyRemovedMail({ to: email }))
  })
}

/** What a device signs to log in, whichever account its passkey is of. */
export async function beginPasskeyLogin(db: Db, browser: string) {
  const options = await authenticationOptions()
  await keepChallenge(db, options.challenge, { purpose: 'login', token: browser })
  return options
}

/** The user whose passkey it is. It stands for password and code: the device has it, and asked its owner. */
export async function logInByPasskey(db: Db, browser: string, signed: string): Promise<User> {
  const userId = await spendPasskey(db, signed, { purpose: 'login', token: browser })
  const [user] = await db<User[]>`select ${userColumns(db)} from app_user where id = ${userId} and confirmed_at is not null`
  if (!user) throw refused('no such account')
  return user
}

/** What a device signs in place of a code: at a login that waits, or in a session. */
export async function createPasskeyChallenge(db: Db, userId: number, holder: Holder) {
  const known = await knownOf(db, userId)
  if (known.length === 0) throw new AppError('conflict', 'no passkey', { shownText: 'Il tuo account non ha passkey: usa un codice.' })
  const options = await authenticationOptions(known)
  await keepChallenge(db, options.challenge, holder)
  return options
}

/** Confirms by a passkey, in place of a code of this account. */
export async function confirmByPasskey(db: Db, userId: number, signed: string, holder: Holder): Promise<void> {
  if ((await spendPasskey(db, signed, holder)) !== userId) throw refused('of another account')
}

/** Checks what a passkey has signed, once, and gives whose it is. */
async function spendPasskey(db: Db, signed: string, holder: Holder): Promise<number> {
  const id = credentialIdIn(signed)
  const [found] = await db<(Stored & { userId: number })[]>`
    select id, user_id, public_key, counter, transports from passkey where id = ${id}`
  if (!found)
    throw new AppError('invalid', 'no such passkey', {
      shownText: 'Questa passkey non è più collegata a un account: rimuovila dal dispositivo e accedi in un altro modo.',
    })
  const { userId, counter, ...credential } = found
  const counted = await verifyAssertion(
    signed,
    { ...credential, publicKey: Uint8Array.from(credential.publicKey), counter },
    taking(db, holder),
  )
  const { count } = await db`update passkey set counter = ${counted}, last_used_at = now() where id = ${id} and counter = ${counter}`
  if (count === 0) throw refused('used at the same moment, or removed')
  return userId
}

async function knownOf(db: Db, userId: number): Promise<Known[]> {
  return db<{ id: string; transports: string[] }[]>`select id, transports from passkey where user_id = ${userId} order by created_at, id`
}

async function keepChallenge(db: Db, challenge: string, holder: Holder): Promise<void> {
  await db`
    insert into passkey_challenge (challenge, holder_hash, expires_at)
    values (${challenge}, ${hashOf(holder)}, now() + ${passkeyChallengeMinutes} * interval '1 minute')`
}

/** Each challenge serves once, whatever comes of it. */
function taking(db: Db, holder: Holder): TakeChallenge {
  return async (challenge) => {
    const { count } = await db`
      delete from passkey_challenge where challenge = ${challenge} and holder_hash = ${hashOf(holder)} and expires_at > now()`
    if (count === 0) throw new AppError('invalid', 'no such challenge', { shownText: 'È passato troppo tempo: riprova.' })
    return true
  }
}

function hashOf({ purpose, token }: Holder): string {
  return hashToken(`${purpose} ${token}`)
}

export const passkeyExpiries: readonly Expiry[] = [{ table: 'passkey_challenge', isOver: (db) => db`expires_at <= now()` }]
