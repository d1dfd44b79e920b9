import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import webPush from 'web-push'
import { answerThread } from '@/lib/accounts/contact/answer-reply.server'
import { sendReplyToDealer } from '@/lib/accounts/contact/send-reply.server'
import { reply } from '@/lib/accounts/contact/test-seller'
import { threadColumns } from '@/lib/accounts/contact/write-message.server'
import { addTestDealership } from '@/lib/accounts/dealerships/test-dealership'
import { addTestDeal, press } from '@/lib/accounts/deals/test-deal'
import { eraseOwnData } from '@/lib/accounts/own-data/erase-own-data.server'
import { endSession } from '@/lib/accounts/sessions/end-sessions.server'
import { findSession } from '@/lib/accounts/sessions/find-session.server'
import { openSession } from '@/lib/accounts/sessions/open-session.server'
import type { Session } from '@/lib/accounts/sessions/session'
import { addTestUser } from '@/lib/accounts/users/test-user'
import type { User } from '@/lib/accounts/users/user'
import { setPorts } from '@/lib/kernel/config/env.server'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { pushService, type ReceivedPush } from '@/scripts/stand-ins/push-service'
import { serveStandIns } from '@/scripts/stand-ins/stand-in-server'
import { mostPushDevices, pushKinds, pushRetryMinutes } from './push'
import { addPushDevice, changePushDevice, exportPushDevices, findPushOffer, listPushDevices, removePushDevice } from './push-devices.server'
import { sendPushes } from './send-pushes.server'
import { openTestBrowser, readVapid } from './test-push-browser'

const keys = webPush.generateVAPIDKeys()
const received: ReceivedPush[] = []
let service: Awaited<ReturnType<typeof serveStandIns>>

beforeAll(async () => {
  service = await serveStandIns(0, [pushService(received)])
  vi.stubEnv('WEB_PUSH_PUBLIC_KEY', keys.publicKey)
  vi.stubEnv('WEB_PUSH_PRIVATE_KEY', keys.privateKey)
  setPorts({ STAND_INS_PORT: service.port })
})
afterAll(() => service.close())

