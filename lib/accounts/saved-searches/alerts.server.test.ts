import { expect, test } from 'vitest'
import { addTestUser } from '@/lib/accounts/users/test-user'
import { env } from '@/lib/kernel/config/env.server'
import { type Db, getDb, inTransaction, openPool } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { addTestAd } from '@/lib/market/ads/test-ad'
import { pictureTestAds } from '@/lib/market/photos/test-photos'
import { addTestOffers, addValuedOffers } from '@/lib/market/price-rating/test-offers'
import type { AlertFrequency } from './alert-frequency'
import { changeAlerts, findAlerts, setFrequency, setPaused } from './change-alerts.server'
import { EventMatcher } from './match-events.server'
import { queueAlerts } from './queue-alerts.server'
import { removeSearch, saveSearch } from './save-search.server'

const address = '/usate/fiat/panda?carburante=gpl&prezzo_a=9000'
const addAd = (db: Db, columns = {}) => addTestAd(db, { fuel: 'gpl', priceCents: 850_000, version: 'Parole di chi vende', ...columns })
const setPrice = (db: Db, ad: number, cents: number) =>
  db`update ad set previous_price_cents = price_cents, price_cents = ${cents} where id = ${ad}`
const setStatus = (db: Db, ad: number, status: string) => db`update ad set status = ${status} where id = ${ad}`
const mailsTo = (db: Db, email: string) => db<{ subject: string; bodyText: string; unsubscribeUrl: string }[]>`
  select subject, body_text, unsubscribe_url from outbox_mail where recipient = ${email} and kind = 'alert' order by id`
const kindsOf = async (db: Db, search: number) =>
  (await db<{ kind: string }[]>`select kind from saved_search_event where search_id = ${search} order by event_id`).map(({ kind }) => kind)
const codeIn = (url = '') => new URL(url).searchParams.get('codice') ?? ''

/** Somebody who has wanted mails about a search for an hour: the time of a transaction stands still. */
async function addReader(db: Db, frequency: AlertFrequency = 'at_once', wanted = address) {
  const { id, email } = await addTestUser(db)
  const search = await saveSearch(db, { userId: id }, { address: wanted, name: 'Panda a gas' })
  await setFrequency(db, { userId: id }, search.id, frequency)
  await db`update saved_search set alerts_since = now() - interval '1 hour' where id = ${search.id}`
  return { id, email, search: search.id }
}

async function tell(db: Db, now?: Date): Promise<number> {
  await new EventMatcher().matchEvents(db)
  return queueAlerts(db, now)
}

test(
  'nobody is written to who has not asked: a saved search asks for no mails by itself',
  withRollback(async (db) => {
    const { id, email } = await addTestUser(db)
    await saveSearch(db, { userId: id }, { address })
    await addReader(db)
    await addAd(db)
    await tell(db)
    expect(await mailsTo(db, email)).toEqual([])
  }),
)

test(
  'a new ad that a search finds is mailed at once and once; one without an offer never',
  withRollback(async (db) => {
    const { email } = await addReader(db)
    for (const other of [{ fuel: 'diesel' }, { priceCents: 950_000 }, { status: 'draft' as const }]) await addAd(db, other)
    expect(await tell(db)).toBe(0)
    const ad = await addAd(db)
    expect([await tell(db), await tell(db)]).toEqual([1, 0])
    const [mail] = await mailsTo(db, email)
    expect(mail?.subject).toBe('1 annuncio per «Panda a gas»')
    expect(mail?.bodyText).toContain('1 nuovo.\n')
    expect(mail?.bodyText).toContain('Nuovo: Fiat Panda, 8.500\u00a0€')
    expect(mail?.bodyText).toContain(`-${ad}`)
    expect(mail?.bodyText).not.toContain('Parole')
  }),
)

