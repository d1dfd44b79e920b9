import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { setAdPrice } from '@/lib/market/ads/write-ad.server'
import { endCards } from './end-cards.server'
import { listOffers } from './store-offers.server'
import { addTestDeal, dealMailsTo, lastOffer, press, withLastingDeal } from './test-deal'
import { transitions } from './transitions'

const moves = ['accetta', 'rifiuta', 'ritira', 'rilancia', 'cambia'] as const
const pairs = moves.flatMap((first, place) => moves.slice(place).map((second) => ({ first, second })))

test.each(pairs)('of two presses at once, «$first» and «$second», one counts and the other learns why not', ({ first, second }) =>
  withLastingDeal(async (db, { buyer, seller, replyId }) => {
    const people = { accetta: seller, rifiuta: seller, rilancia: seller, ritira: buyer, cambia: buyer }
    const pressed = (move: (typeof moves)[number], id: number) =>
      press(
        db,
        { user: people[move], replyId },
        move === 'rilancia' || move === 'cambia' ? 'proponi' : move,
        move === 'rilancia' || move === 'cambia' ? { importo: move === 'cambia' ? '17500' : '19000' } : { proposta: String(id) },
      )
    await press(db, { user: buyer, replyId }, 'proponi', { importo: '18000' })
    const { id } = await lastOffer(db, replyId)
    const said = await Promise.all([pressed(first, id), pressed(second, id)])
    const offers = await listOffers(db, replyId)
    const settled = offers.find((offer) => offer.id === id)
    expect(offers.filter(({ state }) => state === 'sent' || state === 'accepted').length).toBeLessThanOrEqual(1)
    expect(settled?.state).not.toBe('sent')
    const mails = [...(await dealMailsTo(db, buyer)), ...(await dealMailsTo(db, seller))]
    const counted = said.filter((text) => !text.startsWith('No: ') && !text.startsWith('Già fatto'))
    expect(counted.length).toBeGreaterThanOrEqual(1)
    expect(mails).toHaveLength(1 + (first === second ? 1 : counted.length)) // a double press is one move
  }),
)

type Step = { move: string; amount: number; hours: number }
const step: fc.Arbitrary<Step> = fc.record({
  move: fc.constantFrom('buyer proponi', 'seller proponi', 'accetta', 'rifiuta', 'ritira', 'prolunga', 'tirati-indietro', 'wait', 'price'),
  amount: fc.integer({ min: 15_000, max: 20_000 }),
  hours: fc.integer({ min: 1, max: 60 }),
})
const known = new Set(transitions.offer.map(({ from, to }) => `${from} ${to}`))

/** Walks of two people over their offers, the clock and the market; gives how many moves counted. */
async function walk(steps: readonly Step[]): Promise<number> {
  let moved = 0
  await withRollback(async (db) => {
    const { buyer, seller, replyId, adId } = await addTestDeal(db)
    let now = new Date()
    let before = new Map<number, string>()
    for (const { move, amount, hours } of steps) {
      const user = move.startsWith('seller') || ['accetta', 'rifiuta'].includes(move) ? seller : buyer
      const latest = (await listOffers(db, replyId)).at(-1)
      if (move === 'wait') {
        now = new Date(now.getTime() + hours * 3_600_000)
        await endCards(db, now)
      } else if (move === 'price') await setAdPrice(db, adId, amount * 100)
      else if (move.endsWith('proponi')) await press(db, { user, replyId }, 'proponi', { importo: String(amount) }, now)
      else if (latest) {
        const side = latest.author === 'seller' && user === seller ? buyer : latest.author === 'seller' ? seller : user
        await press(db, { user: side, replyId }, move, { proposta: String(latest.id) }, now)
      }
      const offers = await listOffers(db, replyId)
      expect(offers.filter(({ state }) => state === 'sent').length, 'open at once').toBeLessThanOrEqual(1)
      const after = new Map(offers.map(({ id, state }): [number, string] => [id, state]))
      for (const [id, state] of after) {
        const from = before.get(id) ?? 'null'
        if (from === state) continue
        moved++
        // An offer may be made and superseded, or run out and be answered, within one press.
        expect(known.has(`${from} ${state}`), `from ${from} to ${state} by ${move}`).toBe(true)
      }
      before = after
    }
  })()
  return moved
}

test('random walks of two people, the clock and the market reach no state outside the table', async () => {
  let moved = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 20 }), async (steps) => {
      moved += await walk(steps)
    }),
    { numRuns: 12 },
  )
  expect(moved).toBeGreaterThan(12)
})
