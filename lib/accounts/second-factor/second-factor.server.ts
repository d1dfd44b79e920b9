import { encode } from 'uqr'
import { hashWithSalt } from '@/lib/accounts/users/password-hash.server'
import type { User } from '@/lib/accounts/users/user'
import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { queueMail } from '@/lib/kernel/mail/queue-mail.server'
import { consumeRateLimit, rateLimits, resetAttempts } from '@/lib/kernel/rate-limits/rate-limits.server'
import { invalidField } from '@/lib/kernel/validation/fields'
import { newSecret, setupAddress, stepOfCode, tidyCode } from './one-time-code.server'
import { confirmByPasskey } from './passkeys.server'
import { hashDerivedCodes, hashRecoveryCodes, isRecoveryCode, newRecoveryCodes, placeOfHash, recoveryCount } from './recovery-codes.server'
import { type SecondFactorView, unlockedMinutes } from './second-factor'
import { recoveryCodeUsedMail, secondFactorOffMail, secondFactorOnMail } from './second-factor-mails.server'
import { decryptAppSecret, encryptAppSecret } from './second-factor-secrets.server'

type Row = {
  secret: string
  isOn: boolean
  recoveryUsed: number[]
  recoveryHashes: string[] | null
  lastStep: number
}

export async function hasSecondFactor(db: Db, userId: number): Promise<boolean> {
  const [found] = await db`select from second_factor where user_id = ${userId} and confirmed_at is not null`
  return found !== undefined
}

export async function viewSecondFactor(db: Db, { id: sessionId, user: { id, email } }: FactorSession): Promise<SecondFactorView> {
  const [row] = await db<Row[]>`select ${columns(db)} from second_factor where user_id = ${id}`
  if (!row) return { state: 'off' }
  const { isOn, recoveryUsed } = row
  const secret = isOn ? '' : decryptAppSecret(id, row.secret)
  if (!isOn) return { state: 'begun', key: secret.replace(/(.{4})(?=.)/g, '$1 '), qr: qrPath(setupAddress(secret, email)) }
  return {
    state: 'on',
    recoveryLeft: recoveryCount - recoveryUsed.length,
    isUnlocked: await isUnlocked(db, id, sessionId),
  }
}

type FactorSession = { id: number; user: Pick<User, 'id' | 'email'> }

async function isUnlocked(db: Db, userId: number, sessionId: number): Promise<boolean> {
  const [found] = await db`
    select from second_factor where user_id = ${userId} and unlocked_session = ${sessionId}
      and unlocked_at > now() - ${unlockedMinutes} * interval '1 minute'`
  return found !== undefined
}

/** Unlocks this session for some minutes, for actions that need a code. */
export async function unlockSession(db: Db, { id, user }: FactorSession, typed: string): Promise<void> {
  await spendCode(db, user, typed)
  await markUnlocked(db, { id, user })
}

/** Unlocks this session, which `idHash` names, by something signed in it. */
export async function unlockByPasskey(db: Db, { id, idHash, user }: FactorSession & { idHash: string }, signed: string): Promise<void> {
  await confirmByPasskey(db, user.id, signed, { purpose: 'unlock', token: idHash })
  await markUnlocked(db, { id, user })
}

async function markUnlocked(db: Db, { id, user }: FactorSession): Promise<void> {
  await db`update second_factor set unlocked_session = ${id}, unlocked_at = now() where user_id = ${user.id}`
}

/** Refuses where the account has a second factor and this session has not given a code just now: a session that somebody else got hold of changes nothing. */
export async function requireUnlocked(db: Db, { id, user }: FactorSession): Promise<void> {
  if (!(await hasSecondFactor(db, user.id)) || (await isUnlocked(db, user.id, id))) return
  throw new AppError('forbidden', 'asks for a code', {
    shownText: 'Prima conferma con un codice: lo chiediamo nel tuo profilo, sotto «Verifica in due passaggi».',
  })
}

/** The fact that there is one, never what it is. */
export async function exportSecondFactor(db: Db, userId: number): Promise<{ createdAt: Date; confirmedAt: Date | null }[]> {
  return db<{ createdAt: Date; confirmedAt: Date | null }[]>`select created_at, confirmed_at from second_factor where user_id = ${userId}`
}

/** Makes a secret for the app. The login needs no code before the first one has come. */
export async function beginSecondFactor(db: Db, { id }: User): Promise<void> {
  await db`
    insert into second_factor (user_id, secret) values (${id}, ${encryptAppSecret(id, newSecret())})
    on conflict (user_id) do update set secret = excluded.secret, created_at = now() where second_factor.confirmed_at is null`
}

export async function cancelSecondFactor(db: Db, { id }: User): Promise<void> {
  await db`delete from second_factor where user_id = ${id} and confirmed_at is null`
}

