import { expect, test } from 'vitest'
import { sendReply } from '@/lib/accounts/contact/send-reply.server'
import { addPandaAd, reply, stranger } from '@/lib/accounts/contact/test-seller'
import { findExportedDealer, renewExportToken } from '@/lib/accounts/dealerships/export-address.server'
import { invite } from '@/lib/accounts/dealerships/staff.server'
import { addTestDealership } from '@/lib/accounts/dealerships/test-dealership'
import { createPartnerKey } from '@/lib/accounts/partner-keys/partner-keys.server'
import { findAlerts } from '@/lib/accounts/saved-searches/change-alerts.server'
import { confirmAlert, requestAlert } from '@/lib/accounts/saved-searches/subscribe.server'
import { requestRecovery } from '@/lib/accounts/users/request-recovery.server'
import { addTestUser, codeOfLastMail } from '@/lib/accounts/users/test-user'
import { setPriceDropMails, stopCode, stopPriceDropMails, wantsPriceDropMails } from '@/lib/accounts/watchlist/price-drop-wishes.server'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { hashToken } from '@/lib/kernel/tokens/random-token.server'
import { hashOldTokens } from '@/lib/server/jobs/hash-old-tokens.server'

const email = 'indirizzi@posta.example'

/** Every token that stands in an address, and how one comes to be. */
const tokens: Readonly<Record<string, (db: Db) => Promise<string>>> = {
  'the link of a conversation': async (db) => {
    await sendReply(db, await addPandaAd(db), { ...reply, email }, stranger)
    return codeOfLastMail(db, email, 'reply-sent')
  },
  'the link for a new password': async (db) => {
    await addTestUser(db, email)
    await requestRecovery(db, email)
    return codeOfLastMail(db, email, 'password-recovery')
  },
  'the link that confirms an alert': async (db) => {
    await requestAlert(db, { email, address: '/usate/fiat', frequency: 'daily' })
    return codeOfLastMail(db, email, 'confirm-alert')
  },
  'the link of the alerts of an address': async (db) => {
    await requestAlert(db, { email, address: '/usate/fiat', frequency: 'daily' })
    return confirmAlert(db, await codeOfLastMail(db, email, 'confirm-alert'))
  },
  'the link that ends mails of lower prices': async (db) => {
    const { id } = await addTestUser(db)
    await setPriceDropMails(db, id, true)
    const [wish] = await db<{ askedAt: Date }[]>`select asked_at from price_drop_mail where user_id = ${id}`
    return stopCode({ userId: id, askedAt: wish?.askedAt ?? new Date(0) })
  },
  'the link of an invitation': async (db) => {
    const { dealership, user } = await addTestDealership(db)
    await invite(db, dealership, user, { email, role: 'seller' })
    return codeOfLastMail(db, email, 'dealer-invitation')
  },
  'the address of a stock': async (db) => {
    const { dealership, user } = await addTestDealership(db)
    return renewExportToken(db, dealership, user)
  },
  'a key of the partner API': async (db) => {
    const { dealership, user } = await addTestDealership(db)
    return createPartnerKey(db, dealership, user, { name: 'Prova', scopes: ['stock:read'] })
  },
}

/** The tables in which a text stands; mails hold it until they have left. */
async function tablesWith(db: Db, text: string): Promise<string[]> {
  const tables = await db<{ name: string }[]>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'outbox_mail'`
  const found: string[] = []
  for (const { name } of tables) {
    const { count } = await db`select from ${db(name)} t where position(${text} in to_jsonb(t)::text) > 0 limit 1`
    if (count > 0) found.push(name)
  }
  return found
}

test.each(Object.keys(tokens))('%s stands nowhere in the database', async (name) => {
  await withRollback(async (db) => {
    const token = (await tokens[name]?.(db)) ?? ''
    expect(token.length).toBeGreaterThan(40)
    expect(await tablesWith(db, token)).toEqual([])
  })()
})

test(
  'an unhashed token of an older release works before and after hashing; its hash opens nothing',
  withRollback(async (db) => {
    const { dealership, user } = await addTestDealership(db)
    const token = await renewExportToken(db, dealership, user)
    await db`update dealer_export set token = ${token} where dealer_id = ${dealership.dealerId}`
    const alert = 'a'.repeat(43)
    await db`insert into alert_mail (code, user_id, search_ids, is_digest) values (${alert}, ${user.id}, '{}', true)`
    const drop = 'b'.repeat(43)
    await setPriceDropMails(db, user.id, true)
    await db`update price_drop_mail set code = ${drop} where user_id = ${user.id}`
    expect(await findExportedDealer(db, token)).toBe(dealership.dealerId)
    expect(await findAlerts(db, alert)).toEqual([])
    await hashOldTokens(db)
    for (const old of [token, alert, drop]) expect(await tablesWith(db, old)).toEqual([])
    expect(await findExportedDealer(db, token)).toBe(dealership.dealerId)
    expect(await findExportedDealer(db, hashToken(token)), 'a stolen hash').toBeUndefined()
    expect([await findAlerts(db, alert), await findAlerts(db, hashToken(alert))]).toEqual([[], null])
    await stopPriceDropMails(db, hashToken(drop))
    expect(await wantsPriceDropMails(db, user.id)).toBe(true)
    await stopPriceDropMails(db, drop)
    expect(await wantsPriceDropMails(db, user.id)).toBe(false)
  }),
)
