import { expect, test } from 'vitest'
import { addTestDealership } from '@/lib/accounts/dealerships/test-dealership'
import { findDeal } from '@/lib/accounts/deals/find-deal.server'
import { addTestDeal, beginTestDeal, press } from '@/lib/accounts/deals/test-deal'
import { addTestUser, mailsTo } from '@/lib/accounts/users/test-user'
import type { User } from '@/lib/accounts/users/user'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { addTestAd } from '@/lib/market/ads/test-ad'
import { tendVisits } from './tend-visits.server'
import { calendarPath, openCalendar, openDayCalendar } from './visit-calendar.server'
import { exportVisits, listVisits } from './visits.server'

const monday = new Date('2026-11-30T08:00:00Z')
const at = (time: string) => new Date(`2026-12-${time}:00Z`)
const three = '2026-12-01T14:00:00.000Z'
const four = '2026-12-01T15:00:00.000Z'

type Talk = { buyer: User; seller: User; adId: number; replyId: number }

/** A private seller who shows the car on Tuesday between 15:00 and 17:00. */
async function addShownCar(db: Db): Promise<Talk> {
  const talk = await addTestDeal(db)
  const hours = { giorno: '2026-12-01', dalle: '15:00', alle: '17:00' }
  expect(await press(db, { user: talk.seller, replyId: talk.replyId }, 'orari-aggiungi', hours, monday)).toMatch(/^Orario aggiunto/)
  return talk
}

async function addDealerTalk(db: Db) {
  const own = await addTestDealership(db)
  await db`update dealer set opening_hours = ${db.json([{ days: 'Mar', hours: '15:00–18:00' }])}, street = 'Via Po 1' where id = ${own.dealership.dealerId}`
  const adId = await addTestAd(db, { dealerId: own.dealership.dealerId })
  const buyer = await addTestUser(db)
  return { ...own, buyer, adId, replyId: await beginTestDeal(db, buyer, adId) }
}

const visitOf = async (db: Db, { replyId }: Pick<Talk, 'replyId'>) => (await listVisits(db, replyId)).at(-1)

test(
  'a private seller confirms the hour a buyer chose and says where, which then both can read',
  withRollback(async (db) => {
    const { buyer, seller, replyId } = await addShownCar(db)
    expect(await press(db, { user: buyer, replyId }, 'visita-chiedi', { quando: three }, monday)).toBe(
      'Richiesta inviata: martedì 1 dicembre, 15:00–16:00, da confermare.',
    )
    expect(await visitOf(db, { replyId })).toMatchObject({ state: 'toConfirm', author: 'buyer', address: null, answerBy: at('01T08:00') })
    expect(await press(db, { user: buyer, replyId }, 'visita-conferma', { revisione: '0' }, monday)).toMatch(/^No: Nel frattempo/)
    expect(await press(db, { user: seller, replyId }, 'visita-conferma', { revisione: '0' }, monday)).toMatch(/^No: Scrivi dove/)
    const confirm = { revisione: '0', indirizzo: 'Via Maggioli 14, Alessandria' }
    expect(await press(db, { user: seller, replyId }, 'visita-conferma', confirm, monday)).toMatch(/^Visita confermata/)
    expect(await press(db, { user: seller, replyId }, 'visita-conferma', confirm, monday)).toMatch(/già confermata/)
    expect(await visitOf(db, { replyId })).toMatchObject({ state: 'confirmed', address: confirm.indirizzo })
    expect((await mailsTo(db, buyer.email)).filter((kind) => kind === 'visit-confirmed')).toHaveLength(1)
    expect((await mailsTo(db, seller.email)).filter((kind) => kind === 'visit-confirmed')).toHaveLength(1)
  }),
)

