import { afterAll, beforeAll, expect, test } from 'vitest'
import { openConversation } from '@/lib/accounts/contact/own-conversations.server'
import { addTestDeal } from '@/lib/accounts/deals/test-deal'
import { findAccountSignals } from '@/lib/accounts/moderation/find-signals.server'
import { noteSharedPhone } from '@/lib/accounts/moderation/shared-phone.server'
import { exportOwnData } from '@/lib/accounts/own-data/export-own-data.server'
import { findSession } from '@/lib/accounts/sessions/find-session.server'
import { openSession } from '@/lib/accounts/sessions/open-session.server'
import { deleteAccount } from '@/lib/accounts/users/delete-account.server'
import { saveProfile } from '@/lib/accounts/users/save-profile.server'
import { addTestUser, findUser } from '@/lib/accounts/users/test-user'
import type { User } from '@/lib/accounts/users/user'
import { setPorts } from '@/lib/kernel/config/env.server'
import { standInSmsToken } from '@/lib/kernel/config/reach'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { mobileText } from '@/lib/kernel/validation/mobile-number'
import { findAdPage } from '@/lib/market/ads/ad-queries.server'
import { addTestAd } from '@/lib/market/ads/test-ad'
import { smsGateway } from '@/scripts/stand-ins/sms-gateway'
import { serveStandIns } from '@/scripts/stand-ins/stand-in-server'
import { findVerifiedPhone, viewPhone } from './find-phone.server'
import { codeTries } from './phone'
import { confirmPhone, removeVerifiedPhone, requestPhoneCode } from './verify-phone.server'

type Sent = { to: string; from: string; text: string; at: string }
const received: Sent[] = []
let gateway: Awaited<ReturnType<typeof serveStandIns>>

beforeAll(async () => {
  gateway = await serveStandIns(0, [smsGateway(standInSmsToken, received)])
  setPorts({ STAND_INS_PORT: gateway.port })
})
afterAll(() => gateway.close())

let serial = 0
/** A number that no other test has written to. */
const freshMobile = () => `+39333${String(1_000_000 + (process.pid % 800) * 1_000 + ++serial)}`
const codeTo = (mobile: string) => /^\d{6}/.exec(received.find(({ to }) => to === mobile)?.text ?? '')?.[0] ?? ''
const request = (db: Db, user: User, typed: string) => requestPhoneCode(db, user, { typed, address: `test-${typed}` })

async function verify(db: Db, user: User, mobile: string): Promise<void> {
  await request(db, user, mobile)
  await confirmPhone(db, user, codeTo(mobile))
}

/** As if the last message had left so long ago. */
const age = (db: Db, user: User, minutes: number) =>
  db`update phone_code set sent_at = now() - ${minutes} * interval '1 minute' where user_id = ${user.id}`

