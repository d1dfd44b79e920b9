import { expect, test } from 'vitest'
import { decideCase } from '@/lib/accounts/moderation/decide-case.server'
import { listCases } from '@/lib/accounts/moderation/moderation-queue.server'
import { openCase } from '@/lib/accounts/moderation/open-case.server'
import { addModerator, refuse } from '@/lib/accounts/moderation/test-case'
import { addTestUser, mailsTo } from '@/lib/accounts/users/test-user'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { answerReply } from './answer-reply.server'
import { decideConversationReport, listConversationReports } from './decide-conversation-report.server'
import { answerConversation, openConversation } from './own-conversations.server'
import { reportByCode, reportConversation } from './report-conversation.server'
import { sendReply } from './send-reply.server'
import { addPandaAd, codeIn, mailsOwedTo, reply } from './test-seller'

const report = { kind: 'soldi', words: 'Vuole 300 € subito', messageId: undefined, isBlocking: false } as const

/** Begins a conversation of seven messages, of which the fourth asks for money. */
async function begin(db: Db) {
  const [buyer, seller, ada] = [await addTestUser(db), await addTestUser(db), await addModerator(db)]
  const adId = await addPandaAd(db, { ownerId: seller.id, contactEmail: seller.email })
  await sendReply(db, adId, { ...reply, email: buyer.email }, { userId: buyer.id, ownsEmail: true })
  const [{ id } = { id: 0 }] = await db<{ id: number }[]>`select id from reply where ad_id = ${adId}`
  for (const [who, words] of [
    [seller, 'Sì, è disponibile'],
    [buyer, 'Posso vederla?'],
    [seller, 'Prima 300 € di acconto'],
    [buyer, 'No, grazie'],
    [seller, 'Peccato'],
    [buyer, 'Arrivederci'],
  ] as const)
    await answerConversation(db, who, id, words)
  const { messages } = await openConversation(db, buyer, id)
  return { buyer, seller, ada, adId, id, asking: messages[3]?.id ?? 0 }
}

test(
  'a report queues the messages around the reported one and no others; of each side one waits',
  withRollback(async (db) => {
    const { buyer, ada, id, asking } = await begin(db)
    await reportConversation(db, buyer, id, { ...report, messageId: asking })
    await reportConversation(db, buyer, id, report)
    const [only, ...others] = await listConversationReports(db, ada)
    expect(others).toEqual([])
    expect(only).toMatchObject({ kind: 'Chiede soldi o acconti', words: report.words, side: 'buyer' })
    expect(only?.messages.map(({ message, isReported }) => [message, isReported])).toEqual([
      [reply.message, false],
      ['Sì, è disponibile', false],
      ['Posso vederla?', false],
      ['Prima 300 € di acconto', true],
      ['No, grazie', false],
    ])
  }),
)

test(
  'a person cannot report conversations of others, nor their own messages',
  withRollback(async (db) => {
    const { buyer, seller, id, asking } = await begin(db)
    const other = await addTestUser(db)
    await expect(reportConversation(db, other, id, report)).rejects.toMatchObject({ code: 'notFound' })
    await expect(reportConversation(db, seller, id, { ...report, messageId: asking })).rejects.toMatchObject({ code: 'notFound' })
    await expect(listConversationReports(db, buyer)).rejects.toMatchObject({ code: 'forbidden' })
    await expect(decideConversationReport(db, buyer, 1, { isAccepted: true, statement: 'x' })).rejects.toMatchObject({ code: 'forbidden' })
  }),
)