/** The first code shows that the app has the secret. Gives the recovery codes, which are shown now and never again; none where it was on already. */
export async function confirmSecondFactor(db: Db, user: User, typed: string): Promise<readonly string[]> {
  await consumeRateLimit(db, rateLimits.codeOfAccount, String(user.id))
  const isNew = await inTransaction(db, async (db) => {
    const row = await lock(db, user.id)
    if (!row) throw invalidField('codice', 'La preparazione è stata annullata: ricomincia.')
    if (row.isOn) return false
    const step = stepOfCode(decryptAppSecret(user.id, row.secret), tidyCode(typed), new Date())
    if (step === undefined) throw wrongCode()
    await db`update second_factor set confirmed_at = now(), last_step = ${step} where user_id = ${user.id}`
    await queueMail(db, secondFactorOnMail({ to: user.email }))
    return true
  })
  await resetAttempts(db, rateLimits.codeOfAccount, String(user.id))
  return isNew ? replaceRecoveryCodes(db, user) : []
}

/** Ten new recovery codes, shown now and never again; those before are worth nothing. */
export async function renewRecoveryCodes(db: Db, user: User, typed: string): Promise<readonly string[]> {
  await spendCode(db, user, typed)
  return replaceRecoveryCodes(db, user)
}

async function replaceRecoveryCodes(db: Db, { id }: User): Promise<readonly string[]> {
  const codes = newRecoveryCodes()
  const { salt, hashes } = await hashRecoveryCodes(codes)
  await db`
    update second_factor set recovery_round = recovery_round + 1, recovery_hashed_round = recovery_round + 1, recovery_salt = ${salt}, recovery_hashes = ${hashes},
      recovery_used = '{}', recovery_seen_at = now()
    where user_id = ${id} and confirmed_at is not null`
  return codes
}

export async function endSecondFactor(db: Db, user: User, typed: string): Promise<void> {
  await spendCode(db, user, typed)
  await removeSecondFactor(db, user)
}

/** Removes it without a code: for somebody whom the support knows by other means. Answers whether there was one. */
export async function removeSecondFactor(db: Db, { id, email }: Pick<User, 'id' | 'email'>): Promise<boolean> {
  return inTransaction(db, async (db) => {
    const { count } = await db`delete from second_factor where user_id = ${id} and confirmed_at is not null`
    if (count > 0) await queueMail(db, secondFactorOffMail({ to: email }))
    return count > 0
  })
}

/** Accepts a code of the app or a recovery code, each once, and ten attempts in ten minutes. Throws what its field says. */
export async function spendCode(db: Db, user: Pick<User, 'id' | 'email'>, typed: string): Promise<void> {
  await consumeRateLimit(db, rateLimits.codeOfAccount, String(user.id))
  const code = tidyCode(typed)
  const hash = isRecoveryCode(code) ? await hashTyped(db, user.id, code) : undefined // before the row is locked: it takes a while
  await inTransaction(db, (db) => accept(db, user, code, hash))
  await resetAttempts(db, rateLimits.codeOfAccount, String(user.id))
}

async function hashTyped(db: Db, userId: number, code: string): Promise<string | undefined> {
  const [old] = await db<{ userId: number; secret: string; recoveryRound: number }[]>`
    select user_id, secret, recovery_round from second_factor
    where user_id = ${userId} and confirmed_at is not null and recovery_hashed_round is distinct from recovery_round`
  if (old) await hashDerivedCodes(db, old)
  const [row] = await db<{ recoverySalt: string | null }[]>`select recovery_salt from second_factor where user_id = ${userId}`
  return row?.recoverySalt ? hashWithSalt(code, row.recoverySalt) : undefined
}

async function accept(db: Db, { id, email }: Pick<User, 'id' | 'email'>, code: string, hash: string | undefined): Promise<void> {
  const row = await lock(db, id)
  if (!row?.isOn) throw new AppError('conflict', 'no second factor', { shownText: 'La verifica in due passaggi non è attiva.' })
  const step = hash === undefined ? stepOfCode(decryptAppSecret(id, row.secret), code, new Date()) : undefined // recovery codes go on where the key is lost
  if (step !== undefined) {
    if (step <= row.lastStep) throw invalidField('codice', 'Questo codice è già stato usato: aspetta il prossimo.')
    await db`update second_factor set last_step = ${step} where user_id = ${id}`
    return
  }
  const place = hash === undefined ? undefined : placeOfHash(row.recoveryHashes ?? [], hash)
  if (place === undefined || row.recoveryUsed.includes(place)) throw wrongCode()
  await db`update second_factor set recovery_used = recovery_used || ${place}::bigint where user_id = ${id}`
  await queueMail(db, recoveryCodeUsedMail({ to: email, left: recoveryCount - row.recoveryUsed.length - 1 }))
}

function wrongCode(): Error {
  return invalidField('codice', 'Il codice non è giusto. Controlla che l’ora del telefono sia automatica e scrivi quello che vedi adesso.')
}

/** Locks the row, so that of two who send the same code one gets in. */
async function lock(db: Db, userId: number): Promise<Row | undefined> {
  const [row] = await db<Row[]>`select ${columns(db)} from second_factor where user_id = ${userId} for update`
  return row
}

function columns(db: Db) {
  return db`secret, confirmed_at is not null as is_on, recovery_used, recovery_hashes, last_step`
}

/** The modules of a square code (QR, correction M, with its quiet zone) as the path of an SVG, and how many stand in a row. */
export function qrPath(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const rows = data.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join(''))
  return { path: rows.join(''), size }
}