test(
  'the code of the message verifies the number, which is the one of the profile from then on',
  withRollback(async (db) => {
    const [user, mobile] = [await addTestUser(db), freshMobile()]
    await request(db, user, ` ${mobile.slice(3, 6)} ${mobile.slice(6)} `)
    const sent = received.find(({ to }) => to === mobile)
    expect(sent).toMatchObject({ from: 'Ingrana' })
    expect(sent?.text).toMatch(/^\d{6} è il tuo codice Ingrana: vale 10 minuti\..*\n\n@localhost:\d+ #\d{6}$/s)
    expect(await viewPhone(db, user)).toMatchObject({ verified: null, isOffered: true, waiting: mobileText(mobile) })
    const [stored] = await db<{ codeHash: string }[]>`select code_hash from phone_code where user_id = ${user.id}`
    expect(stored?.codeHash).not.toContain(codeTo(mobile))
    await confirmPhone(db, user, `${codeTo(mobile).slice(0, 3)} ${codeTo(mobile).slice(3)}`)
    expect(await findVerifiedPhone(db, user.id)).toBe(mobile)
    expect(await findUser(db, user.id)).toMatchObject({ phone: mobileText(mobile) })
    await expect(confirmPhone(db, user, codeTo(mobile)), 'once').rejects.toThrow('scaduto')
  }),
)

test(
  'a wrong code may be typed five times, and the right one is refused after that',
  withRollback(async (db) => {
    const [user, mobile] = [await addTestUser(db), freshMobile()]
    await request(db, user, mobile)
    const wrong = codeTo(mobile) === '000000' ? '000001' : '000000'
    for (let tries = 1; tries < codeTries; tries++) await expect(confirmPhone(db, user, wrong)).rejects.toThrow('non è giusto')
    await expect(confirmPhone(db, user, wrong)).rejects.toThrow('Troppi tentativi')
    await expect(confirmPhone(db, user, codeTo(mobile))).rejects.toThrow('Troppi tentativi')
    expect(await findVerifiedPhone(db, user.id)).toBeNull()
  }),
)

test(
  'a code is good for ten minutes and its account; another comes after a minute at the earliest',
  withRollback(async (db) => {
    const [user, other, mobile] = [await addTestUser(db), await addTestUser(db), freshMobile()]
    await request(db, user, mobile)
    await expect(request(db, user, mobile)).rejects.toMatchObject({ code: 'conflict' })
    await expect(confirmPhone(db, other, codeTo(mobile))).rejects.toThrow('scaduto')
    const first = codeTo(mobile)
    await age(db, user, 10)
    await expect(confirmPhone(db, user, first)).rejects.toThrow('scaduto')
    expect((await viewPhone(db, user)).waiting).toBeNull()
    await request(db, user, mobile)
    await confirmPhone(db, user, codeTo(mobile))
    expect(await findVerifiedPhone(db, user.id)).toBe(mobile)
  }),
)

test(
  'a number gets three messages a day from all accounts together, and an account five',
  withRollback(async (db) => {
    const mobile = freshMobile()
    for (let count = 0; count < 3; count++) await request(db, await addTestUser(db), mobile)
    await expect(request(db, await addTestUser(db), mobile)).rejects.toMatchObject({ code: 'tooMany' })
    const user = await addTestUser(db)
    for (let count = 0; count < 5; count++) {
      await request(db, user, freshMobile())
      await age(db, user, 2)
    }
    await expect(request(db, user, freshMobile())).rejects.toMatchObject({ code: 'tooMany' })
  }),
)

test(
  'what is no Italian mobile number gets a sentence, and a gateway that fails makes nobody wait',
  withRollback(async (db) => {
    const user = await addTestUser(db)
    for (const typed of ['', 'ciao', '02 123456', '+44 7700 900123', '+882 12345678', '12'.repeat(30)])
      await expect(request(db, user, typed), typed).rejects.toThrow('solo a cellulari italiani')
    await expect(request(db, user, '333 555 0000')).rejects.toMatchObject({
      code: 'unavailable',
      shownText: 'Il messaggio non è partito: riprova tra qualche minuto.',
    })
    const mobile = freshMobile()
    await verify(db, user, mobile)
    await expect(request(db, user, mobile)).rejects.toThrow('già verificato')
  }),
)

test(
  'a new number takes the mark away, a spelling does not; it goes by its button and the account',
  withRollback(async (db) => {
    const [user, mobile] = [await addTestUser(db), freshMobile()]
    await verify(db, user, mobile)
    const save = (phone: string) => saveProfile(db, user.id, { displayName: 'Mario', phone, version: undefined })
    await save(mobile.slice(3))
    expect(await findVerifiedPhone(db, user.id)).toBe(mobile)
    await save('333 999 9999')
    expect(await findVerifiedPhone(db, user.id)).toBeNull()
    await request(db, user, freshMobile())
    await removeVerifiedPhone(db, user)
    expect(await viewPhone(db, user)).toMatchObject({ verified: null, waiting: null })
    const [own, code] = [freshMobile(), freshMobile()]
    await verify(db, user, own)
    await request(db, user, code)
    const { token } = await openSession(db, { userId: user.id, userAgent: '' })
    const session = await findSession(db, token)
    expect(session && (await exportOwnData(db, session)).telephone).toMatchObject({ verified: { phone: own }, codeSent: { phone: code } })
    await deleteAccount(db, user)
    expect(
      await db`select phone from verified_phone where user_id = ${user.id} union all select phone from phone_code where user_id = ${user.id}`,
    ).toEqual([])
  }),
)

test(
  'the page of an ad says it of the number that it shows, and of no other',
  withRollback(async (db) => {
    const [user, mobile] = [await addTestUser(db), freshMobile()]
    const id = await addTestAd(db, { ownerId: user.id, contactPhone: mobile.slice(3), contactEmail: user.email })
    const note = async () => (await findAdPage(db, id))?.sellerNote
    expect(await note()).toBeUndefined()
    await verify(db, user, mobile)
    expect(await note()).toBe('Telefono verificato')
    expect(JSON.stringify(await findAdPage(db, id))).not.toContain(mobile.slice(3))
    await db`update ad set contact_phone = '333 000 1111' where id = ${id}`
    expect(await note()).toBeUndefined()
  }),
)

test(
  'each side of a conversation reads of a verified number of the other, and of no number besides',
  withRollback(async (db) => {
    const { buyer, seller, replyId } = await addTestDeal(db)
    const marks = async () => [
      (await openConversation(db, buyer, replyId)).isPhoneVerified,
      (await openConversation(db, seller, replyId)).isPhoneVerified,
    ]
    expect(await marks()).toEqual([false, false])
    const mobile = freshMobile()
    await verify(db, buyer, mobile)
    expect(await marks()).toEqual([false, true])
    await verify(db, seller, freshMobile())
    expect(await marks()).toEqual([true, true])
    await db`update reply set phone = '02 1234567' where id = ${replyId}`
    expect(await marks()).toEqual([true, false])
    await db`update reply set phone = ${mobile.slice(3)} where id = ${replyId}`
    expect(await marks()).toEqual([true, true])
  }),
)

test(
  'the third account with one number is a signal for moderators, of ads that are online too',
  withRollback(async (db) => {
    const mobile = freshMobile()
    const users = [await addTestUser(db), await addTestUser(db), await addTestUser(db)]
    const [last] = users.slice(-1)
    if (!last) throw new Error('no user')
    const ad = await addTestAd(db, { ownerId: last.id })
    for (const user of users) {
      await db`insert into verified_phone (user_id, phone) values (${user.id}, ${mobile})`
      await noteSharedPhone(db, user.id)
    }
    const kinds = async (user: User) => (await findAccountSignals(db, user.id)).map(({ kind }) => kind)
    expect(await kinds(last)).toContain('shared-phone')
    expect(await db`select ad_id, signals -> 0 ->> 'evidence' as evidence from moderation_case where ad_id = ${ad}`).toEqual([
      { adId: ad, evidence: 'lo stesso numero di 3 account' },
    ])
    await removeVerifiedPhone(db, last)
    expect(await kinds(last)).not.toContain('shared-phone')
  }),
)
