import { expect, test } from 'vitest'
import { changeOwnAd } from '@/lib/accounts/selling/change-own-ad.server'
import { editAd } from '@/lib/accounts/selling/edit-ad.server'
import { addTestUser, mailsTo } from '@/lib/accounts/users/test-user'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { addTestAd } from '@/lib/market/ads/test-ad'
import { findBan } from './account-ban.server'
import { answerQuestion, askSeller } from './ask-seller.server'
import { findCase, listLog } from './case-queries.server'
import { appealCase, decideAppeal, decideCase, resumeAd } from './decide-case.server'
import { findQuestions, findRefusals } from './find-refusals.server'
import { listCases, moderationFigures } from './moderation-queue.server'
import { exportDecisions } from './seller-decisions.server'
import { addCase, addModerator, plea, refuse } from './test-case'

const question = 'A chi è intestato il veicolo?'

test(
  'a question takes a case out of the queue until its seller answers; the ad stays as it is',
  withRollback(async (db) => {
    const ada = await addModerator(db)
    const { owner, adId, id, statusNow } = await addCase(db)
    await expect(askSeller(db, ada, id, '  ')).rejects.toMatchObject({ path: 'testo' })
    await askSeller(db, ada, id, ` ${question} `)
    expect([await listCases(db, ada), await moderationFigures(db)]).toMatchObject([[], { waiting: 0, asked: 1 }])
    expect((await findQuestions(db, owner)).get(adId)).toBe(question)
    expect(await mailsTo(db, owner.email)).toEqual(['ad-question'])
    const other = await addTestUser(db)
    await expect(answerQuestion(db, other, adId, 'È mio.')).rejects.toMatchObject({ code: 'notFound' })
    await expect(answerQuestion(db, owner, adId, '')).rejects.toMatchObject({ path: 'risposta' })
    await answerQuestion(db, owner, adId, 'È di mia madre.')
    await expect(answerQuestion(db, owner, adId, 'Anzi, è mio.')).rejects.toMatchObject({ code: 'notFound' })
    expect(await listCases(db, ada)).toMatchObject([{ id }])
    expect(await findCase(db, ada, id)).toMatchObject({ question: { text: question, answer: 'È di mia madre.' }, decision: null })
    expect((await listLog(db, { caseId: id })).map(({ action }) => action)).toEqual(['Risposta', 'Chiesto al venditore', 'In coda'])
    expect(await statusNow()).toBe('in_review')
  }),
)

test(
  'a question that nobody answers keeps a case for five days and no longer',
  withRollback(async (db) => {
    const ada = await addModerator(db)
    const { id } = await addCase(db)
    await askSeller(db, ada, id, question)
    for (const { age, waiting } of [
      { age: '4 days 23 hours 59 minutes', waiting: 0 },
      { age: '5 days', waiting: 1 },
    ]) {
      await db`update moderation_case set asked_at = now() - ${age}::interval where id = ${id}`
      expect(await listCases(db, ada), age).toHaveLength(waiting)
    }
  }),
)

test(
  'a suspended ad is off, its seller cannot put it back, and any moderator can',
  withRollback(async (db) => {
    const [ada, pietro] = [await addModerator(db), await addModerator(db)]
    const { owner, adId, id, statusNow } = await addCase(db, 'published')
    await expect(resumeAd(db, ada, id)).rejects.toMatchObject({ code: 'conflict' })
    await decideCase(db, ada, id, { ...refuse, outcome: 'suspended' })
    expect(await statusNow()).toBe('rejected')
    expect((await findRefusals(db, db`owner_id = ${owner.id}`)).get(adId)).toMatchObject({ canMend: false, appeal: 'open' })
    await expect(editAd(db, owner, adId)).rejects.toMatchObject({ code: 'conflict' })
    expect(await findCase(db, pietro, id)).toMatchObject({ canResume: true })
    await resumeAd(db, pietro, id)
    expect([await statusNow(), (await findCase(db, pietro, id)).canResume]).toEqual(['published', false])
    await expect(resumeAd(db, pietro, id)).rejects.toMatchObject({ code: 'conflict' })
    expect(await mailsTo(db, owner.email)).toEqual(['ad-refused', 'ad-approved'])
  }),
)