async function logIn(db: Db, user: User): Promise<Session & { token: string }> {
  const { token } = await openSession(db, { userId: user.id, userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0' })
  const session = await findSession(db, token)
  if (!session) throw new Error('not logged in')
  return { ...session, token }
}

/** A browser that is logged in and shows notices. */
async function turnOn(db: Db, user: User, name = `b${Math.random().toString(36).slice(2)}`) {
  const browser = openTestBrowser(`http://localhost:${service.port}/push/${name}`)
  const session = await logIn(db, user)
  await addPushDevice(db, session, browser.subscription)
  const read = () => received.filter((each) => each.browser === name).map(({ body }) => browser.read(body))
  return { name, session, browser, read }
}

async function answerAs(db: Db, replyId: number, holder: 'buyer' | 'seller', message: string): Promise<void> {
  const [thread] = await db<
    Parameters<typeof answerThread>[1][]
  >`select ${threadColumns(db)}, ${holder} as holder from reply where id = ${replyId}`
  if (thread) await answerThread(db, thread, message)
}

test(
  'a message shows on the other side’s browser, encrypted and signed, and says nothing of what it says',
  withRollback(async (db) => {
    const { buyer, seller, replyId } = await addTestDeal(db)
    const [hers, his] = [await turnOn(db, buyer), await turnOn(db, seller)]
    await answerAs(db, replyId, 'seller', 'La tengo a 19.500 euro, mi chiamo Paolo Segreto')
    await sendPushes(db)
    const href = `/area-privata/messaggi/${replyId}`
    expect(hers.read()).toEqual([{ text: pushKinds.messages.text, href, tag: `messages ${href}` }])
    expect(his.read()).toEqual([])
    const sent = received.find(({ browser }) => browser === hers.name)
    expect(readVapid(sent?.headers['authorization'] ?? '', keys.publicKey)).toMatchObject({ aud: `http://localhost:${service.port}` })
    expect(sent?.headers).toMatchObject({ ttl: '86400', urgency: 'normal', 'content-encoding': 'aes128gcm' })
    await sendPushes(db)
    expect(hers.read(), 'once').toHaveLength(1)
  }),
)

test(
  'offers and visits have kinds of their own, and a browser shows only the kinds that are ticked',
  withRollback(async (db) => {
    const { buyer, seller, replyId } = await addTestDeal(db)
    const [all, none] = [await turnOn(db, seller), await turnOn(db, seller)]
    const [, second] = await listPushDevices(db, all.session)
    await changePushDevice(db, all.session, second?.id ?? 0, ['messages'])
    await press(db, { user: buyer, replyId }, 'proponi', { importo: '19000' })
    await press(db, { user: buyer, replyId }, 'visita-chiedi', { giorno: '2099-06-03', dalle: '10:00' })
    await sendPushes(db)
    expect(all.read().map(({ text }) => text)).toContain(pushKinds.offers.text)
    expect(none.read()).toEqual([])
  }),
)

test(
  'nothing goes to a browser that has logged out, nor to one of an account that is gone',
  withRollback(async (db) => {
    const { buyer, replyId } = await addTestDeal(db)
    const [left, stays] = [await turnOn(db, buyer), await turnOn(db, buyer)]
    await endSession(db, left.session.token)
    await answerAs(db, replyId, 'seller', 'Ci vediamo sabato?')
    await sendPushes(db)
    expect([left.read().length, stays.read().length]).toEqual([0, 1])
    expect(await exportPushDevices(db, buyer.id)).toMatchObject([{ kinds: ['messages', 'offers', 'visits', 'searches'] }])
    await db`update app_user set credentials_version = credentials_version + 1 where id = ${buyer.id}`
    await answerAs(db, replyId, 'seller', 'Allora domenica?')
    await sendPushes(db)
    expect(stays.read(), 'a new password ends the login, and so the notices').toHaveLength(1)
    await eraseOwnData(db, buyer)
    expect(await exportPushDevices(db, buyer.id)).toEqual([])
  }),
)

test(
  'a browser that is gone is forgotten; one out of reach is tried again, then the notice is dropped',
  withRollback(async (db) => {
    const { buyer, replyId } = await addTestDeal(db)
    const gone = await turnOn(db, buyer, 'andato-1')
    await turnOn(db, buyer, 'guasto-1')
    await answerAs(db, replyId, 'seller', 'Ci vediamo sabato?')
    for (const minutes of pushRetryMinutes) {
      await sendPushes(db)
      const [waiting] = await db<{ minutes: number }[]>`
        select round(extract(epoch from next_at - now()) / 60)::int as minutes from push_message join push_device on push_device.id = device_id where user_id = ${buyer.id}`
      expect(waiting?.minutes).toBe(minutes)
      await db`update push_message set next_at = now()`
    }
    await sendPushes(db)
    expect(await db`select from push_message join push_device on push_device.id = device_id where user_id = ${buyer.id}`).toHaveLength(0)
    expect(await listPushDevices(db, gone.session)).toMatchObject([{ isCurrent: false }])
  }),
)

test(
  'only public addresses by https are taken, and a name that leads to this machine is not called',
  withRollback(async (db) => {
    const user = await addTestUser(db)
    const session = await logIn(db, user)
    const { keys: own } = openTestBrowser('https://push.example.com/1').subscription
    for (const endpoint of [
      'http://push.example.com/',
      'https://127.0.0.1/',
      'https://[::1]/',
      'https://10.1.2.3/',
      'https://a:b@push.example.com/',
      'ciao',
      '',
    ])
      await expect(addPushDevice(db, session, { endpoint, keys: own }), endpoint).rejects.toMatchObject({ code: 'invalid' })
    await expect(
      addPushDevice(db, session, { endpoint: 'https://push.example.com/', keys: { p256dh: '', auth: '' } }),
    ).rejects.toMatchObject({ code: 'invalid' })
    await addPushDevice(db, session, { endpoint: 'https://localhost/push/1', keys: own })
    await db`insert into push_message (device_id, kind, href) select id, 'messages', '/' from push_device where user_id = ${user.id}`
    await sendPushes(db)
    expect(await db`select from push_message where attempts = 1 and next_at > now()`).toHaveLength(1)
    expect(await db`select from push_device where subscription like '%localhost%'`, 'stored encrypted').toHaveLength(0)
  }),
)

test(
  'one browser belongs to one login, an account has ten at most, and nobody removes another’s',
  withRollback(async (db) => {
    const [user, other] = [await addTestUser(db), await addTestUser(db)]
    const first = await turnOn(db, user, 'uno')
    expect(await findPushOffer(db, first.session)).toEqual({ publicKey: keys.publicKey, isOn: true })
    const again = await logIn(db, other)
    await addPushDevice(db, again, first.browser.subscription)
    expect(await listPushDevices(db, first.session)).toEqual([])
    const [device] = await listPushDevices(db, again)
    expect(device).toMatchObject({ name: 'Firefox su Linux', isCurrent: true })
    await expect(removePushDevice(db, first.session, device?.id ?? 0)).rejects.toMatchObject({ code: 'notFound' })
    for (let count = 0; count < mostPushDevices; count++) await turnOn(db, user)
    await expect(turnOn(db, user)).rejects.toMatchObject({ code: 'conflict' })
  }),
)

test(
  'a message to a dealer shows on the browsers of those who read messages',
  withRollback(async (db) => {
    const { user, dealership } = await addTestDealership(db)
    const browser = await turnOn(db, user)
    await sendReplyToDealer(db, dealership.dealerId, reply, { userId: null, ownsEmail: false })
    await sendPushes(db)
    const [lead] = await db<{ id: number }[]>`select id from reply where dealer_id = ${dealership.dealerId}`
    expect(browser.read()).toMatchObject([{ href: `/area-concessionario/richieste/${lead?.id}?concessionaria=${dealership.slug}` }])
  }),
)
