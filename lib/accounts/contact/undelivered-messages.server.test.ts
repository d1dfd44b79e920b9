import { expect, test } from 'vitest'
import { addTestUser } from '@/lib/accounts/users/test-user'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { purgeRows } from '@/lib/kernel/expiry/purge-rows.server'
import { DeliveryError, type DeliveryFailureKind } from '@/lib/kernel/mail/delivery-error'
import type { MailTransport } from '@/lib/kernel/mail/mail'
import { maxAttempts } from '@/lib/kernel/mail/retry-policy'
import { sendDueMails } from '@/lib/kernel/mail/send-due-mails.server'
import { answerReply } from './answer-reply.server'
import { deliverWaitingMessages } from './deliver-waiting-messages.server'
import { eraseReplies, replyExpiries } from './erase-replies.server'
import { findConversation } from './reply-queries.server'
import { requeueMessage } from './requeue-message.server'
import { sendReply } from './send-reply.server'
import { addPandaAd, codeIn, mailsOwedTo, reply, sellerEmail, stranger } from './test-seller'

const corrected = 'giusto@privati.example'

/** An outbox of this test alone, under the same name. */
function withOutbox(check: (db: Db) => Promise<void>) {
  return withRollback(async (db) => {
    await db`create temp table outbox_mail (like public.outbox_mail including all) on commit drop`
    await check(db)
  })
}

/** Sends what is due as the job does; mails to `failing` fail as given there, all others arrive. Gives the recipients, oldest first. */
async function sendMails(db: Db, failing: string, refusal: DeliveryFailureKind): Promise<string[]> {
  const arrived: string[] = []
  const transport: MailTransport = {
    deliver: ({ to }) =>
      to === failing ? Promise.reject(new DeliveryError(refusal, 'not now, or never')) : (arrived.push(to), Promise.resolve()),
    close: () => {},
  }
  await sendDueMails(db, transport, { onDeadLetter: requeueMessage })
  return arrived
}

const waitsFor = (db: Db, adId: number) =>
  db`select mailed_at is null as waits from reply join reply_message on reply_id = reply.id where ad_id = ${adId}`

test(
  'a message that the seller’s address refuses waits for another address, and its buyer gets a mail',
  withOutbox(async (db) => {
    const id = await addPandaAd(db)
    await sendReply(db, id, reply, stranger)
    const [confirmed] = await mailsOwedTo(db, reply.email)
    expect(await sendMails(db, sellerEmail, 'refused')).toEqual([reply.email, reply.email])
    expect((await mailsOwedTo(db, reply.email)).map(({ kind, subject }) => [kind, subject])).toEqual([
      ['reply-sent', 'Il tuo messaggio per Fiat Panda 1.0 Hybrid'],
      ['reply-waiting', 'Il tuo messaggio per Fiat Panda 1.0 Hybrid non è arrivato'],
    ])
    expect((await findConversation(db, codeIn(confirmed)))?.messages).toMatchObject([{ message: reply.message, isWaiting: true }])
    await deliverWaitingMessages(db)
    expect(await sendMails(db, '', 'refused'), 'the address that took none is not written to again').toEqual([])
    await db`update ad set contact_email = ${corrected} where id = ${id}`
    await deliverWaitingMessages(db)
    await deliverWaitingMessages(db)
    const [toSeller, ...others] = await mailsOwedTo(db, corrected)
    expect([toSeller?.bodyText, others]).toEqual([expect.stringContaining('> Buongiorno, la vettura è ancora disponibile?'), []])
    expect(await findConversation(db, codeIn(toSeller))).toMatchObject({ holder: 'seller', messages: [{ isWaiting: false }] })
  }),
)

test(
  'a message that could not be delivered for a day is tried again the next morning, to the same address',
  withOutbox(async (db) => {
    const id = await addPandaAd(db)
    await sendReply(db, id, reply, stranger)
    await db`update outbox_mail set attempts = ${maxAttempts - 1}`
    expect(await sendMails(db, sellerEmail, 'postponed')).toEqual([reply.email])
    expect(await waitsFor(db, id)).toMatchObject([{ waits: true }])
    await deliverWaitingMessages(db)
    expect(await sendMails(db, '', 'refused')).toEqual([sellerEmail])
    expect(await waitsFor(db, id)).toMatchObject([{ waits: false }])
  }),
)

test(
  'an answer the buyer’s address refuses stays in the conversation, and nobody is mailed about it',
  withOutbox(async (db) => {
    await sendReply(db, await addPandaAd(db), reply, stranger)
    const code = codeIn((await mailsOwedTo(db, sellerEmail))[0])
    await answerReply(db, code, 'Sì, venga quando vuole.')
    await db`update reply_message set created_at = now() - interval '31 days'`
    expect(await sendMails(db, reply.email, 'refused')).toEqual([sellerEmail])
    await deliverWaitingMessages(db)
    for (const expiry of replyExpiries) await purgeRows(db, expiry)
    expect((await findConversation(db, code))?.messages).toHaveLength(2)
    expect(await mailsOwedTo(db, sellerEmail)).toHaveLength(1)
  }),
)

test(
  'a message that has not left when its account is deleted never leaves; those of others do',
  withOutbox(async (db) => {
    const [id, user] = [await addPandaAd(db), await addTestUser(db)]
    await sendReply(
      db,
      id,
      { ...reply, email: 'altro@posta.example', message: 'Canarino del compratore' },
      { userId: user.id, ownsEmail: false },
    )
    await sendReply(db, id, { ...reply, email: user.email.toUpperCase(), message: 'Canarino senza accesso' }, stranger)
    await sendReply(db, id, reply, stranger)
    await eraseReplies(db, user)
    expect((await mailsOwedTo(db, sellerEmail)).map(({ bodyText }) => bodyText.includes('Canarino'))).toEqual([false])
    expect(await db`select reply.name, message from reply join reply_message on reply_id = reply.id where ad_id = ${id}`).toEqual([
      { name: reply.name, message: reply.message },
    ])
  }),
)

test(
  'the mail of a sent message stays in the outbox when the account is deleted, its text nowhere else',
  withOutbox(async (db) => {
    const [id, user] = [await addPandaAd(db), await addTestUser(db)]
    await sendReply(db, id, { ...reply, email: user.email }, { userId: user.id, ownsEmail: true })
    await sendMails(db, '', 'refused')
    await eraseReplies(db, user)
    expect(await db`select kind from outbox_mail where recipient = ${sellerEmail}`).toEqual([{ kind: 'reply-to-seller' }])
    expect(await db`select from reply join reply_message on reply_id = reply.id where ad_id = ${id}`).toHaveLength(0)
  }),
)

test(
  'an ad whose messages cannot be sent does not keep those of the others waiting',
  withOutbox(async (db) => {
    const [broken, sound] = [await addPandaAd(db, { contactEmail: null }), await addPandaAd(db, { contactEmail: null })]
    for (const id of [broken, sound]) await sendReply(db, id, reply, stranger)
    await db`update ad set contact_email = ${corrected} where id in (${broken}, ${sound})`
    await db`alter table outbox_mail add check (body_text not like ${db.unsafe(`'%RIF ${broken})%'`)})`
    await deliverWaitingMessages(db)
    expect([await waitsFor(db, broken), await waitsFor(db, sound)]).toMatchObject([[{ waits: true }], [{ waits: false }]])
  }),
)
