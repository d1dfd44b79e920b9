import { expect, test } from 'vitest'
import { mostWaiting } from '@/lib/accounts/moderation/waiting-queue'
import { addTestUser } from '@/lib/accounts/users/test-user'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { hasMoneyWords, messageSignals } from './conversation-signals'
import { listSignalledConversations, markSignalsSeen } from './conversation-signals.server'
import { sendReply } from './send-reply.server'
import { addPandaAd, reply, stranger } from './test-seller'
import { insertMessage } from './write-message.server'

async function begin(db: Db): Promise<number> {
  const adId = await addPandaAd(db)
  await sendReply(db, adId, reply, stranger)
  const [row] = await db<{ id: number }[]>`select id from reply where ad_id = ${adId}`
  return row?.id ?? 0
}

test(
  'money that is asked before a visit comes to the moderators as a reason, without the words',
  withRollback(async (db) => {
    const moderator = { ...(await addTestUser(db)), role: 'moderator' as const }
    const replyId = await begin(db)
    await insertMessage(db, replyId, 'seller', 'Sono in Germania per lavoro. Mandi una caparra di 500 euro e il corriere parte.')
    const listed = await listSignalledConversations(db, moderator)
    expect(listed).toMatchObject([{ id: replyId, side: 'seller' }])
    const reasons = listed.flatMap((one) => one.reasons)
    expect(reasons).toContain('chiede soldi prima di una visita')
    expect(reasons).toContain('dice di essere all’estero o fuori città')
    expect(JSON.stringify(listed)).not.toMatch(/500|Mandi|Francesca/)
    await expect(listSignalledConversations(db, await addTestUser(db))).rejects.toThrow(AppError)
    await markSignalsSeen(db, moderator, replyId)
    expect(await listSignalledConversations(db, moderator)).toEqual([])
  }),
)

test(
  'conversations with one way of speaking each do not push a fraud off the list, however many and late',
  withRollback(async (db) => {
    const moderator = { ...(await addTestUser(db)), role: 'moderator' as const }
    const replyId = await begin(db)
    await insertMessage(db, replyId, 'seller', 'Mandi una caparra di 500 euro.')
    await db`
      with other as (
        insert into reply (ad_id, ad_title, name, email, phone)
        select ad_id, 'Panda', 'Anna', 'anna' || place || '@esempio.it', '' from reply, generate_series(1, ${mostWaiting}) place where id = ${replyId} returning id
      ), message as (insert into reply_message (reply_id, sender, message) select id, 'buyer', 'Mando un corriere.' from other returning id, reply_id)
      insert into conversation_signal (reply_id, message_id, side, kind, created_at)
      select reply_id, id, 'buyer', 'courier', now() + interval '1 hour' from message`
    expect(await listSignalledConversations(db, moderator)).toMatchObject([{ id: replyId }])
  }),
)

test(
  'money after a visit, one way of speaking, and a buyer who writes from abroad are no signal',
  withRollback(async (db) => {
    const moderator = { ...(await addTestUser(db)), role: 'moderator' as const }
    const replyId = await begin(db)
    await db`
      insert into visit (reply_id, message_id, ad_id, state, author, from_at, to_at)
      select reply_id, min(reply_message.id), ad_id, 'held', 'buyer', now() - interval '2 days', now() - interval '1 day'
      from reply_message join reply on reply.id = reply_id where reply_id = ${replyId} group by reply_id, ad_id`
    await insertMessage(db, replyId, 'seller', 'Mi versi un acconto e gliela tengo.')
    await insertMessage(db, replyId, 'buyer', 'Lavoro in Germania, vengo a vederla a Natale.')
    await insertMessage(db, replyId, 'buyer', 'La ritira un corriere di mia fiducia.')
    expect(await listSignalledConversations(db, moderator)).toEqual([])
  }),
)

test.each([
  { words: 'Accetto 12.000', is: true },
  { words: 'Il prezzo è trattabile?', is: true },
  { words: 'Serve una caparra', is: true },
  { words: 'Pagamento alla consegna', is: true },
  { words: 'Posso venire sabato?', is: false },
  { words: 'È stata parcheggiata in garage', is: false },
])('the safety line beside «$words»: $is', ({ words, is }) => {
  expect(hasMoneyWords(words)).toBe(is)
})

test('an honest message of a seller is no sign', () => {
  expect(messageSignals('Buongiorno, venga pure sabato a vederla. È importata dalla Germania, ho i documenti.', 'seller')).toEqual([])
})
