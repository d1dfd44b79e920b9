import { expect, test } from 'vitest'
import { limitMailsTo } from '@/lib/accounts/users/limit-mails.server'
import { addTestUser } from '@/lib/accounts/users/test-user'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { purgeRows } from '@/lib/kernel/expiry/purge-rows.server'
import { answerReply } from './answer-reply.server'
import { confirmByCode } from './confirmed-address.server'
import { deliverWaitingMessages } from './deliver-waiting-messages.server'
import { eraseReplies, replyExpiries } from './erase-replies.server'
import { exportReplies, findConversation } from './reply-queries.server'
import { sendReply } from './send-reply.server'
import { addPandaAd, addTestDealer, codeIn, mailsOwedTo, reply, sellerEmail, stranger } from './test-seller'

test(
  'a message is stored, mailed to the seller with a masked address, and confirmed to the buyer',
  withRollback(async (db) => {
    const id = await addPandaAd(db)
    expect(await sendReply(db, id, { ...reply, phone: '300 1112223' }, stranger)).toBe('sent')
    expect(
      await db`select name, email, phone, message, sender, mailed_at is not null as mailed from reply join reply_message on reply_id = reply.id where ad_id = ${id}`,
    ).toMatchObject([{ ...reply, phone: '300 1112223', sender: 'buyer', mailed: true }])
    const [toSeller] = await mailsOwedTo(db, sellerEmail)
    expect(toSeller).toMatchObject({ kind: 'reply-to-seller', subject: 'Nuovo messaggio per Fiat Panda 1.0 Hybrid' })
    for (const part of [
      'Francesca Colombo',
      'f•••@p•••.example',
      '300 1112223',
      '> Buongiorno, la vettura è ancora disponibile?\n> Grazie',
      `RIF ${id}`,
    ])
      expect(toSeller?.bodyText).toContain(part)
    expect(JSON.stringify(toSeller)).not.toContain(reply.email)
    const [toBuyer] = await mailsOwedTo(db, reply.email)
    expect(toBuyer).toMatchObject({ kind: 'reply-sent', subject: 'Il tuo messaggio per Fiat Panda 1.0 Hybrid' })
    expect(JSON.stringify(toBuyer)).not.toContain(sellerEmail)
  }),
)

test(
  'only the sender’s own confirmed address gets a copy of the message by mail',
  withRollback(async (db) => {
    const [id, user] = [await addPandaAd(db), await addTestUser(db)]
    await sendReply(db, id, reply, stranger)
    await sendReply(db, id, { ...reply, email: user.email }, { userId: user.id, ownsEmail: true })
    const [unknown] = await mailsOwedTo(db, reply.email)
    expect(unknown?.bodyText).not.toMatch(/ancora disponibile|Francesca/)
    expect((await findConversation(db, codeIn(unknown)))?.messages).toMatchObject([{ sender: 'buyer', message: reply.message }])
    expect((await mailsOwedTo(db, user.email))[0]?.bodyText).toContain('> Buongiorno, la vettura è ancora disponibile?')
  }),
)

test(
  'an address gets five confirmations an hour at most, and every seller still gets the message',
  withRollback(async (db) => {
    const user = await addTestUser(db)
    for (let time = 0; time < 7; time += 1) {
      const id = await addPandaAd(db)
      expect(await sendReply(db, id, { ...reply, email: time % 2 ? reply.email : reply.email.toUpperCase() }, stranger)).toBe('sent')
      await sendReply(db, id, { ...reply, email: user.email }, { userId: user.id, ownsEmail: true })
    }
    const toBuyer = [...(await mailsOwedTo(db, reply.email)), ...(await mailsOwedTo(db, reply.email.toUpperCase()))]
    expect(toBuyer.map(({ kind }) => kind)).toEqual(Array(5).fill('reply-sent'))
    expect(await mailsOwedTo(db, sellerEmail)).toHaveLength(14)
    expect(await mailsOwedTo(db, user.email), 'an address that is shown to be the sender’s own').toHaveLength(7)
    await expect(limitMailsTo(db, reply.email), 'other mails to it count too').rejects.toMatchObject({ code: 'tooMany' })
  }),
)

test(
  'a message repeated within ten minutes is one message and one mail, unless something in it changed',
  withRollback(async (db) => {
    const [id, other] = [await addPandaAd(db), await addPandaAd(db)]
    expect(await sendReply(db, id, reply, stranger)).toBe('sent')
    expect(await sendReply(db, id, { ...reply, email: 'Francesca@Posta.example' }, stranger)).toBe('sent')
    expect(await mailsOwedTo(db, sellerEmail)).toHaveLength(1)
    await sendReply(db, id, { ...reply, message: 'Si può vedere sabato mattina?' }, stranger)
    await sendReply(db, id, { ...reply, email: 'marco@posta.example' }, stranger)
    await sendReply(db, other, reply, stranger)
    for (const corrected of [{ phone: '300 1112223' }, { name: 'Francesca Bruni' }])
      await sendReply(db, id, { ...reply, ...corrected }, stranger)
    expect(await mailsOwedTo(db, sellerEmail)).toHaveLength(6)
    for (const { age, mails } of [
      { age: '9 minutes 59.999 seconds', mails: 6 },
      { age: '10 minutes', mails: 7 },
    ]) {
      for (const table of ['reply', 'reply_message']) await db`update ${db(table)} set created_at = now() - ${age}::interval`
      await sendReply(db, id, reply, stranger)
      expect(await mailsOwedTo(db, sellerEmail), age).toHaveLength(mails)
    }
  }),
)