test(
  'a ban takes every ad off and ends the sessions; data and an appeal to another moderator remain',
  withRollback(async (db) => {
    const [ada, pietro] = [await addModerator(db), await addModerator(db)]
    const { owner, adId, id, statusNow } = await addCase(db, 'published')
    const [second, sold] = [await addTestAd(db, { ownerId: owner.id }), await addTestAd(db, { ownerId: owner.id, status: 'sold' })]
    await db`insert into session (id_hash, user_id, user_agent, expires_at, credentials_version) select 'x', id, '', now() + interval '1 day', credentials_version from app_user where id = ${owner.id}`
    await decideCase(db, ada, id, { ...refuse, outcome: 'banned' })
    const statuses = () => db`select id, status from ad where id in (${second}, ${sold}) order by id`
    expect([await statusNow(), await statuses()]).toEqual([
      'rejected',
      [
        { id: second, status: 'rejected' },
        { id: sold, status: 'sold' },
      ],
    ])
    expect(await db`select from session where user_id = ${owner.id}`).toHaveLength(0)
    expect(await findBan(db, owner.id)).toEqual({ adId, reason: 'Richiesta di denaro prima della visita', statement: refuse.statement })
    await expect(changeOwnAd(db, owner, sold, 'ripubblica', new Date())).rejects.toMatchObject({ code: 'forbidden' })
    await expect(editAd(db, owner, second)).rejects.toMatchObject({ code: 'forbidden' })
    expect(await exportDecisions(db, owner.id)).toMatchObject([{ outcome: 'banned', banLiftedAt: null }])
    await appealCase(db, owner, adId, plea)
    await expect(decideAppeal(db, ada, id, { isGranted: true, statement: '' })).rejects.toMatchObject({ code: 'forbidden' })
    await decideAppeal(db, pietro, id, { isGranted: true, statement: '' })
    expect([await statusNow(), await statuses()]).toMatchObject(['published', [{ status: 'published' }, { status: 'sold' }]])
    expect(await findBan(db, owner.id)).toBeUndefined()
  }),
)

test(
  'a ban needs an account, is not made twice, and no other ad of it is approved meanwhile',
  withRollback(async (db) => {
    const ada = await addModerator(db)
    const { owner, id } = await addCase(db)
    const { adId, id: second } = await addCase(db)
    await db`update ad set owner_id = ${owner.id} where id = ${adId}`
    await decideCase(db, ada, id, { ...refuse, outcome: 'banned' })
    await expect(decideCase(db, ada, second, { ...refuse, outcome: 'banned' })).rejects.toMatchObject({ code: 'conflict' })
    await expect(decideCase(db, ada, second, { ...refuse, outcome: 'approved' })).rejects.toMatchObject({ code: 'conflict' })
    const { id: third, adId: imported } = await addCase(db)
    await db`update ad set owner_id = null where id = ${imported}`
    await expect(decideCase(db, ada, third, { ...refuse, outcome: 'banned' })).rejects.toMatchObject({ code: 'conflict' })
    await expect(askSeller(db, ada, third, question)).rejects.toMatchObject({ code: 'conflict' })
  }),
)

test(
  'a case shows what else is known of its seller',
  withRollback(async (db) => {
    const ada = await addModerator(db)
    const { owner, id } = await addCase(db)
    const { adId, id: second } = await addCase(db, 'published')
    await db`update ad set owner_id = ${owner.id} where id = ${adId}`
    await addTestAd(db, { ownerId: owner.id, status: 'sold' })
    await decideCase(db, ada, id, refuse)
    expect((await findCase(db, ada, second)).seller).toMatchObject({
      isBanned: false,
      history: { ads: 3, online: 1, sold: 1, reports: 0, decisions: [{ caseId: id, outcome: 'refused' }] },
    })
  }),
)
