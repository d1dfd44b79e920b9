import type { EmailChange } from '@/lib/accounts/users/change-email.server'
import { emailKey } from '@/lib/accounts/users/user'
import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { maskEmail } from '@/lib/kernel/mail/mask-email'
import { queueMail } from '@/lib/kernel/mail/queue-mail.server'
import { hashToken, randomToken } from '@/lib/kernel/tokens/random-token.server'
import { findSearch } from '@/lib/market/search/engine/find-search.server'
import { type AlertFrequency, requestDays } from './alert-frequency'
import { confirmAlertMail } from './alert-mail.server'
import { saveSearch, searchToSave } from './save-search.server'
import { filtersInWords } from './saved-search'
import { ownerColumns, type SearchOwner } from './search-owner.server'

const oldLinkText = `Questo link è scaduto: vale ${requestDays} giorni. Cerca di nuovo e chiedi un altro avviso.`

type Wanted = { email: string; address: string; frequency: AlertFrequency }

/** Asks an address by mail whether it wants alerts of a search. No alert is sent before that mail is answered, and the requester does not learn whether the address has an account. */
export async function requestAlert(db: Db, { email, address, frequency }: Wanted): Promise<void> {
  const code = randomToken()
  const row = { tokenHash: hashToken(code), email, address: searchToSave({ address }).address, frequency }
  await inTransaction(db, async (db) => {
    await db`insert into alert_request ${db(row)}`
    await queueMail(db, confirmAlertMail({ to: email, code }))
  })
}

/** What a code would confirm, with the address as strangers may see it; undefined when it is too old or was never one. */
export async function findAlertRequest(
  db: Db,
  code: string,
): Promise<{ maskedEmail: string; filters: string[]; frequency: AlertFrequency } | undefined> {
  const request = await findRequest(db, code)
  const query = request && findSearch(request.address)
  return query && { maskedEmail: maskEmail(request.email), filters: filtersInWords(query), frequency: request.frequency }
}

/**
 * Starts the alert of a code, among the searches of the account that has the address or, without one, of the address itself. May be done twice. Gives the
 * code by which its mails are changed and ended.
 */
export async function confirmAlert(db: Db, code: string): Promise<string> {
  return inTransaction(db, async (db) => {
    const request = await findRequest(db, code)
    if (!request) throw new AppError('notFound', 'no such request', { shownText: oldLinkText })
    const owner = await findOwner(db, request.email)
    const { id } = await saveSearch(db, owner, request)
    await db`
      update saved_search set frequency = ${request.frequency}, paused_at = null,
        alerts_since = case when frequency = 'never' or paused_at is not null then now() else alerts_since end
      where id = ${id}`
    const link = randomToken()
    await db`insert into alert_mail ${db({ code: hashToken(link), ...ownerColumns(owner), searchIds: [id], isDigest: false })}`
    return link
  })
}

/** The searches of an address move with its account to another address. */
export async function moveAlertRequests(db: Db, { from, to }: EmailChange): Promise<void> {
  await db`update alert_request set email = ${to} where lower(email) = lower(${from})`
}

/** The searches of an address go with its account. */
export async function eraseAlertRequests(db: Db, email: string): Promise<void> {
  await db`delete from alert_request where lower(email) = lower(${email})`
}

type ExportedRequest = { email: string; address: string; frequency: AlertFrequency; requestedAt: Date }

/** The requests of an address, for the copy of their data. */
export async function exportAlertRequests(db: Db, email: string): Promise<ExportedRequest[]> {
  return db<ExportedRequest[]>`
    select email, address, frequency, requested_at from alert_request where lower(email) = lower(${email}) order by requested_at`
}

async function findRequest(db: Db, code: string): Promise<Wanted | undefined> {
  const [request] = await db<Wanted[]>`
    select email, address, frequency from alert_request
    where token_hash = ${hashToken(code)} and requested_at > now() - ${requestDays} * interval '1 day'`
  return request
}

async function findOwner(db: Db, email: string): Promise<SearchOwner> {
  const key = emailKey(email)
  const [user] = await db<{ id: number }[]>`select id from app_user where email_key = ${key} and confirmed_at is not null`
  if (user) return { userId: user.id }
  const [subscriber] = await db<{ id: number }[]>`
    insert into subscriber (email, email_key) values (${email}, ${key}) on conflict (email_key) do update set confirmed_at = now() returning id`
  if (!subscriber) throw new Error('the address was not stored')
  return { subscriberId: subscriber.id }
}
