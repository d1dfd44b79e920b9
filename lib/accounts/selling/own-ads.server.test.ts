import { expect, test } from 'vitest'
import { decideCase } from '@/lib/accounts/moderation/decide-case.server'
import { openCase } from '@/lib/accounts/moderation/open-case.server'
import { addModerator, refuse } from '@/lib/accounts/moderation/test-case'
import { publishDraft } from '@/lib/accounts/selling/drafts/publish-draft.server'
import { answersOfDraft, saveStep } from '@/lib/accounts/selling/drafts/save-draft.server'
import { addTestUser, mailsTo } from '@/lib/accounts/users/test-user'
import type { User } from '@/lib/accounts/users/user'
import { saveAd } from '@/lib/accounts/watchlist/save-ad.server'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { type AdStatus, adStatuses } from '@/lib/market/ads/ad'
import { addTestAd } from '@/lib/market/ads/test-ad'
import { pictureTestDraft } from '@/lib/market/photos/test-photos'
import { changeOwnAd, changeOwnPrice, restoreOwnAd } from './change-own-ad.server'
import { editAd } from './edit-ad.server'
import { expireAds } from './expire-ads.server'
import { actionsFor, type OwnerAction, ownerActionNames, ownerActions, undoOf } from './own-ad'
import { daysUntil, listOwnAds } from './own-ads.server'

const now = new Date('2026-11-23T10:00:00Z')
const inDays = (days: number) => new Date(now.getTime() + days * 24 * 3_600_000)
const panda = {
  make: 'fiat',
  model: 'panda',
  version: '1.2 Easy',
  fuel: 'benzina',
  mileageKm: 45_000,
  firstRegistration: new Date('2019-03-01'),
  priceCents: 990_000,
}

async function addOwnAd(db: Db, user: User, columns: Record<string, unknown> = {}): Promise<number> {
  return addTestAd(db, {
    ...panda,
    ownerId: user.id,
    contactEmail: user.email,
    contactName: 'Mario',
    expiresAt: inDays(30),
    placeIstat: '108033',
    ...columns,
  })
}

async function statusOf(db: Db, id: number): Promise<AdStatus | undefined> {
  const [ad] = await db<{ status: AdStatus }[]>`select status from ad where id = ${id}`
  return ad?.status
}

test(
  'an ad goes where its status allows and nowhere else',
  withRollback(async (db) => {
    const user = await addTestUser(db)
    for (const status of Object.keys(adStatuses).filter((name): name is AdStatus => name in adStatuses))
      for (const action of ownerActionNames) {
        const id = await addOwnAd(db, user, { status, expiresAt: inDays(5) })
        const isAllowed = actionsFor(status, 5).includes(action)
        const done = changeOwnAd(db, user, id, action, now)
        if (isAllowed) await done
        else await expect(done, `${status} ${action}`).rejects.toMatchObject({ code: 'conflict' })
        expect(await statusOf(db, id), `${status} ${action}`).toBe(isAllowed ? ownerActions[action].to : status)
      }
  }),
)

test(
  'nobody changes, prices, edits or has back the ad of somebody else',
  withRollback(async (db) => {
    const [user, other] = [await addTestUser(db), await addTestUser(db)]
    const id = await addOwnAd(db, user)
    const tries = [
      () => changeOwnAd(db, other, id, 'pausa', now),
      () => changeOwnPrice(db, other, id, '1.000'),
      () => editAd(db, other, id),
      () => restoreOwnAd(db, other, id, now),
    ]
    for (const one of tries) await expect(one()).rejects.toMatchObject({ code: 'notFound' })
    expect(await listOwnAds(db, other, now)).toEqual([])
  }),
)

test(
  'an ad that is no longer for sale is neither edited nor priced, and says why',
  withRollback(async (db) => {
    const user = await addTestUser(db)
    for (const status of ['sold', 'withdrawn', 'expired', 'deleted', 'in_review'] as const) {
      const id = await addOwnAd(db, user, { status })
      await expect(editAd(db, user, id), status).rejects.toMatchObject({ code: 'conflict' })
      await expect(changeOwnPrice(db, user, id, '9.500'), status).rejects.toMatchObject({ code: 'conflict' })
      expect(await db`select price_cents from ad where id = ${id}`).toEqual([{ priceCents: 990_000 }])
      expect(await db`select from ad_draft where ad_id = ${id}`).toEqual([])
    }
    const open = await addOwnAd(db, user)
    const draft = await editAd(db, user, open)
    expect(await editAd(db, user, open), 'the draft that is open already').toBe(draft)
  }),
)