test(
  'the link of a mail is enough to report, and its address gets the outcome',
  withRollback(async (db) => {
    const [seller, ada] = [await addTestUser(db), await addModerator(db)]
    const adId = await addPandaAd(db, { ownerId: seller.id, contactEmail: seller.email })
    await sendReply(db, adId, reply, { userId: null, ownsEmail: false })
    const code = codeIn((await mailsOwedTo(db, seller.email)).findLast(({ kind }) => kind === 'reply-to-seller'))
    const { isBlocking: _, ...reported } = report
    await expect(reportByCode(db, 'falso', reported)).rejects.toMatchObject({ path: 'codice' })
    await reportByCode(db, code, reported)
    const [only] = await listConversationReports(db, ada)
    expect(only).toMatchObject({ side: 'seller', words: report.words, messages: [{ message: reply.message, isReported: true }] })
    await decideConversationReport(db, ada, only?.id ?? 0, { isAccepted: true, statement: 'Pubblicità.' })
    expect([await mailsTo(db, seller.email), await mailsTo(db, reply.email)]).toEqual([
      expect.arrayContaining(['message-report-decided']),
      expect.arrayContaining(['conversation-closed']),
    ])
  }),
)

test(
  'an accepted report closes the conversation, queues the ad and is mailed to both sides, once',
  withRollback(async (db) => {
    const { buyer, seller, ada, id } = await begin(db)
    await reportConversation(db, buyer, id, report)
    const [{ id: reportId } = { id: 0 }] = await listConversationReports(db, ada)
    await expect(decideConversationReport(db, ada, reportId, { isAccepted: true, statement: ' ' })).rejects.toMatchObject({ path: 'testo' })
    await decideConversationReport(db, ada, reportId, { isAccepted: true, statement: 'Chiedi soldi prima della visita.' })
    await expect(decideConversationReport(db, ada, reportId, { isAccepted: false, statement: '' })).rejects.toMatchObject({
      code: 'conflict',
    })
    expect(await listConversationReports(db, ada)).toEqual([])
    await expect(answerConversation(db, seller, id, 'Ci sei?')).rejects.toMatchObject({ code: 'conflict' })
    expect(await listCases(db, ada)).toMatchObject([{ about: 'Messaggi segnalati' }])
    expect([(await mailsTo(db, seller.email)).at(-1), (await mailsTo(db, buyer.email)).at(-1)]).toEqual([
      'conversation-closed',
      'message-report-decided',
    ])
  }),
)

test(
  'a dismissed report changes nothing; a reporter can block at once',
  withRollback(async (db) => {
    const { buyer, seller, ada, id } = await begin(db)
    await reportConversation(db, seller, id, report)
    const [{ id: first } = { id: 0 }] = await listConversationReports(db, ada)
    await decideConversationReport(db, ada, first, { isAccepted: false, statement: '' })
    expect(await openConversation(db, buyer, id)).toMatchObject({ blockedBy: null })
    expect(await listCases(db, ada)).toEqual([])
    await reportConversation(db, seller, id, { ...report, isBlocking: true })
    expect(await openConversation(db, buyer, id)).toMatchObject({ blockedBy: 'seller' })
  }),
)

test(
  'a banned seller writes neither in the private area, nor by links of mails, nor about another ad',
  withRollback(async (db) => {
    const { buyer, seller, ada, adId, id } = await begin(db)
    const other = await addPandaAd(db)
    const [toSeller] = (await mailsOwedTo(db, seller.email)).filter(({ kind }) => kind === 'reply-to-seller')
    await openCase(db, adId, [])
    const [{ id: caseId } = { id: 0 }] = await listCases(db, ada)
    await decideCase(db, ada, caseId, { ...refuse, outcome: 'banned' })
    await expect(answerConversation(db, seller, id, 'Ci sei?')).rejects.toMatchObject({ code: 'forbidden' })
    await expect(answerReply(db, codeIn(toSeller), 'Ci sei?')).rejects.toMatchObject({ code: 'forbidden' })
    await expect(sendReply(db, other, { ...reply, email: seller.email }, { userId: seller.id, ownsEmail: true })).rejects.toMatchObject({
      code: 'forbidden',
    })
    await expect(answerConversation(db, buyer, id, 'Buona giornata')).rejects.toMatchObject({ code: 'gone' })
  }),
)