test(
  'a visit within a dealer’s opening hours is fixed at once, moved, and called off in calendars',
  withRollback(async (db) => {
    const { buyer, replyId, dealership } = await addDealerTalk(db)
    expect(await press(db, { user: buyer, replyId }, 'visita-chiedi', { quando: three }, monday)).toBe(
      'Visita fissata: martedì 1 dicembre, 15:00–15:45.',
    )
    expect(await openDayCalendar(db, dealership, at('01T06:00'))).toMatch(
      /METHOD:PUBLISH[\s\S]*DTSTART:20261201T140000Z[\s\S]*SUMMARY:Visita: /,
    )
    expect(await openDayCalendar(db, dealership, monday)).not.toContain('VEVENT')
    const first = await visitOf(db, { replyId })
    const path = await calendarPath({ visitId: first?.id ?? 0, side: 'buyer' })
    const code = /codice=(.*)$/.exec(path)?.[1] ?? ''
    expect(await openCalendar(db, code, monday)).toMatch(/METHOD:PUBLISH[\s\S]*SEQUENCE:0[\s\S]*DTSTART:20261201T140000Z[\s\S]*Via Po 1/)
    const later = { quando: '2026-12-01T14:45:00.000Z', revisione: '0' }
    expect(await press(db, { user: buyer, replyId }, 'visita-chiedi', later, monday)).toBe(
      'Visita fissata: martedì 1 dicembre, 15:45–16:30.',
    )
    expect(await openCalendar(db, code, monday)).toMatch(/SEQUENCE:1[\s\S]*DTSTART:20261201T144500Z/)
    expect(await press(db, { user: buyer, replyId }, 'visita-disdici', { revisione: '1' }, monday)).toMatch(/^Visita disdetta/)
    expect(await openCalendar(db, code, monday)).toMatch(/METHOD:CANCEL[\s\S]*SEQUENCE:2[\s\S]*STATUS:CANCELLED/)
    await expect(openCalendar(db, code.replace('buyer', 'seller'), monday)).rejects.toMatchObject({ code: 'notFound' })
  }),
)

test(
  'one hour is for one visitor: who comes second is offered others, and has it when the first calls off',
  withRollback(async (db) => {
    const { buyer, adId, replyId } = await addShownCar(db)
    const second = await addTestUser(db)
    const other = await beginTestDeal(db, second, adId)
    await press(db, { user: buyer, replyId }, 'visita-chiedi', { quando: three }, monday)
    await expect(press(db, { user: second, replyId: other }, 'visita-chiedi', { quando: three }, monday)).resolves.toMatch(
      /^No: Qualcuno ha appena preso/,
    )
    const between = { giorno: '2026-12-01', dalle: '15:30' }
    expect(await press(db, { user: second, replyId: other }, 'visita-chiedi', between, monday)).toMatch(/^No: Qualcuno ha appena preso/)
    expect(await press(db, { user: second, replyId: other }, 'visita-chiedi', { quando: four }, monday)).toMatch(/^Richiesta inviata/)
    await press(db, { user: buyer, replyId }, 'visita-disdici', { revisione: '0' }, monday)
    expect(await press(db, { user: second, replyId: other }, 'visita-chiedi', { quando: three, revisione: '0' }, monday)).toMatch(
      /^Richiesta inviata/,
    )
  }),
)

test(
  'who moves a visit waits for the other side; a press on what has changed meanwhile changes nothing',
  withRollback(async (db) => {
    const { buyer, seller, replyId } = await addShownCar(db)
    await press(db, { user: buyer, replyId }, 'visita-chiedi', { quando: three }, monday)
    const move = { quando: four, revisione: '0', indirizzo: 'Via Maggioli 14' }
    expect(await press(db, { user: seller, replyId }, 'visita-chiedi', move, monday)).toMatch(/^Richiesta inviata/)
    expect(await visitOf(db, { replyId })).toMatchObject({ state: 'moved', author: 'seller', fromAt: new Date(four) })
    expect(await press(db, { user: buyer, replyId }, 'visita-disdici', { revisione: '0' }, monday)).toMatch(/^No: Nel frattempo/)
    expect(await press(db, { user: buyer, replyId }, 'visita-conferma', { revisione: '1' }, monday)).toMatch(/^Visita confermata/)
  }),
)

test.each<{ fields: Readonly<Record<string, string>>; text: RegExp }>([
  { fields: { giorno: '2026-11-30', dalle: '8:00' }, text: /già passata/ },
  { fields: { giorno: '2026-12-30', dalle: '8:00' }, text: /entro 14 giorni/ },
  { fields: { quando: '2026-12-01T03:00:00.000Z' }, text: /non c’è più/ },
  { fields: { quando: 'domani' }, text: /non c’è più/ },
  { fields: {}, text: /Scegli un’ora/ },
])('a visit asked for at $fields is refused in words, and nothing is stored', async ({ fields, text }) => {
  await withRollback(async (db) => {
    const { buyer, replyId } = await addShownCar(db)
    expect(await press(db, { user: buyer, replyId }, 'visita-chiedi', fields, monday)).toMatch(text)
    expect(await listVisits(db, replyId)).toEqual([])
  })()
})

