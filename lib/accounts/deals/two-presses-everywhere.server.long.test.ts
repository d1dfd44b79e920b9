import { expect, test } from 'vitest'
import type { Party } from '@/lib/accounts/contact/reply'
import type { Db } from '@/lib/kernel/db/db.server'
import { addTestDeal, dealMailsTo, lastOffer, press, withLastingDeal } from './test-deal'
import { outsideTable, readCards } from './test-walk'
import { type CardKind, type Transition, transitions } from './transitions'
import { listVisits } from './visits/visits.server'

type Talk = Awaited<ReturnType<typeof addTestDeal>>
/** What one side presses, as a form would send it for a card that it looks at. */
type Button = { side: Party; button: string; fields: Readonly<Record<string, string>> }
type Scene = { kind: CardKind; from: string | null; author: Party; buttons: Readonly<Record<string, string>> }

const monday = new Date('2026-11-30T08:00:00Z')
const hour = { giorno: '2026-12-03', dalle: '15:00' }
const other = (side: Party): Party => (side === 'buyer' ? 'seller' : 'buyer')
const tuesday = new Date('2026-12-04T08:00:00Z')

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
]

const rowsOf = ({ kind, from }: Pick<Scene, 'kind' | 'from'>): readonly Transition[] =>
  transitions[kind].filter((row) => row.from === from && !['clock', 'market'].includes(row.by))
/** A dealer's hours make `book`, of which visit-races has its own test; a minimum makes `sendLow`; a deal has its own folder. */
const elsewhere = ['book', 'sendLow', 'agree']

const pressesOf = (scene: Scene) =>
  rowsOf(scene).flatMap(({ move, by }) => {
    const button = scene.buttons[move]
    const sides = by === 'either' ? [scene.author, other(scene.author)] : [by === 'author' ? scene.author : other(scene.author)]
    return button === undefined ? [] : sides.map((side) => ({ move, side, button }))
  })

const pairs = scenes.flatMap((scene) => {
  const presses = pressesOf(scene)
  return presses.flatMap((first, at) => presses.slice(at).map((second) => ({ scene, first, second, kind: scene.kind, from: scene.from })))
})

test('every move of a person that the table has is pressed here, or in the test that is named', () => {
  const kinds: readonly CardKind[] = ['question', 'offer', 'appointment', 'reservation']
  const missing = kinds.flatMap((kind) => {
    const rows: readonly Transition[] = transitions[kind]
    return rows.flatMap(({ move, from, by }) => {
      const isPressed = scenes.some((scene) => scene.kind === kind && scene.from === from && Object.hasOwn(scene.buttons, move))
      return ['clock', 'market'].includes(by) || isPressed || elsewhere.includes(move) ? [] : [`${kind} ${from} ${move}`]
    })
  })
  expect(missing).toEqual([])
})

/** Brings a conversation to where the two press. */
async function setUp(db: Db, { buyer, seller, replyId }: Talk, { kind, from }: Scene): Promise<void> {
  const as = (user: typeof buyer, button: string, fields = {}, now = monday) => press(db, { user, replyId }, button, fields, now)
  if (from === null) return
  if (kind === 'question') await as(buyer, 'chiedi', { 'chiedi-garanzia': 'si' })
  if (kind === 'reservation') await as(seller, 'riserva-attiva', { ore: '24' })
  if (kind === 'offer') {
    await as(buyer, 'proponi', { importo: '18000' })
    if (from === 'accepted') await as(seller, 'accetta', { proposta: String((await lastOffer(db, replyId)).id) })
  }
  if (kind !== 'appointment') return
  await as(buyer, 'visita-chiedi', hour)
  if (from === 'moved') await as(seller, 'visita-chiedi', { ...hour, dalle: '16:00', revisione: '0', indirizzo: 'Via Po 2' })
  if (from === 'confirmed' || from === 'held') await as(seller, 'visita-conferma', { revisione: '0', indirizzo: 'Via Po 2' })
  if (from === 'held') await db`update visit set state = 'held', revision = revision + 1 where reply_id = ${replyId}`
}

async function fieldsFor(db: Db, replyId: number, { side, move }: { side: Party; move: string }): Promise<Button['fields']> {
  const { offers } = await readCards(db, replyId)
  const visit = (await listVisits(db, replyId)).at(-1)
  return {
    proposta: String(offers.at(-1)?.id ?? 1),
    importo: move === 'change' ? '17500' : '19000',
    'chiedi-garanzia': 'si',
    'risposta-garanzia': move === 'answerUnknown' ? 'non-so' : 'no',
    ...(move === 'move' ? { ...hour, dalle: side === 'buyer' ? '10:00' : '11:00' } : hour),
    revisione: visit ? String(visit.revision) : '',
    numero: String(visit?.id ?? 1),
    indirizzo: 'Via Po 2',
    ore: '24',
  }
}

const isLate = (said: string) => /^(?:No: |Già|È già|L’ora è già|La visita è già)/.test(said)

test.each(pairs)('$kind from $from: $first.side $first.move with $second.side $second.move at once', ({ scene, first, second }) =>
  withLastingDeal(async (db, talk) => {
    await setUp(db, talk, scene)
    const before = await readCards(db, talk.replyId)
    const { offers, questions, visits, reservations } = before
    expect([...offers, ...questions, ...visits, ...reservations].at(-1)?.state ?? null).toBe(scene.from)
    const mailed = (await dealMailsTo(db, talk.buyer)).length + (await dealMailsTo(db, talk.seller)).length
    const now = scene.from === 'held' ? tuesday : monday
    const pressed = await Promise.all([first, second].map(async (one) => ({ ...one, fields: await fieldsFor(db, talk.replyId, one) })))
    const said = await Promise.all(
      pressed.map(({ side, button, fields }) =>
        press(db, { user: side === 'buyer' ? talk.buyer : talk.seller, replyId: talk.replyId }, button, fields, now),
      ),
    )
    const counted = said.filter((text) => !isLate(text))
    const after = await readCards(db, talk.replyId)
    expect(counted.length, said.join(' / ')).toBeGreaterThanOrEqual(1)
    expect(outsideTable(before, after)).toEqual([])
    expect(JSON.stringify(after)).not.toBe(JSON.stringify(before))
    expect(after.offers.filter(({ state }) => state === 'sent' || state === 'accepted').length).toBeLessThanOrEqual(1)
    const mails = (await dealMailsTo(db, talk.buyer)).length + (await dealMailsTo(db, talk.seller)).length - mailed
    expect(mails, said.join(' / ')).toBeLessThanOrEqual(2)
  }),
)