test.each(['sold', 'withdrawn', 'expired'] as const)('nobody is written to about an ad that is %s', (status) =>
  withRollback(async (db) => {
    const id = await addPandaAd(db, { status, closedAt: new Date() })
    await expect(sendReply(db, id, reply, stranger)).rejects.toMatchObject({
      code: 'gone',
      shownText: 'Questo annuncio non è più disponibile.',
    })
    expect(await mailsOwedTo(db, sellerEmail)).toEqual([])
  })(),
)

test.each(['draft', 'in_review', 'paused', 'rejected', 'deleted'] as const)('an ad that is %s does not exist for a buyer', (status) =>
  withRollback(async (db) => {
    await expect(sendReply(db, await addPandaAd(db, { status }), reply, stranger)).rejects.toMatchObject({ code: 'notFound' })
    expect(await db`select 1 from reply where name = ${reply.name}`).toHaveLength(0)
  })(),
)

test(
  'the seller of a reserved vehicle gets the message, and a dealer those of their ads',
  withRollback(async (db) => {
    await sendReply(db, await addPandaAd(db, { status: 'reserved' }), reply, stranger)
    expect(await mailsOwedTo(db, sellerEmail)).toHaveLength(1)
    await sendReply(db, await addPandaAd(db, { dealerId: await addTestDealer(db), contactEmail: null }), reply, stranger)
    expect(await mailsOwedTo(db, 'vendite@salone.example')).toHaveLength(1)
  }),
)

test(
  'the mails say how long their links are valid, and the message waits as long',
  withRollback(async (db) => {
    const id = await addPandaAd(db, { contactEmail: null })
    await sendReply(db, id, reply, stranger)
    const text = (await mailsOwedTo(db, reply.email))[0]?.bodyText ?? ''
    const [code] = await db<
      { days: number }[]
    >`select extract(day from expires_at - now())::int as days from reply_code where reply_id in (select id from reply where ad_id = ${id})`
    expect(text).toContain(`Il link vale ${code?.days ?? 0} giorni.`)
    const days = Number(/entro (\d+) giorni/.exec(text)?.[1])
    const messages = () => db`select from reply where ad_id = ${id}`
    for (const [age, left] of [
      [days * 24 - 1, 1],
      [days * 24 + 1, 0],
    ] as const) {
      await db`update reply_message set created_at = now() - ${age} * interval '1 hour' where reply_id in (select id from reply where ad_id = ${id})`
      for (const expiry of replyExpiries) await purgeRows(db, expiry)
      expect(await messages(), `${age} hours`).toHaveLength(left)
    }
  }),
)

test(
  'a seller without an address gets the message when they give one, within thirty days',
  withRollback(async (db) => {
    const [id, tooLate] = [await addPandaAd(db, { contactEmail: null }), await addPandaAd(db, { contactEmail: null })]
    expect(await sendReply(db, id, reply, stranger)).toBe('kept')
    expect(await sendReply(db, tooLate, reply, stranger)).toBe('kept')
    expect((await mailsOwedTo(db, reply.email))[0]?.bodyText).toContain('non ha ancora indicato un indirizzo')
    await deliverWaitingMessages(db)
    await db`update ad set contact_email = ${sellerEmail} where id in (${id}, ${tooLate})`
    await db`update reply_message set created_at = now() - interval '29 days 23:59:59.999'`
    await db`update reply_message set created_at = now() - interval '30 days' where reply_id in (select id from reply where ad_id = ${tooLate})`
    await deliverWaitingMessages(db)
    await deliverWaitingMessages(db)
    expect((await mailsOwedTo(db, sellerEmail)).map(({ bodyText }) => bodyText.includes(`RIF ${id}`))).toEqual([true])
    await db`update reply_message set created_at = created_at - interval '1 millisecond'`
    for (const expiry of replyExpiries) await purgeRows(db, expiry)
    expect(await db`select ad_id from reply where ad_id in (${id}, ${tooLate})`).toMatchObject([{ adId: id }])
  }),
)

test(
  'an address that is none counts as no address: the message waits and nothing fails',
  withRollback(async (db) => {
    expect(await sendReply(db, await addPandaAd(db, { contactEmail: 'vendite@salone, altro@salone.example' }), reply, stranger)).toBe(
      'kept',
    )
  }),
)

