import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { addTestDealership, addTestMember } from '@/lib/accounts/dealerships/test-dealership'
import { env } from '@/lib/kernel/config/env.server'
import { type Db, getDb, openPool } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { TestProxy } from '@/lib/kernel/db/test-proxy'
import { queueMail } from '@/lib/kernel/mail/queue-mail.server'
import { answerOnce } from './answer-once.server'
import { createPartnerKey, listPartnerKeys, requirePartner, revokePartnerKey } from './partner-keys.server'

test(
  'a key works for its scopes, in the name of its maker, until revoked; only its hash is stored',
  withRollback(async (db) => {
    const { user, dealership } = await addTestDealership(db)
    const key = await createPartnerKey(db, dealership, user, { name: 'Gestionale', scopes: ['stock:read'] })
    expect(key).toMatch(/^ink_[\w-]{43}$/)
    expect(JSON.stringify(await db`select * from partner_key`)).not.toContain(key)
    expect(await requirePartner(db, key, 'stock:read')).toMatchObject({
      user: { id: user.id },
      dealership: { dealerId: dealership.dealerId },
    })
    await expect(requirePartner(db, key, 'leads:read')).rejects.toMatchObject({ code: 'forbidden' })
    for (const wrong of [undefined, '', 'ink_', `${key}x`])
      await expect(requirePartner(db, wrong, 'stock:read')).rejects.toMatchObject({ code: 'unauthenticated' })
    const [listed] = await listPartnerKeys(db, dealership)
    expect(listed).toMatchObject({
      name: 'Gestionale',
      hint: key.slice(0, 8),
      scopes: ['stock:read'],
      who: 'Mario Rossi',
      isRevoked: false,
    })
    expect(listed?.lastUsedOn).toMatch(/^\d{4}-\d\d-\d\d$/)
    const other = await addTestDealership(db)
    await expect(revokePartnerKey(db, other.dealership, other.user, listed?.id ?? 0)).rejects.toMatchObject({ code: 'notFound' })
    await revokePartnerKey(db, dealership, user, listed?.id ?? 0)
    await expect(requirePartner(db, key, 'stock:read')).rejects.toMatchObject({ code: 'unauthenticated' })
  }),
)

test(
  'a key does no more than the role of its maker allows now, and nothing once they have left',
  withRollback(async (db) => {
    const { dealership } = await addTestDealership(db)
    const seller = await addTestMember(db, dealership.dealerId, 'seller')
    const key = await createPartnerKey(db, dealership, seller, { name: 'Gestionale', scopes: ['stock:write'] })
    await requirePartner(db, key, 'stock:write')
    await db`update dealer_member set role = 'reader' where user_id = ${seller.id}`
    await expect(requirePartner(db, key, 'stock:write')).rejects.toMatchObject({ code: 'forbidden' })
    await db`delete from dealer_member where user_id = ${seller.id}`
    await expect(requirePartner(db, key, 'stock:write')).rejects.toMatchObject({ code: 'unauthenticated' })
  }),
)

test(
  'a write under one key is done once and its answer repeated; a failed one may be repeated',
  withRollback(async (db) => {
    const { user, dealership } = await addTestDealership(db)
    const key = await createPartnerKey(db, dealership, user, { name: 'Gestionale', scopes: ['stock:write'] })
    const { keyId } = await requirePartner(db, key, 'stock:write')
    let done = 0
    const work = async () => ({ status: 200, body: { done: ++done } })
    const keyedWrite = { keyId, idempotencyKey: 'a-1', request: 'POST /x {}' }
    expect(await answerOnce(db, keyedWrite, work)).toEqual({ status: 200, body: { done: 1 }, isReplay: false })
    expect(await answerOnce(db, keyedWrite, work)).toEqual({ status: 200, body: { done: 1 }, isReplay: true })
    expect(await answerOnce(db, { ...keyedWrite, idempotencyKey: 'a-2' }, work)).toMatchObject({ body: { done: 2 } })
    await expect(answerOnce(db, { ...keyedWrite, request: 'POST /y {}' }, work)).rejects.toMatchObject({ code: 'conflict' })
    const failing = { ...keyedWrite, idempotencyKey: 'a-3' }
    await expect(answerOnce(db, failing, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await answerOnce(db, failing, work)).toMatchObject({ body: { done: 3 }, isReplay: false })
    await db`update partner_answer set created_at = now() - interval '25 hours' where idempotency_key = 'a-1'`
    expect(await answerOnce(db, keyedWrite, work)).toMatchObject({ body: { done: 4 }, isReplay: false })
  }),
)

/** A key whose writes are committed, and a write that can be counted. */
async function openCounted() {
  const db = getDb()
  const { user, dealership } = await addTestDealership(db)
  const key = await createPartnerKey(db, dealership, user, { name: 'Gestionale', scopes: ['stock:write'] })
  const { keyId } = await requirePartner(db, key, 'stock:write')
  onTestFinished(async () => {
    await db`delete from outbox_mail where recipient = ${user.email}`
    await db`delete from dealer where id = ${dealership.dealerId}`
    await db`delete from app_user where id = ${user.id}`
  })
  const write = async (db: Db) => {
    await queueMail(db, { kind: 'test', to: user.email, subject: 'Una volta', text: 'Una volta', html: '<p>Una volta</p>' })
    return { status: 201, body: { written: user.id } }
  }
  const countWritten = async () => (await db`select from outbox_mail where recipient = ${user.email}`).count
  return {
    db,
    write,
    countWritten,
    keyedWrite: { keyId, idempotencyKey: 'una-volta', request: 'POST /x {}' },
    answer: { status: 201, body: { written: user.id } },
  }
}

test('of fifty equal writes at the same moment one is done, and all get the same answer', async () => {
  const { db, keyedWrite, write, countWritten, answer } = await openCounted()
  const answers = await Promise.all(Array.from({ length: 50 }, () => answerOnce(db, keyedWrite, write)))
  for (const one of answers) expect(one).toMatchObject(answer)
  expect(answers.filter(({ isReplay }) => !isReplay)).toHaveLength(1)
  expect(await countWritten()).toBe(1)
})

test('a write whose confirmation got lost is reported as failed; repeated, it is not done again', async () => {
  const { db, keyedWrite, write, countWritten, answer } = await openCounted()
  const target = new URL(env().databaseUrl)
  const proxy = await TestProxy.open(target.href)
  await proxy.stop()
  await proxy.listen((socket) => {
    const server = connect(Number(target.port), target.hostname).on('error', () => {})
    let isCommitting = false
    socket.on('data', (sent: Buffer) => {
      isCommitting ||= sent.includes('commit')
      server.write(sent)
    })
    server.on('data', (data: Buffer) => (isCommitting ? socket.destroy() : socket.write(data))) // PostgreSQL has committed, and nobody hears of it
    socket.on('close', () => server.destroy())
  })
  const cut = openPool(proxy.url, 1)
  onTestFinished(() => cut.end({ timeout: 1 }))
  await expect(answerOnce(cut, keyedWrite, write)).rejects.toMatchObject({ code: 'unavailable' })
  expect(await answerOnce(db, keyedWrite, write)).toEqual({ ...answer, isReplay: true })
  expect(await countWritten()).toBe(1)
})
