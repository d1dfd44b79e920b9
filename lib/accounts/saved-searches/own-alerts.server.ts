import type { Db } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { maskEmail } from '@/lib/kernel/mail/mask-email'
import { storedForms } from '@/lib/kernel/tokens/random-token.server'
import { findSearch } from '@/lib/market/search/engine/find-search.server'
import { searchHref } from '@/lib/market/search/query/search-href'
import { filtersInWords, type OwnAlert, type OwnAlerts } from './saved-search'
import { undoMinutes } from './saved-search-limits'
import { ownedBy, type SearchOwner } from './search-owner.server'

const oldLinkText = 'Questo link non è più valido.'

/** The subscriber without an account to whom a link was sent; its holder reads their mails. Undefined for the links of an account, which needs its login. */
export async function findSubscriber(db: Db, code: string): Promise<SearchOwner | undefined> {
  const [mail] = await db<{ subscriberId: number | null }[]>`select subscriber_id from alert_mail where code = any(${storedForms(code)})`
  const id = mail?.subscriberId ?? null
  return id === null ? undefined : { subscriberId: id }
}

export async function requireSubscriber(db: Db, code: string): Promise<SearchOwner> {
  const owner = await findSubscriber(db, code)
  if (!owner) throw new AppError('notFound', 'no mail of a subscriber', { shownText: oldLinkText })
  return owner
}

type Row = Omit<OwnAlert, 'search'> & { address: string }

/** All alerts of the address that a link was sent to, the newest first; null where it has an account. */
export async function listOwnAlerts(db: Db, code: string): Promise<OwnAlerts | null> {
  const owner = await findSubscriber(db, code)
  if (!owner) return null
  const [subscriber] = await db<{ email: string }[]>`
    select email from subscriber join alert_mail on alert_mail.subscriber_id = subscriber.id where code = any(${storedForms(code)})`
  const rows = await db<Row[]>`
    select id, address, name, frequency, paused_at is not null as is_paused, removed_at is not null as is_removed
    from saved_search where ${ownedBy(db, owner)} and (removed_at is null or removed_at > now() - ${undoMinutes} * interval '1 minute')
    order by saved_at desc, id desc`
  const alerts = rows.map(({ address, ...row }) => {
    const query = findSearch(address)
    return { ...row, search: query ? { href: searchHref(query), filters: filtersInWords(query) } : null }
  })
  return { maskedEmail: maskEmail(subscriber?.email ?? ''), alerts }
}

/** Ends everything that an address is written to about; each search can be taken back as long as any removal. */
export async function removeAllAlerts(db: Db, owner: SearchOwner): Promise<number> {
  const { count } = await db`update saved_search set removed_at = now() where ${ownedBy(db, owner)} and removed_at is null`
  return count
}