test(
  'the mail shows an ad’s photograph or its illustration from our site, without tracking who opened it',
  withRollback(async (db) => {
    const { email } = await addReader(db)
    await pictureTestAds(db, [await addAd(db)])
    await addAd(db)
    await tell(db)
    const [mail] = await db<{ bodyHtml: string }[]>`select body_html from outbox_mail where recipient = ${email} and kind = 'alert'`
    const pictures = [...(mail?.bodyHtml.matchAll(/<img[^>]* src="([^"]+)"/g) ?? [])].map(([, src]) => src)
    expect(pictures.toSorted()).toEqual([
      expect.stringMatching(/^http:\/\/[^/]+\/foto\/[\da-f-]+\/832\.webp$/),
      expect.stringMatching(/^http:\/\/[^/]+\/illustrazioni\/sagoma-[\da-z-]+\.png$/),
    ])
  }),
)

test(
  'the events of an ad are new when published, a drop below its 30-day price, and available again',
  withRollback(async (db) => {
    const { search, email } = await addReader(db)
    const ad = await addAd(db, { status: 'draft', priceCents: 990_000, publishedAt: new Date('2026-11-01') })
    await setStatus(db, ad, 'published')
    await setPrice(db, ad, 890_000)
    await setPrice(db, ad, 895_000)
    await setStatus(db, ad, 'reserved')
    await setStatus(db, ad, 'published')
    await setStatus(db, ad, 'paused')
    await setStatus(db, ad, 'published')
    await tell(db)
    expect(await kindsOf(db, search)).toEqual(['new', 'price_drop', 'available', 'available'])
    expect(
      (await mailsTo(db, email)).map(({ subject }) => subject),
      'each ad once in a mail',
    ).toEqual(['1 annuncio per «Panda a gas»'])
  }),
)

test(
  'a drop that brings an ad within the price of a search is mailed with the price of before',
  withRollback(async (db) => {
    const { email } = await addReader(db)
    const ad = await addAd(db, { priceCents: 990_000, publishedAt: new Date('2026-11-01') })
    await tell(db)
    await setPrice(db, ad, 890_000)
    await tell(db)
    const [mail] = await mailsTo(db, email)
    expect(mail?.bodyText).toContain('↓ Ribassato di 1.000\u00a0€: Fiat Panda, 8.900\u00a0€, prima 9.900\u00a0€')
  }),
)

test(
  'a search by price label finds new ads whose price was not rated when they were published',
  withRollback(async (db) => {
    await addValuedOffers(db, 300)
    const { search, email } = await addReader(db, 'at_once', '/usate?etichetta=1')
    const added = (await addTestOffers(db, 60)).map(({ id }) => id)
    const verdicts = () => db<{ id: number; verdict: string }[]>`
      select ad_id as id, verdict from price_rating where ad_id = any(${added}::bigint[]) order by ad_id`
    expect(new Set((await verdicts()).map(({ verdict }) => verdict))).toEqual(new Set(['unrated']))
    expect(await tell(db)).toBe(1)
    const great = (await verdicts()).filter(({ verdict }) => verdict === 'great').map(({ id }) => id)
    expect(great).not.toEqual([])
    const found = await db<{ adId: number }[]>`select ad_id from saved_search_event where search_id = ${search} order by ad_id`
    expect(found.map(({ adId }) => adId)).toEqual(great)
    expect(await mailsTo(db, email)).toHaveLength(1)
  }),
)

test(
  'a mail lists neither the recipient’s own ads nor ads that are gone when it is written',
  withRollback(async (db) => {
    const { email, search } = await addReader(db)
    await addAd(db, { contactEmail: email.toUpperCase() })
    const sold = await addAd(db)
    await new EventMatcher().matchEvents(db)
    expect(await kindsOf(db, search)).toEqual(['new'])
    await setStatus(db, sold, 'sold')
    expect(await queueAlerts(db)).toBe(0)
    await setStatus(db, sold, 'published')
    expect(await tell(db), 'until it is available again').toBe(1)
  }),
)

test(
  'an ad that costs too much again when the mail is written is left out',
  withRollback(async (db) => {
    const { search } = await addReader(db)
    const ad = await addAd(db)
    await new EventMatcher().matchEvents(db)
    await setPrice(db, ad, 990_000)
    expect(await kindsOf(db, search)).toEqual(['new'])
    expect(await queueAlerts(db)).toBe(0)
  }),
)

/** Times in Italy: Wednesday, 2 December 2026, before and after 7:30; Monday the 7th; the summer is two hours ahead of UTC. */
const [wednesday, later, thursday, monday] = ['2026-12-02T05:00Z', '2026-12-02T06:31Z', '2026-12-03T06:31Z', '2026-12-07T06:31Z'].map(
  (text) => new Date(text),
)
const happenedAt = (db: Db, search: number, moment: string) =>
  db`update saved_search_event set happened_at = ${moment} where search_id = ${search}`

test(
  'what happened until 7:30 is in one mail a day, whatever the number of searches, and only once',
  withRollback(async (db) => {
    const { id, email, search } = await addReader(db, 'daily')
    const other = await saveSearch(db, { userId: id }, { address: '/usate/fiat', name: 'Fiat' })
    await setFrequency(db, { userId: id }, other.id, 'daily')
    await db`update saved_search set alerts_since = '2026-11-01' where user_id = ${id}`
    await addAd(db)
    await new EventMatcher().matchEvents(db)
    for (const one of [search, other.id]) await happenedAt(db, one, '2026-12-02T04:00Z')
    expect([await queueAlerts(db, wednesday), await queueAlerts(db, later), await queueAlerts(db, later)]).toEqual([0, 1, 0])
    expect((await mailsTo(db, email)).map(({ subject }) => subject)).toEqual(['2 annunci per 2 ricerche salvate'])
    await addAd(db)
    await new EventMatcher().matchEvents(db)
    await db`update saved_search_event set happened_at = '2026-12-02T04:00Z' where told_at is null`
    expect(await queueAlerts(db, later), 'matched after the mail of the day').toBe(0)
    expect(await queueAlerts(db, thursday)).toBe(1)
  }),
)

test(
  'the daily mail leaves once, at 7:30 of Italy, on days when clocks change and on 29 February too',
  withRollback(async (db) => {
    const { email, search } = await addReader(db, 'daily')
    await db`update saved_search set alerts_since = '2026-01-01'`
    const sevenThirty = [
      ...['2026-03-28T06:30Z', '2026-03-29T05:30Z', '2026-03-30T05:30Z'],
      ...['2026-10-24T05:30Z', '2026-10-25T06:30Z', '2026-10-26T06:30Z'],
      ...['2028-02-28T06:30Z', '2028-02-29T06:30Z', '2028-03-01T06:30Z'],
    ].map((text) => new Date(text))
    for (const moment of sevenThirty) {
      await addAd(db)
      await new EventMatcher().matchEvents(db)
      await db`update saved_search_event set happened_at = ${moment}::timestamptz - interval '1 hour' where search_id = ${search} and told_at is null`
      const minutes = (count: number) => new Date(moment.getTime() + count * 60_000)
      const queued = []
      for (const now of [minutes(-1), moment, minutes(1), minutes(60), minutes(16 * 60)]) queued.push(await queueAlerts(db, now))
      expect([moment, queued]).toEqual([moment, [0, 1, 0, 0, 0]])
    }
    expect(await mailsTo(db, email)).toHaveLength(sevenThirty.length)
  }),
)

test(
  'what happened in a week is mailed on Monday at 7:30',
  withRollback(async (db) => {
    const { email, search } = await addReader(db, 'weekly')
    await db`update saved_search set alerts_since = '2026-11-01'`
    await addAd(db)
    await new EventMatcher().matchEvents(db)
    await happenedAt(db, search, '2026-12-01T12:00Z')
    expect([await queueAlerts(db, later), await queueAlerts(db, thursday), await queueAlerts(db, monday)]).toEqual([0, 0, 1])
    expect(await mailsTo(db, email)).toHaveLength(1)
  }),
)

test(
  'a paused or removed search sends no mails, and nothing later about what happened meanwhile',
  withRollback(async (db) => {
    const { id, search, email } = await addReader(db)
    await setPaused(db, { userId: id }, search, true)
    await addAd(db)
    expect(await tell(db)).toBe(0)
    await setPaused(db, { userId: id }, search, false)
    expect(await tell(db)).toBe(0)
    await db`update saved_search set alerts_since = now() - interval '1 hour'`
    await addAd(db)
    await removeSearch(db, { userId: id }, search)
    expect(await tell(db)).toBe(0)
    expect(await mailsTo(db, email)).toEqual([])
    expect(await saveSearch(db, { userId: id }, { address })).toMatchObject({ id: search, isNew: true })
    expect(await db`select frequency, paused_at from saved_search where id = ${search}`).toEqual([{ frequency: 'never', pausedAt: null }])
  }),
)

test(
  'nobody changes the mails of somebody else',
  withRollback(async (db) => {
    const [{ search }, stranger] = [await addReader(db), await addTestUser(db)]
    await expect(setFrequency(db, { userId: stranger.id }, search, 'never')).rejects.toMatchObject({ code: 'notFound' })
    await expect(setPaused(db, { userId: stranger.id }, search, true)).rejects.toMatchObject({ code: 'notFound' })
  }),
)

test(
  'the code of a mail stops, slows, pauses and resumes the searches of that mail alone',
  withRollback(async (db) => {
    const { id, search, email } = await addReader(db)
    const other = await saveSearch(db, { userId: id }, { address: '/usate/volkswagen' })
    await setFrequency(db, { userId: id }, other.id, 'daily')
    await addAd(db)
    await tell(db)
    const code = codeIn((await mailsTo(db, email))[0]?.unsubscribeUrl)
    const state = () => db`select id, frequency, paused_at is not null as is_paused from saved_search where user_id = ${id} order by id`
    const untouched = { id: other.id, frequency: 'daily', isPaused: false }
    for (const [change, frequency, isPaused] of [
      ['pause', 'at_once', true],
      ['resume', 'at_once', false],
      ['weekly', 'weekly', false],
      ['stop', 'never', false],
      ['stop', 'never', false],
      ['resume', 'daily', false],
    ] as const) {
      await changeAlerts(db, code, change)
      expect(await state(), change).toEqual([{ id: search, frequency, isPaused }, untouched])
      expect(await findAlerts(db, code)).toEqual([{ name: 'Panda a gas', isOn: frequency !== 'never' && !isPaused }])
    }
    await expect(changeAlerts(db, `${code}x`, 'stop')).rejects.toMatchObject({ code: 'notFound' })
    expect(await findAlerts(db, 'x')).toBeNull()
  }),
)

test(
  'equal searches of many people are matched together, and a running matcher follows their changes',
  withRollback(async (db) => {
    const matcher = new EventMatcher()
    const [first, second] = [await addReader(db), await addReader(db)]
    await addAd(db)
    expect(await matcher.matchEvents(db)).toBe(1)
    expect([await kindsOf(db, first.search), await kindsOf(db, second.search)]).toEqual([['new'], ['new']])
    const third = await addReader(db, 'daily', '/usate/fiat')
    await removeSearch(db, { userId: second.id }, second.search)
    await removeSearch(db, { userId: first.id }, first.search)
    await addAd(db)
    await matcher.matchEvents(db)
    expect([await kindsOf(db, first.search), await kindsOf(db, third.search)]).toEqual([['new'], ['new']])
    await removeSearch(db, { userId: third.id }, third.search)
    await addReader(db)
    await addAd(db)
    expect(await matcher.matchEvents(db)).toBe(1)
  }),
)

test(
  'a search for words finds only ads whose text has them',
  withRollback(async (db) => {
    const { search } = await addReader(db, 'at_once', '/usate/fiat/panda?testo=portabici')
    await addAd(db, { description: 'Vendo senza accessori.' })
    await addAd(db, { description: 'Con due portabici.' })
    await tell(db)
    expect(await kindsOf(db, search)).toEqual(['new'])
  }),
)

test(
  'a failed mail of one person stops no other alert mail',
  withRollback(async (db) => {
    const [broken, other] = [await addReader(db), await addReader(db)]
    await db`update app_user set email = 'due, indirizzi@esempio.it' where id = ${broken.id}`
    await addAd(db)
    expect(await tell(db)).toBe(1)
    expect(await mailsTo(db, other.email)).toHaveLength(1)
  }),
)

test('a process that dies while matching or mailing leaves all to the next, which mails each event once', async () => {
  const db = getDb()
  const { id, email, search } = await addReader(db)
  const ad = await addAd(db)
  /** Cuts the connection before the transaction ends. */
  const die = async (work: (db: Db) => Promise<unknown>) => {
    const dying = openPool(env().databaseUrl, 1)
    const run = inTransaction(dying, async (inner) => {
      await work(inner)
      const [own] = await inner<{ pid: number }[]>`select pg_backend_pid() as pid`
      await db`select pg_terminate_backend(${own?.pid ?? 0})`
      await inner`select 1`
    })
    await expect(run).rejects.toThrow()
    await dying.end({ timeout: 1 })
  }
  await die((inner) => new EventMatcher().matchEvents(inner))
  expect([await kindsOf(db, search), (await db`select from ad_event`).length]).toEqual([[], 1])
  expect(await new EventMatcher().matchEvents(db)).toBe(1)
  await die(async (inner) => expect(await queueAlerts(inner)).toBe(1))
  expect(await mailsTo(db, email)).toEqual([])
  expect([await queueAlerts(db), await queueAlerts(db)]).toEqual([1, 0])
  await Promise.all([tell(db), tell(db)])
  expect(await mailsTo(db, email)).toHaveLength(1)
  await db`delete from outbox_mail where recipient = ${email}`
  await db`delete from app_user where id = ${id}`
  await db`delete from ad where id = ${ad}`
})
