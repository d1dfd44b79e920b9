import type { Db } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { storedForms } from '@/lib/kernel/tokens/random-token.server'
import type { AlertFrequency, MailChange } from './alert-frequency'
import { ownedBy, type SearchOwner } from './search-owner.server'

const goneText = 'Questa ricerca non è più tra quelle salvate.'
const oldLinkText = 'Questo link non è più valido. Trovi le tue ricerche salvate nell’area privata.'

/** Sets how often mails come from now on; what happened before is not written about. */
export async function setFrequency(db: Db, owner: SearchOwner, id: number, frequency: AlertFrequency): Promise<void> {
  const { count } = await db`
    update saved_search set alerts_since = case when frequency = 'never' then now() else alerts_since end, frequency = ${frequency}
    where id = ${id} and ${ownedBy(db, owner)} and removed_at is null`
  if (count === 0) throw new AppError('notFound', 'no such saved search', { shownText: goneText })
}

/** Pauses a search or resumes it: nobody is written to meanwhile, nor later about what happened meanwhile. */
export async function setPaused(db: Db, owner: SearchOwner, id: number, isPaused: boolean): Promise<void> {
  const { count } = await db`
    update saved_search set alerts_since = case when paused_at is null then alerts_since else now() end,
      paused_at = case when ${isPaused} then coalesce(paused_at, now()) end
    where id = ${id} and ${ownedBy(db, owner)} and removed_at is null`
  if (count === 0) throw new AppError('notFound', 'no such saved search', { shownText: goneText })
}

/** The searches of a mail, by the code of its links; null when the link is too old or was never one. */
export async function findAlerts(db: Db, code: string): Promise<readonly { name: string; isOn: boolean }[] | null> {
  const [mail] = await db<{ searchIds: number[] }[]>`select search_ids from alert_mail where code = any(${storedForms(code)})`
  if (!mail) return null
  return db<{ name: string; isOn: boolean }[]>`
    select name, frequency <> 'never' and paused_at is null and removed_at is null as is_on from saved_search
    where id = any(${mail.searchIds}::bigint[]) and (removed_at is null or subscriber_id is not null) order by saved_at desc, id desc`
}

/**
 * Changes alerts by a link of a mail, without a login. It reaches the searches of that mail and nothing else. A search without an
 * account exists for its mails only: ending them removes it, and the removal can be undone like any other.
 */
export async function changeAlerts(db: Db, code: string, change: MailChange): Promise<void> {
  const [mail] = await db<{ searchIds: number[] }[]>`select search_ids from alert_mail where code = any(${storedForms(code)})`
  if (!mail) throw new AppError('notFound', 'no such mail', { shownText: oldLinkText })
  const frequency = { stop: 'never', weekly: 'weekly', pause: null, resume: null }[change]
  await db`
    update saved_search set
      alerts_since = case when frequency = 'never' or paused_at is not null then now() else alerts_since end,
      frequency = coalesce(${frequency}, case when ${change === 'resume'} and frequency = 'never' then 'daily' else frequency end),
      paused_at = case when ${change === 'pause'} then coalesce(paused_at, now()) when ${change === 'stop'} then paused_at end,
      removed_at = case when subscriber_id is not null and ${change === 'stop'} then coalesce(removed_at, now()) end
    where id = any(${mail.searchIds}::bigint[]) and (removed_at is null or subscriber_id is not null)`
}