test(
  'an ad that comes back online has sixty days anew where its time is over, and else the rest of them',
  withRollback(async (db) => {
    const user = await addTestUser(db)
    const endAfter = async (expiresAt: Date | null, from: AdStatus, action: OwnerAction) => {
      const id = await addOwnAd(db, user, { status: from, expiresAt })
      await changeOwnAd(db, user, id, action, now)
      return (await db<{ expiresAt: Date | null }[]>`select expires_at from ad where id = ${id}`)[0]?.expiresAt
    }
    const yesterday = inDays(-1)
    for (const over of [yesterday, now]) expect(await endAfter(over, 'paused', 'riprendi')).toEqual(inDays(60))
    expect(await endAfter(inDays(3), 'paused', 'riprendi')).toEqual(inDays(3))
    expect(await endAfter(null, 'paused', 'riprendi'), 'one that has no end').toBeNull()
    expect(await endAfter(yesterday, 'published', 'pausa'), 'one that goes offline').toEqual(yesterday)
    expect(await endAfter(yesterday, 'expired', 'venduto')).toEqual(yesterday)
  }),
)

test(
  'a deleted ad comes back to where it was, for ten minutes',
  withRollback(async (db) => {
    const user = await addTestUser(db)
    const id = await addOwnAd(db, user, { status: 'paused' })
    await changeOwnAd(db, user, id, 'elimina', now)
    expect(await listOwnAds(db, user, now)).toEqual([])
    await restoreOwnAd(db, user, id, new Date(now.getTime() + 10 * 60_000))
    expect(await statusOf(db, id)).toBe('paused')
    await changeOwnAd(db, user, id, 'elimina', now)
    await expect(restoreOwnAd(db, user, id, new Date(now.getTime() + 10 * 60_000 + 1))).rejects.toMatchObject({ code: 'gone' })
  }),
)

test.each([
  { end: inDays(14), days: 14 },
  { end: new Date(inDays(14).getTime() + 1), days: 15 },
  { end: new Date(now.getTime() + 1), days: 1 },
  { end: now, days: 0 },
  { end: inDays(-3), days: 0 },
  { end: null, days: null },
])('an ad that ends at $end has $days whole days left', ({ end, days }) => {
  expect(daysUntil(end, now)).toBe(days)
})

test(
  'an ad whose owner may still mend it is open for changes, a suspended one is not',
  withRollback(async (db) => {
    const [user, moderator] = [await addTestUser(db), await addModerator(db)]
    for (const { outcome, isOpen } of [
      { outcome: 'changes', isOpen: true },
      { outcome: 'refused', isOpen: true },
      { outcome: 'suspended', isOpen: false },
    ] as const) {
      const id = await addOwnAd(db, user)
      await openCase(db, id, [{ kind: 'scam-words', weight: 40, evidence: 'acconto' }])
      const [opened] = await db<{ id: number }[]>`select id from moderation_case where ad_id = ${id}`
      await decideCase(db, moderator, opened?.id ?? 0, { ...refuse, outcome })
      const own = (await listOwnAds(db, user, now)).find(({ card }) => card.id === id)
      expect(own, outcome).toMatchObject({ status: 'rejected', isOpen, refusal: { canMend: isOpen } })
    }
  }),
)

test(
  'an ad says how often it was opened, today and since when, without the views of others',
  withRollback(async (db) => {
    const user = await addTestUser(db)
    const [id, other] = [await addOwnAd(db, user), await addOwnAd(db, user)]
    const viewsOf = async () => (await listOwnAds(db, user, now)).find(({ card }) => card.id === id)?.views
    await db`insert into ad_view (ad_id, day, times) values (${other}, '2026-01-01', 9)`
    expect(await viewsOf()).toBeNull()
    await db`insert into ad_view (ad_id, day, times) values (${id}, '2026-01-02', 4), (${id}, '2026-01-05', 3)`
    expect(await viewsOf()).toEqual({ times: 7, today: 0, since: '2026-01-02' })
    await db`insert into ad_view (ad_id, day, times) values (${id}, (now() at time zone 'Europe/Rome')::date, 2)`
    expect(await viewsOf()).toEqual({ times: 9, today: 2, since: '2026-01-02' })
  }),
)

