import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addTestUser } from '@/lib/accounts/users/test-user'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { setAdPrice, updateAd } from '@/lib/market/ads/write-ad.server'
import { endCards } from './end-cards.server'
import { type ActualMover, findTransition } from './find-transition'
import { addTestDeal, beginTestDeal, press } from './test-deal'
import { kindTitles } from './test-transitions'
import { type Cards, countDealMails, mailsOwed, outsideTable, readCards } from './test-walk'
import { type Informed, type Transition, transitions } from './transitions'

const modelSteps = 100_000
/** Walks of fifty presses over the database, the same on each machine. */
const databaseWalks = 50

const movers: readonly ActualMover[] = ['author', 'other', 'clock', 'market']
const kinds = kindTitles.map(([kind]) => kind)
const moves = [...new Set(kinds.flatMap((kind) => transitions[kind].map(({ move }) => move)))]
const owedBy: Readonly<Record<Informed, number>> = { author: 1, other: 1, both: 2, nobody: 0 }

test('a model of two to four people reaches no state outside the table in 100,000 presses', () => {
  const press = fc.record({
    kind: fc.constantFrom(...kinds),
    move: fc.constantFrom(...moves),
    by: fc.constantFrom(...movers),
    buyer: fc.nat({ max: 2 }),
  })
  let [moved, mails, owed] = [0, 0, 0]
  const states = new Map<string, string | null>()
  for (const { kind, move, by, buyer } of fc.sample(press, { numRuns: modelSteps, seed: 42 })) {
    const card = `${buyer} ${kind}`
    const from = states.get(card) ?? null
    const row: Transition | undefined = findTransition(kind, { move, from, by })
    if (!row) continue
    moved++
    mails += row.informs === 'both' ? 2 : row.informs === 'nobody' ? 0 : 1
    owed += owedBy[row.informs]
    const rows: readonly Transition[] = transitions[kind]
    expect(rows.some((one) => one.from === from && one.to === row.to && one.move === move)).toBe(true)
    states.set(card, rows.some((one) => one.from === row.to) ? row.to : null)
  }
  expect(moved).toBeGreaterThan(modelSteps / 50)
  expect(mails).toBe(owed)
})

const buttons = [
  ...['proponi', 'proponi', 'accetta', 'rifiuta', 'ritira', 'prolunga', 'tirati-indietro', 'minimo'],
  ...['chiedi', 'rispondi', 'visita-chiedi', 'visita-conferma', 'visita-disdici', 'visita-assente'],
  ...['affare-prendo', 'affare-prendo', 'affare-saltato', 'affare-venduta'],
  ...['riserva-attiva', 'riserva-prolunga', 'riserva-libera', 'wait', 'wait', 'price', 'sold', 'online'],
] as const
const steps = fc.record({
  button: fc.constantFrom(...buttons),
  person: fc.nat({ max: 3 }),
  buyer: fc.nat({ max: 2 }),
  amount: fc.integer({ min: 15_000, max: 20_000 }),
  hours: fc.integer({ min: 1, max: 60 }),
  wants: fc.boolean(),
})
type Step = typeof steps extends fc.Arbitrary<infer S> ? S : never

function fieldsOf({ amount, hours, wants }: Step, cards: Cards, now: Date): Record<string, string> {
  const visit = cards.visits.at(-1)
  const day = new Date(now.getTime() + (24 + hours) * 3_600_000).toISOString().slice(0, 10)
  return {
    importo: String(amount),
    ...(wants && { riserva: 'si' }),
    proposta: String(cards.offers.at(-1)?.id ?? 1),
    minimo: wants ? '' : '16000',
    'chiedi-garanzia': 'si',
    ...(wants && { 'chiedi-tagliandi': 'si' }),
    'risposta-garanzia': wants ? 'non-so' : 'no',
    'risposta-tagliandi': 'si',
    solo: 'si',
    giorno: day,
    dalle: '15:00',
    indirizzo: 'Via Po 2',
    revisione: visit && ['toConfirm', 'moved', 'confirmed'].includes(visit.state) ? String(visit.revision) : '',
    numero: String(visit?.id ?? 1),
    ore: '24',
    affare: cards.sales.at(-1) ? String(cards.sales.at(-1)?.id) : '',
    motivo: 'ripensato',
  }
}

/** A walk of one seller and some buyers over one car; gives how often a card has moved. */
async function walk(db: Db, given: readonly Step[], buyerCount: number): Promise<number> {
  const { buyer, seller, replyId, adId } = await addTestDeal(db)
  const buyers = [{ user: buyer, replyId }]
  while (buyers.length < buyerCount) {
    const user = await addTestUser(db)
    buyers.push({ user, replyId: await beginTestDeal(db, user, adId) })
  }
  const people = [seller, ...buyers.map(({ user }) => user)]
  let [now, moved] = [new Date(), 0]
  let { last } = await countDealMails(db, people, 0)
  let before = await Promise.all(buyers.map((one) => readCards(db, one.replyId)))
  for (const step of given) {
    const at = step.buyer % buyers.length
    const [talk, cards] = [buyers[at], before[at]]
    if (!talk || !cards) continue
    const actor = step.person % 2 === 0 ? 'seller' : 'buyer'
    const isPress = !['wait', 'price', 'sold', 'online'].includes(step.button)
    if (step.button === 'wait') {
      now = new Date(now.getTime() + step.hours * 3_600_000)
      await endCards(db, now)
    } else if (step.button === 'price') await setAdPrice(db, adId, 2_000_000 + step.amount)
    else if (step.button === 'sold' && step.hours < 10) await updateAd(db, adId, { status: 'sold' })
    else if (step.button === 'online') await updateAd(db, adId, { status: 'published' })
    else if (isPress) {
      const user = actor === 'seller' ? seller : talk.user
      await press(db, { user, replyId: talk.replyId }, step.button, fieldsOf(step, cards, now), now)
    }
    const after = await Promise.all(buyers.map((one) => readCards(db, one.replyId)))
    const pairs = before.map((one, place) => ({ one, then: after[place] ?? one }))
    expect(
      pairs.flatMap(({ one, then }) => outsideTable(one, then)),
      step.button,
    ).toEqual([])
    moved += pairs.filter(({ one, then }) => JSON.stringify(one) !== JSON.stringify(then)).length
    const owed = pairs.map(({ one, then }) => mailsOwed(one, then, isPress ? actor : null))
    const mails = await countDealMails(db, people, last)
    const expected = [owed.reduce((sum, one) => sum + one.seller, 0), ...owed.map((one) => one.buyer)]
    expect(mails.counts, `mails after ${actor} ${step.button}`).toEqual(expected)
    ;[before, last] = [after, mails.last]
  }
  return moved
}

test('walks of two to four people on a database reach no other state, and lose or double no mail', async () => {
  let [taken, moved] = [0, 0]
  for (let seed = 1; seed <= databaseWalks; seed++) {
    const given = fc.sample(steps, { numRuns: 50, seed })
    await withRollback(async (db) => {
      moved += await walk(db, given, 1 + (seed % 3))
    })()
    taken += given.length
  }
  expect(moved).toBeGreaterThan(taken / 10)
})
