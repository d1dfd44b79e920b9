import { randomInt } from 'node:crypto'
import type { User } from '@/lib/accounts/users/user'
import { env } from '@/lib/kernel/config/env.server'
import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { sendSms } from '@/lib/kernel/outgoing/send-sms.server'
import { consumeRateLimit, rateLimits } from '@/lib/kernel/rate-limits/rate-limits.server'
import { signed } from '@/lib/kernel/tokens/installation-secret.server'
import { invalidField } from '@/lib/kernel/validation/fields'
import { mobileOf, mobileText } from '@/lib/kernel/validation/mobile-number'
import { findVerifiedPhone } from './find-phone.server'
import { codeMinutes, codeTries, notMobileText, resendSeconds } from './phone'

const digits = 6

/** Sends a code to a number that an account calls its own. `address`: where the request comes from. What was verified before stays until the new code is typed. */
export async function requestPhoneCode(
  db: Db,
  { id }: Pick<User, 'id'>,
  { typed, address }: { typed: string; address: string },
): Promise<void> {
  if (!env().sms) throw new AppError('notFound', 'no gateway of text messages')
  const phone = mobileOf(typed)
  if (phone === undefined) throw invalidField('telefono', notMobileText)
  if ((await findVerifiedPhone(db, id)) === phone) throw invalidField('telefono', 'Questo numero è già verificato')
  if (await wasJustSent(db, id)) throw justSent()
  await countMessage(db, { id, phone, address })
  const code = String(randomInt(10 ** digits)).padStart(digits, '0')
  if (!(await storeCode(db, { id, phone, hash: await hashOf(id, phone, code) }))) throw justSent()
  try {
    await sendSms(phone, textOf(code))
  } catch (error) {
    await cancelPhoneCode(db, { id }) // what never left must not make anybody wait
    throw error
  }
}

async function wasJustSent(db: Db, id: number): Promise<boolean> {
  const sent = await db`select from phone_code where user_id = ${id} and sent_at > now() - ${resendSeconds} * interval '1 second'`
  return sent.length > 0
}

/** False where another request was faster. */
async function storeCode(db: Db, { id, phone, hash }: { id: number; phone: string; hash: string }): Promise<boolean> {
  const stored = await db`
    insert into phone_code (user_id, phone, code_hash) values (${id}, ${phone}, ${hash})
    on conflict (user_id) do update set phone = excluded.phone, code_hash = excluded.code_hash, tries = 0, sent_at = now()
    where phone_code.sent_at <= now() - ${resendSeconds} * interval '1 second'`
  return stored.count > 0
}

/** Each message costs money and rings at somebody's, perhaps a stranger's. */
async function countMessage(db: Db, { id, phone, address }: { id: number; phone: string; address: string }): Promise<void> {
  await consumeRateLimit(db, rateLimits.smsFromAddress, address)
  await consumeRateLimit(db, rateLimits.smsOfAccount, String(id))
  await consumeRateLimit(db, rateLimits.smsToPhone, phone)
  await consumeRateLimit(db, rateLimits.smsOfDay, 'site')
}

type Outcome = 'done' | 'none' | 'wrong' | 'spent'

/** The code was typed: the number is the account's from now on, in its profile too. A wrong one counts, also when several are sent at once. */
export async function confirmPhone(db: Db, { id }: Pick<User, 'id'>, typed: string): Promise<void> {
  const code = typed.normalize('NFKC').replace(/[\s-]/g, '')
  const outcome = await inTransaction(db, (db) => tryCode(db, id, code))
  if (outcome === 'none') throw invalidField('codice', 'Il codice è scaduto: fattene mandare un altro')
  if (outcome === 'spent') throw invalidField('codice', 'Troppi tentativi: fatti mandare un altro codice')
  if (outcome === 'wrong') throw invalidField('codice', 'Il codice non è giusto: controlla il messaggio')
}

async function tryCode(db: Db, id: number, code: string): Promise<Outcome> {
  const [sent] = await db<{ phone: string; codeHash: string; tries: number }[]>`
    select phone, code_hash, tries from phone_code where user_id = ${id} and sent_at > now() - ${codeMinutes} * interval '1 minute' for update`
  if (!sent) return 'none'
  if (sent.tries >= codeTries) return 'spent'
  if ((await hashOf(id, sent.phone, code)) !== sent.codeHash) {
    await db`update phone_code set tries = tries + 1 where user_id = ${id}`
    return sent.tries + 1 >= codeTries ? 'spent' : 'wrong'
  }
  await db`update app_user set phone = ${mobileText(sent.phone)}, profile_version = profile_version + 1 where id = ${id}`
  await db`
    insert into verified_phone (user_id, phone) values (${id}, ${sent.phone})
    on conflict (user_id) do update set phone = excluded.phone, verified_at = now()`
  await cancelPhoneCode(db, { id })
  return 'done'
}

export async function cancelPhoneCode(db: Db, { id }: Pick<User, 'id'>): Promise<void> {
  await db`delete from phone_code where user_id = ${id}`
}

/** The number stays in the profile, without the mark. */
export async function removeVerifiedPhone(db: Db, { id }: Pick<User, 'id'>): Promise<void> {
  await cancelPhoneCode(db, { id })
  await db`delete from verified_phone where user_id = ${id}`
}

const hashOf = (id: number, phone: string, code: string): Promise<string> => signed(`phone-code ${id} ${phone} ${code}`)

/** The last line lets a browser offer the code for this site and no other. */
function textOf(code: string): string {
  const { host } = new URL(env().siteUrl)
  return `${code} è il tuo codice Ingrana: vale ${codeMinutes} minuti. Non darlo a nessuno, nemmeno a chi dice di essere di Ingrana.\n\n@${host} #${code}`
}

function justSent(): AppError {
  return new AppError('conflict', 'a code has just been sent', {
    shownText: 'Ti abbiamo appena mandato un codice: aspetta un minuto prima di chiederne un altro.',
  })
}