test(
  'buyer and seller write to each other by the links of their mails and never see an address',
  withRollback(async (db) => {
    await sendReply(db, await addPandaAd(db), reply, stranger)
    const toSeller = codeIn((await mailsOwedTo(db, sellerEmail))[0])
    expect(await findConversation(db, toSeller)).toMatchObject({
      holder: 'seller',
      title: 'Fiat Panda 1.0 Hybrid',
      buyer: { name: reply.name, maskedEmail: 'f•••@p•••.example' },
    })
    expect(await answerReply(db, toSeller, 'Sì, venga quando vuole.')).toBe('sent')
    const answers = await mailsOwedTo(db, reply.email)
    expect(answers.map(({ kind }) => kind)).toEqual(['reply-sent', 'reply-answer'])
    expect(answers[1]?.bodyText).toContain('> Sì, venga quando vuole.')
    const toBuyer = codeIn(answers[1])
    expect(await answerReply(db, toBuyer, 'Vengo sabato.')).toBe('sent')
    await db`update reply_message set created_at = now() - interval '9 minutes 59.999 seconds'`
    expect(await answerReply(db, toBuyer, 'Vengo sabato.')).toBe('sent')
    expect(await mailsOwedTo(db, sellerEmail)).toHaveLength(2)
    const seen = await findConversation(db, toBuyer)
    expect(seen).toMatchObject({
      holder: 'buyer',
      messages: [{ sender: 'buyer' }, { sender: 'seller' }, { sender: 'buyer', message: 'Vengo sabato.' }],
    })
    expect(JSON.stringify([await mailsOwedTo(db, sellerEmail), seen])).not.toContain(reply.email)
    expect(JSON.stringify([answers, seen])).not.toContain(sellerEmail)
    await db`update reply_message set created_at = now() - interval '10 minutes'`
    await answerReply(db, toBuyer, 'Vengo sabato.')
    expect(await mailsOwedTo(db, sellerEmail), 'ten minutes later it is said again').toHaveLength(3)
  }),
)

test(
  'the link of a conversation is valid for ninety days, and an invented one never',
  withRollback(async (db) => {
    await sendReply(db, await addPandaAd(db), reply, stranger)
    const code = codeIn((await mailsOwedTo(db, sellerEmail))[0])
    expect(await db`select expires_at - now() = interval '90 days' as is_right from reply_code`).toEqual([
      { isRight: true },
      { isRight: true },
    ])
    await db`update reply_code set expires_at = now() + interval '1 millisecond'`
    expect(await findConversation(db, code)).toBeDefined()
    await db`update reply_code set expires_at = now()`
    expect(await findConversation(db, code)).toBeUndefined()
    for (const dead of [code, 'x', '']) await expect(answerReply(db, dead, 'Sì')).rejects.toMatchObject({ path: 'codice' })
    expect(await db`select 1 from reply_code where code_hash = ${code}`).toHaveLength(0)
  }),
)

test(
  'conversations are forgotten after two years',
  withRollback(async (db) => {
    const [old, young] = [await addPandaAd(db), await addPandaAd(db)]
    for (const id of [old, young]) await sendReply(db, id, reply, stranger)
    await db`update reply set created_at = now() - interval '24 months 1 day' where ad_id = ${old}`
    await db`update reply set created_at = now() - interval '23 months 28 days' where ad_id = ${young}`
    for (const expiry of replyExpiries) await purgeRows(db, expiry)
    expect(await db`select ad_id from reply where ad_id in (${old}, ${young})`).toMatchObject([{ adId: young }])
  }),
)

test(
  'an account’s export has its confirmed conversations; all of its address go with the account',
  withRollback(async (db) => {
    const [id, user, other] = [await addPandaAd(db), await addTestUser(db), await addTestUser(db)]
    await sendReply(
      db,
      id,
      { ...reply, email: 'altro@posta.example', message: 'Scritto con un altro indirizzo' },
      { userId: user.id, ownsEmail: false },
    )
    await sendReply(db, id, { ...reply, email: user.email.toUpperCase(), message: 'Scritto senza accedere' }, stranger)
    await sendReply(db, id, { ...reply, email: other.email }, { userId: other.id, ownsEmail: true })
    expect((await exportReplies(db, user)).map(({ messages }) => messages.map(({ message }) => message))).toEqual([
      ['Scritto con un altro indirizzo'],
    ])
    await confirmByCode(db, codeIn((await mailsOwedTo(db, user.email.toUpperCase()))[0]))
    expect(await exportReplies(db, user)).toHaveLength(2)
    await sendReply(db, id, { ...reply, email: user.email, message: 'Scritto da chissà chi' }, stranger)
    await eraseReplies(db, user)
    expect(await db`select from reply where lower(email) = lower(${user.email})`).toHaveLength(0)
    expect(await exportReplies(db, user)).toEqual([])
    expect(await exportReplies(db, other)).toHaveLength(1)
  }),
)
