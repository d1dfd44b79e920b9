import { expect, onTestFinished, test } from 'vitest'
import type { Party } from '@/lib/accounts/contact/reply'
import type { Db } from '@/lib/kernel/db/db.server'
import { addDealers } from '@/lib/market/dealers/add-dealers.server'
import { listSales } from './sale/sales.server'
import { addTestDeal, dealMailsTo, lastOffer, pressAs, withLastingDeal } from './test-deal'
import { type Cards, outsideTable, readCards } from './test-walk'
import { type CardKind, type Transition, transitions } from './transitions'

type Talk = Awaited<ReturnType<typeof addTestDeal>>
/** What one side presses, as a form would send it for a card that it looks at. */
type Button = { side: Party; button: string; fields: Readonly<Record<string, string>> }
/** `of`: who sells, or how, where it is no private person without a minimum. */
type Scene = {
  kind: CardKind
  from: string | null
  author: Party
  buttons: Readonly<Record<string, string>>
  of?: 'dealer' | 'minimum'
}

const monday = new Date('2026-11-30T08:00:00Z')
const hour = { giorno: '2026-12-03', dalle: '15:00' }
const other = (side: Party): Party => (side === 'buyer' ? 'seller' : 'buyer')
const friday = new Date('2026-12-04T08:00:00Z')
/** Within the hours of the dealer. */
const offeredHour = { quando: '2026-12-03T14:45:00.000Z' }
const deals = { take: 'affare-prendo', fail: 'affare-saltato', sell: 'affare-venduta' }

/** The moves of people from every state, and the buttons that make them. */
const scenes: readonly Scene[] = [
  { kind: 'question', from: null, author: 'buyer', buttons: { ask: 'chiedi' } },
  { kind: 'question', from: 'asked', author: 'buyer', buttons: { answer: 'rispondi', answerUnknown: 'rispondi' } },
  { kind: 'offer', from: null, author: 'buyer', buttons: { send: 'proponi' } },
  {
    kind: 'offer',
    from: 'sent',
    author: 'buyer',
    buttons: { extend: 'prolunga', change: 'proponi', counter: 'proponi', withdraw: 'ritira', accept: 'accetta', decline: 'rifiuta' },
  },
  { kind: 'offer', from: 'accepted', author: 'buyer', buttons: { stepBack: 'tirati-indietro' } },
  { kind: 'appointment', from: null, author: 'buyer', buttons: { request: 'visita-chiedi' } },
  {
    kind: 'appointment',
    from: 'toConfirm',
    author: 'buyer',
    buttons: { confirm: 'visita-conferma', move: 'visita-chiedi', cancel: 'visita-disdici' },
  },
  {
    kind: 'appointment',
    from: 'moved',
    author: 'seller',
    buttons: { confirm: 'visita-conferma', move: 'visita-chiedi', cancel: 'visita-disdici' },
  },
  { kind: 'appointment', from: 'confirmed', author: 'buyer', buttons: { move: 'visita-chiedi', cancel: 'visita-disdici' } },
  { kind: 'appointment', from: 'held', author: 'buyer', buttons: { missed: 'visita-assente' } },
  { kind: 'reservation', from: null, author: 'seller', buttons: { reserve: 'riserva-attiva' } },
  { kind: 'reservation', from: 'active', author: 'seller', buttons: { extend: 'riserva-prolunga', release: 'riserva-libera' } },
  { kind: 'offer', from: null, author: 'buyer', of: 'minimum', buttons: { send: 'proponi', sendLow: 'proponi' } },
  { kind: 'appointment', from: null, author: 'buyer', of: 'dealer', buttons: { request: 'visita-chiedi', book: 'visita-chiedi' } },
  ...(['toConfirm', 'moved', 'confirmed'] as const).map(
    (from): Scene => ({
      ...{ kind: 'appointment', from, of: 'dealer', author: from === 'moved' ? 'seller' : 'buyer' },
      buttons: { book: 'visita-chiedi', move: 'visita-chiedi', cancel: 'visita-disdici', confirm: 'visita-conferma' },
    }),
  ),
  { kind: 'deal', from: null, author: 'buyer', buttons: { open: deals.take } },
  { kind: 'deal', from: 'open', author: 'seller', buttons: { take: deals.take, fail: deals.fail } },
  { kind: 'deal', from: 'taken', author: 'buyer', buttons: { agree: deals.take, fail: deals.fail } },
  { kind: 'deal', from: 'agreed', author: 'buyer', buttons: { fail: deals.fail, sell: deals.sell } },
]

