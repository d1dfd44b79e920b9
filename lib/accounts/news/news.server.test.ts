import { expect, test } from 'vitest'
import { openConversation } from '@/lib/accounts/contact/own-conversations.server'
import { sendReply } from '@/lib/accounts/contact/send-reply.server'
import { addPandaAd, reply } from '@/lib/accounts/contact/test-seller'
import { addCase } from '@/lib/accounts/moderation/test-case'
import { addTestUser } from '@/lib/accounts/users/test-user'
import type { User } from '@/lib/accounts/users/user'
import { saveAd } from '@/lib/accounts/watchlist/save-ad.server'
import { addAd, setPrice, setStatus } from '@/lib/accounts/watchlist/test-watchlist'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { markAllRead, markOpened, undoMarkAllRead } from './change-news.server'
import { countWaiting, exportNewsMark, listNews } from './news-queries.server'

const titles = async (db: Db, user: User) => (await listNews(db, user)).map(({ title, isNew }) => (isNew ? `${title} *` : title))

test(
  'saved ads that got cheaper or were sold are news, those that got dearer are not',
  withRollback(async (db) => {
    const [user, other] = [await addTestUser(db), await addTestUser(db)]
    const [cheaper, dearer, sold] = [await addAd(db), await addAd(db), await addAd(db)]
    for (const ad of [cheaper, dearer, sold]) await saveAd(db, user.id, ad)
    await db`update saved_ad set saved_at = now() - interval '1 day'`
    await setPrice(db, cheaper, 900_000)
    await setPrice(db, dearer, 1_100_000)
    await setStatus(db, sold, 'sold')
    expect((await titles(db, user)).sort()).toEqual(['Fiat Panda: non c’è più *', 'Fiat Panda: ora 9.000\u00a0€ *'])
    expect(await countWaiting(db, user)).toEqual({ news: 2, unread: 0 })
    expect(await titles(db, other)).toEqual([])
  }),
)

test(
  'a message is news for its reader until the conversation is opened',
  withRollback(async (db) => {
    const [buyer, seller] = [await addTestUser(db), await addTestUser(db)]
    const adId = await addPandaAd(db, { ownerId: seller.id, contactEmail: seller.email })
    await sendReply(db, adId, { ...reply, email: buyer.email }, { userId: buyer.id, ownsEmail: true })
    const [line] = await listNews(db, seller)
    expect(line).toMatchObject({ kind: 'message', isNew: true })
    expect(await countWaiting(db, seller)).toEqual({ news: 1, unread: 1 })
    await openConversation(db, seller, Number(line?.key.split(':')[1]))
    expect(await listNews(db, seller)).toMatchObject([{ kind: 'message', isNew: false }])
    expect(await countWaiting(db, seller)).toEqual({ news: 0, unread: 0 })
    expect(await listNews(db, buyer)).toEqual([])
  }),
)

test(
  'saved searches say by the day what they found',
  withRollback(async (db) => {
    const user = await addTestUser(db)
    const [search] = await db<{ id: number }[]>`
      insert into saved_search (user_id, address, name, frequency, alerts_since) values (${user.id}, '/usate/fiat', 'Fiat usate', 'daily', now()) returning id`
    for (const cents of [550_000, 945_000])
      await db`
        insert into saved_search_event (search_id, ad_id, event_id, kind, happened_at)
        values (${search?.id ?? 0}, ${await addAd(db, { priceCents: cents })}, 1, 'new', now() - interval '1 minute')`
    expect(await listNews(db, user)).toMatchObject([
      { title: '«Fiat usate»: 2 nuove', text: 'Da 5.500\u00a0€ a 9.450\u00a0€.', href: '/usate/fiat', isNew: true },
    ])
  }),
)

test(
  'own ads say when they end, how often they were opened, and what was decided about them',
  withRollback(async (db) => {
    const { owner, adId } = await addCase(db)
    await db`update moderation_case set decided_at = now() - interval '1 second', outcome = 'changes' where ad_id = ${adId}`
    expect(await titles(db, owner), 'while it can be undone').toEqual([])
    await db`update moderation_case set decided_at = now() - interval '2 minutes' where ad_id = ${adId}`
    await db`update ad set status = 'published', published_at = now() - interval '50 days', expires_at = now() + interval '10 days' where id = ${adId}`
    await db`insert into ad_view (ad_id, day, times) values (${adId}, (date_trunc('week', now() at time zone 'Europe/Rome'))::date - 1, 84)`
    const lines = (await titles(db, owner)).map((title) => title.replace(/^[^:]+: /, ''))
    expect(lines).toEqual(expect.arrayContaining(['serve una modifica *', 'l’annuncio scade tra 10 giorni *']))
  }),
)

test(
  'all can be marked as read and back, and one line by opening it',
  withRollback(async (db) => {
    const user = await addTestUser(db)
    const ads = [await addAd(db), await addAd(db)]
    for (const ad of ads) await saveAd(db, user.id, ad)
    await db`update saved_ad set saved_at = now() - interval '1 day'`
    for (const ad of ads) await setPrice(db, ad, 900_000)
    const [first] = await listNews(db, user)
    await markOpened(db, user.id, first?.key ?? '')
    expect((await countWaiting(db, user)).news).toBe(1)
    await markAllRead(db, user.id)
    expect((await countWaiting(db, user)).news).toBe(0)
    await undoMarkAllRead(db, user.id)
    expect((await countWaiting(db, user)).news).toBe(1)
    expect(await exportNewsMark(db, user.id)).toMatchObject({ opened: [first?.key] })
  }),
)
