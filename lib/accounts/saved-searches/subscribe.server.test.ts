import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { addTestUser, codeOfLastMail } from '@/lib/accounts/users/test-user'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { purgeRows } from '@/lib/kernel/expiry/purge-rows.server'
import { addTestAd } from '@/lib/market/ads/test-ad'
import { changeAlerts, findAlerts } from './change-alerts.server'
import { EventMatcher } from './match-events.server'
import { queueAlerts } from './queue-alerts.server'
import { saveSearch } from './save-search.server'
import { savedSearchExpiries } from './saved-search-expiries.server'
import { confirmAlert, findAlertRequest, requestAlert } from './subscribe.server'

const address = '/usate/fiat/panda?carburante=gpl'
const newAddress = () => `anna.${randomUUID()}@esempio.it`

/** Asks and gives the code of the mail. */
async function ask(db: Db, email: string, wanted = address): Promise<string> {
  await requestAlert(db, { email, address: wanted, frequency: 'at_once' })
  return codeOfLastMail(db, email, 'confirm-alert')
}

/** Confirms an alert as if an hour ago: the time of a transaction stands still. */
async function confirm(db: Db, email: string, wanted = address): Promise<string> {
  const link = await confirmAlert(db, await ask(db, email, wanted))
  await db`update saved_search set alerts_since = now() - interval '1 hour'`
  return link
}

async function tell(db: Db): Promise<number> {
  await new EventMatcher().matchEvents(db)
  return queueAlerts(db)
}

const addPanda = (db: Db, columns = {}) => addTestAd(db, { make: 'fiat', model: 'panda', fuel: 'gpl', ...columns })
const ownersOf = (db: Db) => db<{ email: string | null; hasAccount: boolean }[]>`
  select subscriber.email, user_id is not null as has_account from saved_search left join subscriber on subscriber.id = subscriber_id order by saved_search.id`

test(
  'an address gets alerts once confirmed by mail, with links that stop them and open no account',
  withRollback(async (db) => {
    const email = newAddress()
    const code = await ask(db, email)
    expect(await findAlertRequest(db, code)).toMatchObject({ frequency: 'at_once', filters: ['Auto usate', 'Fiat', 'Panda', 'GPL'] })
    expect((await findAlertRequest(db, code))?.maskedEmail).not.toContain(email)
    await addPanda(db)
    expect([await tell(db), (await ownersOf(db)).length]).toEqual([0, 0])
    await confirm(db, email)
    await addPanda(db)
    await addPanda(db, { contactEmail: email.toUpperCase() })
    expect([await tell(db), await tell(db)]).toEqual([1, 0])
    const [mail] = await db<{ subject: string; bodyText: string; unsubscribeUrl: string }[]>`
      select subject, body_text, unsubscribe_url from outbox_mail where recipient = ${email} and kind = 'alert'`
    expect(mail?.subject).toContain('1 annuncio')
    expect(mail?.bodyText).not.toContain('/area-privata')
    expect(await findAlerts(db, new URL(mail?.unsubscribeUrl ?? '').searchParams.get('codice') ?? '')).toMatchObject([{ isOn: true }])
  }),
)

test(
  'a confirmation mail repeats no typed text, and confirming twice is one alert',
  withRollback(async (db) => {
    const email = newAddress()
    const code = await ask(db, email, '/usate/fiat/panda?versione=compra+subito')
    const [mail] = await db<{ bodyText: string }[]>`select body_text from outbox_mail where recipient = ${email}`
    expect(mail?.bodyText).not.toContain('compra')
    await confirmAlert(db, code)
    await confirmAlert(db, code)
    expect(await ownersOf(db)).toEqual([{ email, hasAccount: false }])
  }),
)

test(
  'the code of a confirmation mail is valid for seven days, and an invented one never',
  withRollback(async (db) => {
    const code = await ask(db, newAddress())
    await expect(confirmAlert(db, `${code}x`)).rejects.toMatchObject({ code: 'notFound' })
    await db`update alert_request set requested_at = now() - interval '7 days'`
    expect(await findAlertRequest(db, code)).toBeUndefined()
    await expect(confirmAlert(db, code)).rejects.toMatchObject({ code: 'notFound' })
    await expect(requestAlert(db, { email: newAddress(), address: '/accedi', frequency: 'daily' })).rejects.toMatchObject({
      code: 'invalid',
    })
  }),
)

test(
  'ending the mails removes the search and, once that cannot be taken back, the address',
  withRollback(async (db) => {
    const link = await confirm(db, newAddress())
    await changeAlerts(db, link, 'stop')
    await addPanda(db)
    expect([await tell(db), await findAlerts(db, link)]).toMatchObject([0, [{ isOn: false }]])
    await changeAlerts(db, link, 'resume')
    expect(await findAlerts(db, link)).toMatchObject([{ isOn: true }])
    await changeAlerts(db, link, 'stop')
    await db`update saved_search set removed_at = now() - interval '61 minutes' where subscriber_id is not null`
    await db`update subscriber set confirmed_at = now() - interval '2 days'`
    for (const expiry of savedSearchExpiries) await purgeRows(db, expiry)
    const [left] = await db<{ count: number }[]>`select count(*)::int as count from subscriber`
    expect([left?.count, await findAlerts(db, link)]).toEqual([0, null])
  }),
)

test(
  'the search of an address belongs to its account, also one that is opened later',
  withRollback(async (db) => {
    const user = await addTestUser(db)
    await confirm(db, user.email.toUpperCase())
    expect(await ownersOf(db)).toEqual([{ email: null, hasAccount: true }])

    const email = newAddress()
    const link = await confirm(db, email)
    await confirm(db, email, '/usate/fiat')
    const later = await addTestUser(db, email.toUpperCase())
    expect(await ownersOf(db)).toEqual(Array(3).fill({ email: null, hasAccount: true }))
    expect(await saveSearch(db, { userId: later.id }, { address })).toMatchObject({ isNew: false, frequency: 'at_once' })
    expect(await findAlerts(db, link)).toMatchObject([{ isOn: true }])
  }),
)
