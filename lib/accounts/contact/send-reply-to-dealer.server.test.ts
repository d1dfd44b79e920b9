import { expect, test } from 'vitest'
import { addTestUser } from '@/lib/accounts/users/test-user'
import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { addDealers } from '@/lib/market/dealers/add-dealers.server'
import { answerReply } from './answer-reply.server'
import { deliverWaitingMessages } from './deliver-waiting-messages.server'
import { eraseReplies } from './erase-replies.server'
import { exportReplies, findConversation } from './reply-queries.server'
import { sendReply, sendReplyToDealer } from './send-reply.server'
import { addPandaAd, addTestDealer, codeIn, mailsOwedTo, reply, stranger } from './test-seller'

const dealerEmail = 'vendite@salone.example'
const letters = (db: Db, dealer: number) => db`select ad_id, ad_title from reply where dealer_id = ${dealer}`

test(
  'a message from a dealer’s page reaches the dealer with the address masked, and is confirmed',
  withRollback(async (db) => {
    const dealer = await addTestDealer(db)
    expect(await sendReplyToDealer(db, dealer, { ...reply, phone: '300 1112223' }, stranger)).toBe('sent')
    const [toDealer] = await mailsOwedTo(db, dealerEmail)
    expect(toDealer).toMatchObject({ kind: 'reply-to-seller', subject: 'Nuovo messaggio per Salone di prova' })
    for (const part of ['dalla pagina di «Salone di prova» su Ingrana', 'f•••@p•••.example', '300 1112223', '> Buongiorno'])
      expect(toDealer?.bodyText).toContain(part)
    expect(JSON.stringify(toDealer)).not.toMatch(/\(RIF|tuo annuncio|francesca@/)
    const [toBuyer] = await mailsOwedTo(db, reply.email)
    expect(toBuyer).toMatchObject({ kind: 'reply-sent', subject: 'Il tuo messaggio per Salone di prova' })
    expect(JSON.stringify(toBuyer)).not.toContain(dealerEmail)
    expect(await letters(db, dealer)).toEqual([{ adId: null, adTitle: null }])
  }),
)

test(
  'buyer and dealer go on by the links of their mails; the conversation leads to the dealer’s page',
  withRollback(async (db) => {
    const dealer = await addTestDealer(db)
    await sendReplyToDealer(db, dealer, reply, stranger)
    const toDealer = codeIn((await mailsOwedTo(db, dealerEmail))[0])
    expect(await findConversation(db, toDealer)).toMatchObject({
      holder: 'seller',
      title: 'Salone di prova',
      href: '/concessionari/salone-di-prova',
    })
    expect(await answerReply(db, toDealer, 'Sì, ritiriamo usati.')).toBe('sent')
    const answer = (await mailsOwedTo(db, reply.email))[1]
    expect(answer).toMatchObject({ kind: 'reply-answer', subject: 'Nuova risposta per Salone di prova' })
    expect(await answerReply(db, codeIn(answer), 'Vengo sabato.')).toBe('sent')
    expect((await mailsOwedTo(db, dealerEmail))[1]?.bodyText).toContain('> Vengo sabato.')
  }),
)

test(
  'a dealer without an address gets its own messages when there is one',
  withRollback(async (db) => {
    const [dealer = 0, other = 0] = await addDealers(db, [{ name: 'Senza posta' }, { name: 'Anche senza' }])
    expect(await sendReplyToDealer(db, dealer, reply, stranger)).toBe('kept')
    await sendReplyToDealer(db, other, { ...reply, message: 'Per gli altri, e solo per loro' }, stranger)
    await deliverWaitingMessages(db)
    await db`update dealer set email = ${dealerEmail} where id = ${dealer}`
    await deliverWaitingMessages(db)
    await deliverWaitingMessages(db)
    expect((await mailsOwedTo(db, dealerEmail)).map(({ bodyText }) => bodyText.includes('> Buongiorno'))).toEqual([true])
  }),
)

test(
  'a message sent twice to a dealer is one; to an ad of the same number or another dealer it is new',
  withRollback(async (db) => {
    const ad = await addPandaAd(db)
    const dealer = await addTestDealer(db)
    await db`update dealer set id = ${ad} where id = ${dealer}`
    await sendReply(db, ad, reply, stranger)
    for (let time = 0; time < 2; time += 1) await sendReplyToDealer(db, ad, reply, stranger)
    expect(await letters(db, ad)).toHaveLength(1)
    expect(await mailsOwedTo(db, dealerEmail)).toHaveLength(1)
    expect(await db`select from reply where ad_id = ${ad}`).toHaveLength(1)
    await sendReplyToDealer(db, ad, { ...reply, phone: '300 1112223' }, stranger)
    expect(await letters(db, ad), 'a corrected number').toHaveLength(2)
  }),
)

test(
  'nobody writes to a dealer who does not exist; with the dealer the conversations go',
  withRollback(async (db) => {
    await expect(sendReplyToDealer(db, 999_999_999, reply, stranger)).rejects.toMatchObject({
      code: 'notFound',
      shownText: 'Questa concessionaria non esiste.',
    })
    const dealer = await addTestDealer(db)
    await sendReplyToDealer(db, dealer, reply, stranger)
    const code = codeIn((await mailsOwedTo(db, reply.email))[0])
    await db`delete from dealer where id = ${dealer}`
    expect(await findConversation(db, code)).toBeUndefined()
  }),
)

test(
  'the copy of one’s data names the dealer, and the letters go with the account',
  withRollback(async (db) => {
    const [user, dealer] = [await addTestUser(db), await addTestDealer(db)]
    await sendReplyToDealer(db, dealer, { ...reply, email: user.email }, { userId: user.id, ownsEmail: true })
    expect(await exportReplies(db, user)).toMatchObject([
      { ad: null, adTitle: null, dealer, messages: [{ sender: 'buyer', message: reply.message }] },
    ])
    await eraseReplies(db, user)
    expect(await letters(db, dealer)).toEqual([])
    expect(await mailsOwedTo(db, dealerEmail), 'what has not left never does').toEqual([])
  }),
)

test(
  'a conversation is about either one ad or one dealer',
  withRollback(async (db) => {
    const [ad, dealer] = [await addPandaAd(db), await addTestDealer(db)]
    const wrong = [
      { ad: null, title: null, dealer: null },
      { ad, title: 'Fiat Panda', dealer },
      { ad: null, title: 'Fiat Panda', dealer },
      { ad, title: null, dealer: null },
    ]
    for (const about of wrong)
      await expect(
        inTransaction(
          db,
          (db) =>
            db`insert into reply (ad_id, ad_title, dealer_id, name, email) values (${about.ad}, ${about.title}, ${about.dealer}, 'x', 'x')`,
        ),
      ).rejects.toMatchObject({ constraint_name: 'reply_about_one' })
  }),
)