test(
  'an ad says how long it stays, who saved it, who wrote, and what may be done with it',
  withRollback(async (db) => {
    const [user, reader] = [await addTestUser(db), await addTestUser(db)]
    const id = await addOwnAd(db, user, { expiresAt: inDays(14) })
    const other = await addOwnAd(db, reader)
    await saveAd(db, reader.id, id)
    await saveAd(db, user.id, other) // of another ad
    await db`insert into reply (ad_id, ad_title, name, email) values (${other}, 'Fiat Panda', 'Anna', 'anna@posta.example')`
    await db`insert into reply (ad_id, ad_title, name, email) values (${id}, 'Fiat Panda', 'Anna', 'anna@posta.example')`
    expect(await listOwnAds(db, user, now)).toMatchObject([
      {
        card: { id, title: 'Fiat Panda' },
        daysLeft: 14,
        saves: 1,
        contacts: 1,
        isOpen: true,
        refusal: null,
        actions: ['pausa', 'riserva', 'venduto', 'ritira', 'rinnova', 'elimina'],
        views: null,
        rating: null,
      },
    ])
  }),
)

test(
  'a new price leaves the old one in the history; an equal or invalid one changes nothing',
  withRollback(async (db) => {
    const user = await addTestUser(db)
    const id = await addOwnAd(db, user)
    await changeOwnPrice(db, user, id, '9.500 €')
    await changeOwnPrice(db, user, id, '9500')
    expect(await db`select price_cents, previous_price_cents from ad where id = ${id}`).toEqual([
      { priceCents: 950_000, previousPriceCents: 990_000 },
    ])
    expect(await db`select price_cents from ad_price where ad_id = ${id} order by id`).toEqual([
      { priceCents: 990_000 },
      { priceCents: 950_000 },
    ])
    for (const wrong of ['', 'gratis', '99', '-5', '20.000.001'])
      await expect(changeOwnPrice(db, user, id, wrong)).rejects.toMatchObject({
        path: 'prezzo',
        message: 'Scrivi il prezzo in euro, per esempio 11.200',
      })
  }),
)

test(
  'the lowest price of the last 30 days is shown, and a price below one of today is not called reduced',
  withRollback(async (db) => {
    const user = await addTestUser(db)
    const id = await addOwnAd(db, user)
    const reduced = () => db`select price_reduced_at is not null as yes from ad where id = ${id}`
    await changeOwnPrice(db, user, id, '9.500')
    await changeOwnPrice(db, user, id, '9.800')
    expect(await listOwnAds(db, user, new Date())).toMatchObject([{ lowestCents: 950_000 }])
    await changeOwnPrice(db, user, id, '9.400')
    expect(await reduced()).toEqual([{ yes: false }])
  }),
)

test(
  'changes begin with what the ad says, and what is emptied is not known any more',
  withRollback(async (db) => {
    const user = await addTestUser(db)
    const id = await addOwnAd(db, user, {
      serviceBook: true,
      accident: 'no',
      equipment: ['abs'],
      negotiable: true,
      description: 'Sempre tenuta in box e tagliandata ogni anno.',
      powerKw: 51,
    })
    const draftId = await editAd(db, user, id)
    expect(await editAd(db, user, id)).toBe(draftId)
    const answers = await answersOfDraft(db, draftId)
    expect(answers).toMatchObject({
      marca: 'fiat',
      modello: 'panda',
      km: '45.000',
      immatricolazione: '03/2019',
      tagliandi: 'si',
      incidenti: 'no',
      'dotazione-abs': 'true',
      prezzo: '9.900',
      comune: 'Monza (MB)',
    })
    const holder = { userId: user.id, key: undefined }
    await saveStep(db, { id: draftId, holder }, { step: 'veicolo', sent: { ...answers, potenza: '', km: '46.000' }, seenVersion: 1 })
    await saveStep(db, { id: draftId, holder }, { step: 'prezzo', sent: { prezzo: '9.400' }, seenVersion: 1 })
    await pictureTestDraft(db, draftId)
    expect(await publishDraft(db, user, draftId, now)).toMatchObject({ id })
    expect(
      await db`select power_kw, mileage_km, service_book, negotiable, price_cents, previous_price_cents, status, equipment from ad where id = ${id}`,
    ).toEqual([
      {
        powerKw: null,
        mileageKm: 46_000,
        serviceBook: true,
        negotiable: null,
        priceCents: 940_000,
        previousPriceCents: 990_000,
        status: 'published',
        equipment: ['abs'],
      },
    ])
    expect(await mailsTo(db, user.email)).toEqual([])
  }),
)

