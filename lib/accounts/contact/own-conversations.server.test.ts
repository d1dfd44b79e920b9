import { expect, test } from 'vitest'
import { addTestUser } from '@/lib/accounts/users/test-user'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { answerReply } from './answer-reply.server'
import { conversationsPerPage } from './own-conversation'
import {
  answerConversation,
  countUnread,
  findConversationPage,
  lastMessageOf,
  listConversations,
  openConversation,
  setBlocked,
} from './own-conversations.server'
import { findConversation } from './reply-queries.server'
import { sendReply } from './send-reply.server'
import { addPandaAd, addTestDealer, codeIn, mailsOwedTo, reply } from './test-seller'

async function begin(db: Db) {
  const [buyer, seller, other] = [await addTestUser(db), await addTestUser(db), await addTestUser(db)]
  const adId = await addPandaAd(db, { ownerId: seller.id, contactEmail: seller.email })
  await sendReply(db, adId, { ...reply, email: buyer.email }, { userId: buyer.id, ownsEmail: true })
  const [row] = await db<{ id: number }[]>`select id from reply where ad_id = ${adId}`
  return { buyer, seller, other, adId, id: row?.id ?? 0 }
}

test(
  'buyer and seller share one conversation, unread until opened, that either can answer',
  withRollback(async (db) => {
    const { buyer, seller, id } = await begin(db)
    expect(await listConversations(db, seller)).toMatchObject([
      { id, holder: 'seller', with: 'Francesca Colombo', unread: 1, isToAnswer: true },
    ])
    expect(await listConversations(db, buyer)).toMatchObject([{ id, holder: 'buyer', with: 'Il venditore', unread: 0, isToAnswer: false }])
    expect([await countUnread(db, seller), await countUnread(db, buyer)]).toEqual([1, 0])
    expect((await openConversation(db, seller, id)).messages).toHaveLength(1)
    expect(await listConversations(db, seller)).toMatchObject([{ unread: 0, isToAnswer: true }])
    expect(await countUnread(db, seller)).toBe(0)
    await answerConversation(db, seller, id, 'Sì, è disponibile.')
    await answerConversation(db, seller, id, 'Sì, è disponibile.')
    expect(await listConversations(db, buyer)).toMatchObject([{ unread: 1, isToAnswer: true, lastWords: 'Sì, è disponibile.' }])
    expect(await mailsOwedTo(db, buyer.email)).toMatchObject([{ kind: 'reply-sent' }, { kind: 'reply-answer' }])
    const { messages } = await openConversation(db, buyer, id)
    expect(messages).toMatchObject([{ sender: 'buyer' }, { sender: 'seller', message: 'Sì, è disponibile.' }])
    expect(await lastMessageOf(db, buyer, id)).toBe(messages.at(-1)?.id)
  }),
)

test(
  'a buyer reads the name of the dealer, in the list, in the conversation and behind the link of a mail',
  withRollback(async (db) => {
    const [buyer, dealerId] = [await addTestUser(db), await addTestDealer(db)]
    const adId = await addPandaAd(db, { dealerId, contactEmail: null })
    await sendReply(db, adId, { ...reply, email: buyer.email }, { userId: buyer.id, ownsEmail: true })
    const [line] = await listConversations(db, buyer)
    expect(line).toMatchObject({ holder: 'buyer', with: 'Salone di prova' })
    expect((await openConversation(db, buyer, line?.id ?? 0)).with).toBe('Salone di prova')
    await answerConversation(db, buyer, line?.id ?? 0, 'Posso venire sabato?')
    expect((await findConversation(db, codeIn((await mailsOwedTo(db, 'vendite@salone.example'))[0])))?.seller).toBe('Salone di prova')
  }),
)

test(
  'nobody else finds a conversation',
  withRollback(async (db) => {
    const { other, id } = await begin(db)
    expect(await listConversations(db, other)).toEqual([])
    expect(await countUnread(db, other)).toBe(0)
    for (const one of [
      () => openConversation(db, other, id),
      () => answerConversation(db, other, id, 'Ciao ciao'),
      () => lastMessageOf(db, other, id),
      () => setBlocked(db, other, id, true),
    ])
      await expect(one()).rejects.toMatchObject({ code: 'notFound' })
  }),
)

test(
  'a blocked conversation sends the blocker no mails, and only the blocker opens it again',
  withRollback(async (db) => {
    const { buyer, seller, id } = await begin(db)
    await setBlocked(db, seller, id, true)
    await expect(answerConversation(db, buyer, id, 'Allora, la vende?')).rejects.toMatchObject({ code: 'conflict' })
    await expect(setBlocked(db, buyer, id, false)).rejects.toMatchObject({ code: 'conflict' })
    const code = codeIn((await mailsOwedTo(db, buyer.email))[0])
    await expect(answerReply(db, code, 'Allora, la vende?')).rejects.toMatchObject({ code: 'conflict' })
    await setBlocked(db, seller, id, false)
    await answerConversation(db, buyer, id, 'Allora, la vende?')
    expect(await listConversations(db, seller)).toMatchObject([{ unread: 2, blockedBy: null }])
    expect(await countUnread(db, seller)).toBe(2)
  }),
)

test(
  'a message that looks like a fraud is marked for its recipient, not for its author',
  withRollback(async (db) => {
    const { buyer, seller, id } = await begin(db)
    await answerConversation(db, seller, id, 'Mi serve un acconto per tenerla da parte')
    expect((await openConversation(db, buyer, id)).messages.at(-1)?.signs).toMatchObject([{ kind: 'deposit' }])
    expect((await openConversation(db, seller, id)).messages.at(-1)?.signs).toEqual([])
  }),
)

test(
  'each of many conversations is on one page of the list, whatever is chosen of them',
  withRollback(async (db) => {
    const { buyer, seller, adId, id } = await begin(db)
    const many = 2 * conversationsPerPage + 1
    await db`
      insert into reply (ad_id, ad_title, name, email, phone, user_id)
      select ${adId}, 'Fiat Panda', 'Anna', 'anna' || place || '@esempio.it', '', null from generate_series(2, ${many}) place`
    await db`
      insert into reply_message (reply_id, sender, message)
      select id, 'buyer', 'È ancora disponibile?' from reply where ad_id = ${adId} and id <> ${id}`
    await answerConversation(db, seller, id, 'Sì, è disponibile.')
    const counts = { tutti: many, 'da-rispondere': many - 1, risposti: 1 }
    const seen: number[] = []
    for (const page of [1, 2, 3]) {
      const found = await findConversationPage(db, seller, { filter: 'tutti', page })
      expect(found).toMatchObject({ counts, page, pages: 3 })
      seen.push(...found.lines.map((line) => line.id))
    }
    expect(new Set(seen).size).toBe(many)
    expect(await findConversationPage(db, seller, { filter: 'da-rispondere', page: 9 })).toMatchObject({ page: 2, pages: 2 })
    expect((await findConversationPage(db, seller, { filter: 'risposti', page: 1 })).lines).toMatchObject([{ id, isToAnswer: false }])
    expect(await findConversationPage(db, buyer, { filter: 'tutti', page: 1 })).toMatchObject({ counts: { tutti: 1 }, pages: 1 })
  }),
)