test(
  'both are reminded a day and two hours before, each once, however often the job runs',
  withRollback(async (db) => {
    const { buyer, seller, replyId } = await addShownCar(db)
    const wednesday = { giorno: '2026-12-02', dalle: '17:00' }
    await press(db, { user: buyer, replyId }, 'visita-chiedi', wednesday, monday)
    await press(db, { user: seller, replyId }, 'visita-conferma', { revisione: '0', indirizzo: 'Via Po 2' }, monday)
    const remindersOf = async ({ email }: User) => (await mailsTo(db, email)).filter((kind) => kind === 'visit-reminder').length
    for (const [time, count] of [
      ['01T15:00', 0],
      ['01T16:00', 1],
      ['02T13:00', 1],
      ['02T14:10', 2],
      ['02T15:30', 2],
    ] as const) {
      await tendVisits(db, at(time))
      await tendVisits(db, at(time))
      expect([await remindersOf(buyer), await remindersOf(seller)], time).toEqual([count, count])
    }
    await tendVisits(db, at('02T17:00'))
    expect(await visitOf(db, { replyId })).toMatchObject({ state: 'held', address: 'Via Po 2' })
    await tendVisits(db, at('09T17:01'))
    expect(await visitOf(db, { replyId })).toMatchObject({ address: null })
  }),
)

test(
  'an hour that nobody confirms is free again and both read of it; a sold car has no visits',
  withRollback(async (db) => {
    const { buyer, adId, replyId } = await addShownCar(db)
    await press(db, { user: buyer, replyId }, 'visita-chiedi', { quando: three }, monday)
    await tendVisits(db, at('01T08:00'))
    expect(await visitOf(db, { replyId })).toMatchObject({ state: 'expired' })
    await press(db, { user: buyer, replyId }, 'visita-chiedi', { quando: four }, at('01T08:00'))
    await db`update ad set status = 'sold', closed_at = now() where id = ${adId}`
    await tendVisits(db, at('01T08:01'))
    expect(await visitOf(db, { replyId })).toMatchObject({ state: 'lapsed' })
    expect(await press(db, { user: buyer, replyId }, 'visita-chiedi', { quando: four }, at('01T08:02'))).toBe('No: L’auto è stata venduta.')
  }),
)

test(
  'who waited in vain says so within a week, once and of the other side only',
  withRollback(async (db) => {
    const { buyer, seller, replyId } = await addShownCar(db)
    await press(db, { user: buyer, replyId }, 'visita-chiedi', { quando: three }, monday)
    await press(db, { user: seller, replyId }, 'visita-conferma', { revisione: '0', indirizzo: 'Via Po 2' }, monday)
    const id = String((await visitOf(db, { replyId }))?.id)
    expect(await press(db, { user: seller, replyId }, 'visita-assente', { numero: id }, monday)).toMatch(/^No: /)
    await tendVisits(db, at('01T15:00'))
    expect(await press(db, { user: seller, replyId }, 'visita-assente', { numero: id }, at('01T16:00'))).toMatch(/^Segnato/)
    expect(await visitOf(db, { replyId })).toMatchObject({ state: 'noShow', absent: 'buyer' })
    expect(await press(db, { user: buyer, replyId }, 'visita-assente', { numero: id }, at('01T16:00'))).toMatch(/già segnato/)
  }),
)

test(
  'after a visit each says for itself alone how it went, and takes it back',
  withRollback(async (db) => {
    const { buyer, seller, replyId } = await addShownCar(db)
    await press(db, { user: buyer, replyId }, 'visita-chiedi', { quando: three }, monday)
    const numero = String((await visitOf(db, { replyId }))?.id)
    const say = (user: User, esito: string) => press(db, { user, replyId }, 'visita-com-e-andata', { numero, esito }, at('02T09:00'))
    expect(await say(buyer, 'no')).toBe('No: Si può dire dopo la visita.')
    await db`update visit set state = 'held' where id = ${numero}`
    expect(await say(buyer, 'no')).toBe('Segnato, solo per te.')
    expect(await say(buyer, 'forse')).toMatch(/^No: /)
    const seen = async (side: 'buyer' | 'seller') => JSON.stringify((await findDeal(db, { replyId, side }, at('02T09:00')))?.cards)
    expect([(await seen('buyer')).includes('"says":"no"'), (await seen('seller')).includes('"says":"open"')]).toEqual([true, true])
    expect(await exportVisits(db, buyer)).toMatchObject([{ says: 'no' }])
    expect(await exportVisits(db, seller)).toMatchObject([{ says: null }])
    expect(await say(buyer, '')).toBe('Tolto.')
    expect(await exportVisits(db, buyer)).toMatchObject([{ says: null }])
  }),
)