const rowsOf = ({ kind, from }: Pick<Scene, 'kind' | 'from'>): readonly Transition[] =>
  transitions[kind].filter((row) => row.from === from && !['clock', 'market'].includes(row.by))
/** A reservation becomes a deal by the press of the deal. */
const inAnotherCard = ['reservation active agree']

const pressesOf = (scene: Scene) =>
  rowsOf(scene).flatMap(({ move, by }) => {
    const button = scene.buttons[move]
    const sides: readonly Party[] =
      move === 'book'
        ? ['buyer']
        : by === 'either'
          ? [scene.author, other(scene.author)]
          : [by === 'author' ? scene.author : other(scene.author)]
    return button === undefined ? [] : sides.map((side) => ({ move, side, button }))
  })

const pairs = scenes.flatMap((scene) => {
  const presses = pressesOf(scene)
  return presses.flatMap((first, at) => presses.slice(at).map((second) => ({ scene, first, second, kind: scene.kind, from: scene.from })))
})

test('every move of a person that the table has is pressed here', () => {
  const kinds: readonly CardKind[] = ['question', 'offer', 'appointment', 'reservation', 'deal']
  const missing = kinds.flatMap((kind) => {
    const rows: readonly Transition[] = transitions[kind]
    return rows.flatMap(({ move, from, by }) => {
      const isPressed = scenes.some((scene) => scene.kind === kind && scene.from === from && Object.hasOwn(scene.buttons, move))
      return ['clock', 'market'].includes(by) || isPressed ? [] : [`${kind} ${from} ${move}`]
    })
  })
  expect(missing).toEqual(inAnotherCard)
})

/** Brings a conversation to where the two press. */
async function setUp(db: Db, { adId, replyId }: Talk, { kind, from, of }: Scene): Promise<void> {
  const as = (side: Party, button: string, fields = {}) => pressAs(db, { replyId, side }, button, fields, monday)
  if (of === 'dealer') await sellByDealer(db, adId)
  if (of === 'minimum') await as('seller', 'minimo', { minimo: '17000' })
  if (from === null && kind !== 'deal') return
  if (kind === 'question') await as('buyer', 'chiedi', { 'chiedi-garanzia': 'si' })
  if (kind === 'reservation') await as('seller', 'riserva-attiva', { ore: '24' })
  if (kind === 'offer' || (kind === 'deal' && from !== null)) {
    await as('buyer', 'proponi', { importo: '18000' })
    if (from !== 'sent') await as('seller', 'accetta', { proposta: String((await lastOffer(db, replyId)).id) })
  }
  const affare = String((await listSales(db, replyId)).at(-1)?.id ?? '')
  if (from === 'taken' || from === 'agreed') await as('buyer', deals.take, { affare })
  if (from === 'agreed') await as('seller', deals.take, { affare })
  if (kind === 'appointment' || (kind === 'deal' && from === null)) await visit(db, replyId, { from: from ?? 'held', of })
}

/** A dealer that is open in the afternoon of the day. */
async function sellByDealer(db: Db, adId: number): Promise<void> {
  const [dealerId = 0] = await addDealers(db, [{ name: 'Salone di due pressioni', email: 'due@salone.example' }])
  onTestFinished(async () => {
    await db`delete from dealer where id = ${dealerId}`
  })
  await db`update dealer set opening_hours = ${db.json([{ days: 'Gio', hours: '15:00–18:00' }])}, street = 'Via Po 1' where id = ${dealerId}`
  await db`update ad set dealer_id = ${dealerId}, owner_id = null, contact_email = null where id = ${adId}`
}

