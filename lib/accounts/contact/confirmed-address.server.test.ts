import { expect, test } from 'vitest'
import { banAccount } from '@/lib/accounts/moderation/account-ban.server'
import { addCase } from '@/lib/accounts/moderation/test-case'
import { addTestUser } from '@/lib/accounts/users/test-user'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { answerReply } from './answer-reply.server'
import { confirmByCode } from './confirmed-address.server'
import { countUnread, listConversations, openConversation } from './own-conversations.server'
import { exportReplies, findConversation } from './reply-queries.server'
import { sendReply } from './send-reply.server'
import { addPandaAd, codeIn, mailsOwedTo, reply, sellerEmail, stranger } from './test-seller'

async function writeAs(db: Db, email: string) {
  const seller = await addTestUser(db)
  const adId = await addPandaAd(db, { ownerId: seller.id, contactEmail: seller.email })
  await sendReply(db, adId, { ...reply, email }, stranger)
  const [row] = await db<{ id: number }[]>`select id from reply where ad_id = ${adId}`
  return { seller, id: row?.id ?? 0 }
}

test(
  'what a stranger writes with an account’s address is in neither its messages nor its export',
  withRollback(async (db) => {
    const owner = await addTestUser(db)
    const { seller, id } = await writeAs(db, owner.email)
    expect(await listConversations(db, owner)).toEqual([])
    await expect(openConversation(db, owner, id)).rejects.toMatchObject({ code: 'notFound' })
    expect([await countUnread(db, owner), await exportReplies(db, owner)]).toEqual([0, []])
    expect(await openConversation(db, seller, id), 'and the seller reads so').toMatchObject({ isUnconfirmed: true })
    expect((await mailsOwedTo(db, seller.email))[0]?.bodyText).toContain('indirizzo non confermato')
  }),
)

test.each([
  { how: 'a press', use: (db: Db, code: string) => confirmByCode(db, code) },
  { how: 'an answer', use: (db: Db, code: string) => answerReply(db, code, 'Eccomi, quando posso passare?') },
])('$how with the link of the mail confirms its address and gives the conversation to the account', async ({ use }) => {
  await withRollback(async (db) => {
    const owner = await addTestUser(db)
    const { seller, id } = await writeAs(db, owner.email)
    const code = codeIn((await mailsOwedTo(db, owner.email))[0])
    expect((await findConversation(db, code))?.buyer.isConfirmed, 'looking proves nothing').toBe(false)
    await use(db, code)
    expect(await listConversations(db, owner)).toMatchObject([{ id, holder: 'buyer' }])
    expect(await exportReplies(db, owner)).toHaveLength(1)
    expect(await openConversation(db, seller, id)).toMatchObject({ isUnconfirmed: false })
  })()
})

test(
  'the link of the seller confirms nobody’s address, and a dead one nothing',
  withRollback(async (db) => {
    const { seller } = await writeAs(db, 'francesca@posta.example')
    const code = codeIn((await mailsOwedTo(db, seller.email))[0])
    for (const wrong of [code, 'x', '']) await expect(confirmByCode(db, wrong)).rejects.toMatchObject({ path: 'codice' })
  }),
)

test(
  'a banned person cannot write on with the account’s address, and learns so only by mail',
  withRollback(async (db) => {
    const { owner, id: caseId } = await addCase(db)
    await sendReply(db, await addPandaAd(db), { ...reply, email: owner.email }, stranger)
    const before = codeIn((await mailsOwedTo(db, owner.email))[0])
    await banAccount(db, owner.id, caseId)
    const adId = await addPandaAd(db)
    expect(await sendReply(db, adId, { ...reply, email: owner.email.toUpperCase() }, stranger), 'the answer that everybody gets').toBe(
      'sent',
    )
    expect(await db`select from reply where ad_id = ${adId}`).toHaveLength(0)
    expect(await mailsOwedTo(db, sellerEmail)).toHaveLength(1)
    expect((await mailsOwedTo(db, owner.email.toUpperCase())).map(({ kind }) => kind)).toEqual(['reply-not-sent'])
    await expect(answerReply(db, before, 'Sono ancora interessato')).rejects.toMatchObject({ code: 'forbidden' })
    await expect(confirmByCode(db, before)).rejects.toMatchObject({ code: 'forbidden' })
  }),
)