test(
  'owners are reminded twice, then the ad goes offline; renewed it stays',
  withRollback(async (db) => {
    const user = await addTestUser(db)
    const id = await addOwnAd(db, user, { expiresAt: inDays(8) })
    const nights = async (from: number, to: number) => {
      for (let day = from; day <= to; day += 1) await expireAds(db, inDays(day))
    }
    await nights(0, 0)
    expect(await mailsTo(db, user.email)).toEqual([])
    await nights(1, 6)
    expect(await mailsTo(db, user.email)).toEqual(['ad-expiring'])
    await nights(7, 7)
    expect(await mailsTo(db, user.email)).toEqual(['ad-expiring', 'ad-expiring'])
    await nights(8, 9)
    expect([await mailsTo(db, user.email), await statusOf(db, id)]).toEqual([['ad-expiring', 'ad-expiring', 'ad-expired'], 'expired'])
    await changeOwnAd(db, user, id, 'rinnova', inDays(10))
    await nights(10, 60)
    expect(await statusOf(db, id)).toBe('published')
  }),
)

test(
  'an ad whose owner is gone ends without a mail, beside one of which its owner hears',
  withRollback(async (db) => {
    const user = await addTestUser(db)
    const [orphan, own] = [
      await addOwnAd(db, user, { ownerId: null, expiresAt: inDays(-2) }),
      await addOwnAd(db, user, { expiresAt: inDays(-1) }),
    ]
    await expireAds(db, now)
    expect([await statusOf(db, orphan), await statusOf(db, own)]).toEqual(['expired', 'expired'])
    expect(await mailsTo(db, user.email), 'of their own ad').toEqual(['ad-expired'])
  }),
)

test(
  'the ads of dealers, which have no end, are left alone',
  withRollback(async (db) => {
    const id = await addTestAd(db, panda)
    await expireAds(db, inDays(1_000))
    expect(await statusOf(db, id)).toBe('published')
  }),
)

test(
  'an undo leads to the status that the ad had',
  withRollback(async (db) => {
    const user = await addTestUser(db)
    for (const name of ownerActionNames) {
      const undo = undoOf[name]
      if (!undo) continue
      const id = await addOwnAd(db, user)
      await changeOwnAd(db, user, id, name, now)
      await changeOwnAd(db, user, id, undo, now)
      expect(await statusOf(db, id), name).toBe('published')
    }
  }),
)

test(
  'an ad shows its owner how its price compares, and nothing while it is in review',
  withRollback(async (db) => {
    const user = await addTestUser(db)
    const id = await addOwnAd(db, user)
    const ratingOf = async () => (await listOwnAds(db, user, now))[0]?.rating
    expect(await ratingOf()).toBeNull()
    await db`
      insert into price_rating (ad_id, is_due, model_version, estimate_euro, low_euro, high_euro, comparables, verdict)
      values (${id}, false, 1, 11000, 9500, 12500, 40, 'good')
      on conflict (ad_id) do update set is_due = false, model_version = 1, estimate_euro = 11000, low_euro = 9500, high_euro = 12500, comparables = 40, verdict = 'good'`
    expect(await ratingOf()).toEqual({ verdict: 'good', estimateEuro: 11_000, lowEuro: 9_500, highEuro: 12_500, comparables: 40 })
    await db`update price_rating set is_due = true where ad_id = ${id}`
    expect(await ratingOf()).toBeNull()
  }),
)