async function visit(db: Db, replyId: number, { from, of }: { from: string; of: Scene['of'] }): Promise<void> {
  const as = (side: Party, button: string, fields = {}) => pressAs(db, { replyId, side }, button, fields, monday)
  const asked = of === 'dealer' ? { ...hour, dalle: '20:00' } : hour
  await as('buyer', 'visita-chiedi', asked)
  if (from === 'moved') await as('seller', 'visita-chiedi', { ...asked, dalle: '21:00', revisione: '0', indirizzo: 'Via Po 2' })
  if (from === 'confirmed' || from === 'held') await as('seller', 'visita-conferma', { revisione: '0', indirizzo: 'Via Po 2' })
  if (from === 'held') await db`update visit set state = 'held', revision = revision + 1 where reply_id = ${replyId}`
}

async function fieldsFor(db: Db, replyId: number, { side, move }: { side: Party; move: string }): Promise<Button['fields']> {
  const { offers, visits, sales } = await readCards(db, replyId)
  const visit = visits.at(-1)
  const amounts: Readonly<Record<string, string>> = { change: '17500', sendLow: '15000' }
  return {
    proposta: String(offers.at(-1)?.id ?? 1),
    importo: amounts[move] ?? '19000',
    'chiedi-garanzia': 'si',
    'risposta-garanzia': move === 'answerUnknown' ? 'non-so' : 'no',
    ...(move === 'book' ? offeredHour : move === 'move' ? { ...hour, dalle: side === 'buyer' ? '10:00' : '11:00' } : hour),
    revisione: visit ? String(visit.revision) : '',
    numero: String(visit?.id ?? 1),
    indirizzo: 'Via Po 2',
    ore: '24',
    affare: String(sales.at(-1)?.id ?? ''),
    motivo: 'ripensato',
    prezzo_vendita: '',
  }
}

function stateIn({ offers, questions, visits, reservations, sales }: Cards, kind: CardKind): string | null {
  const cards = { offer: offers, question: questions, appointment: visits, reservation: reservations, deal: sales }
  return cards[kind].at(-1)?.state ?? null
}

/** Whether one press, or two, bring a deal from here to there. */
function isDealReached(from: string | null, to: string | null): boolean {
  const rows: readonly Transition[] = transitions.deal
  const next = (states: readonly (string | null)[]) => rows.filter((row) => states.includes(row.from)).map((row) => row.to)
  const once = next([from])
  return from === to || [once, next(once), next(next(once))].some((states) => states.some((state) => state === to))
}

const isLate = (said: string) => /^(?:No: |Già|È già|L’ora è già|La visita è già|Vi siete già)/.test(said)

test.each(pairs)('$kind from $from: $first.side $first.move with $second.side $second.move at once', ({ scene, first, second }) =>
  withLastingDeal(async (db, talk) => {
    const { replyId } = talk
    await setUp(db, talk, scene)
    const before = await readCards(db, replyId)
    expect(stateIn(before, scene.kind)).toBe(scene.from)
    const mailed = (await dealMailsTo(db, talk.buyer)).length + (await dealMailsTo(db, talk.seller)).length
    const now = scene.from === 'held' || (scene.kind === 'deal' && scene.from === null) ? friday : monday
    const pressed = await Promise.all([first, second].map(async (one) => ({ ...one, fields: await fieldsFor(db, replyId, one) })))
    const said = await Promise.all(pressed.map(({ side, button, fields }) => pressAs(db, { replyId, side }, button, fields, now)))
    const counted = said.filter((text) => !isLate(text))
    const after = await readCards(db, replyId)
    expect(counted.length, said.join(' / ')).toBeGreaterThanOrEqual(1)
    expect(outsideTable({ ...before, sales: [] }, { ...after, sales: [] })).toEqual([]) // two presses make three moves of a deal
    expect(isDealReached(stateIn(before, 'deal'), stateIn(after, 'deal'))).toBe(true)
    expect(JSON.stringify(after)).not.toBe(JSON.stringify(before))
    expect(after.offers.filter(({ state }) => state === 'sent' || state === 'accepted').length).toBeLessThanOrEqual(1)
    expect(Math.max(after.visits.length, after.sales.length)).toBeLessThanOrEqual(1)
    const mails = (await dealMailsTo(db, talk.buyer)).length + (await dealMailsTo(db, talk.seller)).length - mailed
    const agreements = counted.filter((text) => text.startsWith('Affare fatto!')).length
    expect(mails, said.join(' / ')).toBeLessThanOrEqual(2 + agreements)
  }),
)
