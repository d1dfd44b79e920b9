import { expect, test } from 'vitest'
import { listOpenReportsOf } from '@/lib/accounts/reports/report-queries.server'
import { mailsTo } from '@/lib/accounts/users/test-user'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { addTestAd } from '@/lib/market/ads/test-ad'
import { findBan } from './account-ban.server'
import { findCase, listLog } from './case-queries.server'
import { appealCase, decideCase } from './decide-case.server'
import { outcomeNames } from './moderation-case'
import { listCases } from './moderation-queue.server'
import { openCase } from './open-case.server'
import { exportDecisions } from './seller-decisions.server'
import { addCase, addModerator, plea, refuse } from './test-case'
import { undoDecision } from './undo-decision.server'

const adOf = async (db: Db, id: number) => db`select status, published_at, expires_at, reminded_at, closed_at from ad where id = ${id}`

test.each(outcomeNames.flatMap((outcome) => [{ outcome, status: 'in_review' } as const, { outcome, status: 'published' } as const]))(
  'what was decided is as if it had not been, but for the log and what was written: $outcome, $status',
  ({ outcome, status }) =>
    withRollback(async (db) => {
      const ada = await addModerator(db)
      const { owner, adId, id } = await addCase(db, status)
      const second = await addTestAd(db, { ownerId: owner.id })
      await db`insert into ad_report (ad_id, kind, message, email) values (${adId}, 'truffa', 'Chiede un acconto', 'anna@posta.example')`
      const before = [await adOf(db, adId), await adOf(db, second), await listOpenReportsOf(db, adId)]
      await decideCase(db, ada, id, { ...refuse, outcome })
      expect(await findCase(db, ada, id)).toMatchObject({ decision: { outcome, canUndo: true }, reports: [] })
      await undoDecision(db, ada, id)
      expect([await adOf(db, adId), await adOf(db, second), await listOpenReportsOf(db, adId)]).toEqual(before)
      expect([await mailsTo(db, owner.email), await mailsTo(db, 'anna@posta.example')]).toEqual([[], []])
      expect(await findBan(db, owner.id)).toBeUndefined()
      expect(await exportDecisions(db, owner.id)).toMatchObject([{ outcome: null, reason: null, statement: '', bannedAt: null }])
      expect(await listCases(db, ada)).toMatchObject([{ id }])
      const proposal = { reason: refuse.reason, statement: refuse.statement, note: refuse.note }
      expect(await findCase(db, ada, id)).toMatchObject({ decision: null, proposal })
      expect((await listLog(db, { caseId: id })).map(({ action }) => action)).toEqual([
        'Decisione annullata',
        expect.any(String),
        'In coda',
      ])
      await decideCase(db, ada, id, refuse)
      expect([await mailsTo(db, owner.email), await mailsTo(db, 'anna@posta.example')]).toEqual([['ad-refused'], ['report-decided']])
    })(),
)

test(
  'a decision is undone for sixty seconds, and its mail waits as long',
  withRollback(async (db) => {
    const ada = await addModerator(db)
    const { owner, id } = await addCase(db)
    await decideCase(db, ada, id, refuse)
    expect(
      await db`select next_attempt_at = now() + interval '60 seconds' as waits from outbox_mail where recipient = ${owner.email}`,
    ).toEqual([{ waits: true }])
    await db`update moderation_case set decided_at = now() - interval '60 seconds' where id = ${id}`
    await expect(undoDecision(db, ada, id)).rejects.toMatchObject({ code: 'conflict' })
    expect((await findCase(db, ada, id)).decision).toMatchObject({ canUndo: false })
    await db`update moderation_case set decided_at = now() - interval '59 seconds' where id = ${id}`
    await undoDecision(db, ada, id)
  }),
)

test(
  'a decision stays when its mail has left, somebody else made it, or the ad changed meanwhile',
  withRollback(async (db) => {
    const [ada, pietro] = [await addModerator(db), await addModerator(db)]
    const { owner, adId, id, statusNow } = await addCase(db)
    await expect(undoDecision(db, ada, id)).rejects.toMatchObject({ code: 'conflict' })
    await decideCase(db, ada, id, refuse)
    await expect(undoDecision(db, owner, id)).rejects.toMatchObject({ code: 'forbidden' })
    await expect(undoDecision(db, pietro, id)).rejects.toMatchObject({ code: 'conflict' })
    expect((await findCase(db, pietro, id)).decision).toMatchObject({ canUndo: false })
    await db`update outbox_mail set attempts = 1 where recipient = ${owner.email}`
    await expect(undoDecision(db, ada, id)).rejects.toMatchObject({ code: 'conflict' })
    await db`update outbox_mail set attempts = 0 where recipient = ${owner.email}`
    await db`update ad set status = 'in_review' where id = ${adId}`
    await expect(undoDecision(db, ada, id)).rejects.toMatchObject({ code: 'conflict' })
    await db`update ad set status = 'rejected' where id = ${adId}`
    await openCase(db, adId, [])
    await expect(undoDecision(db, ada, id)).rejects.toMatchObject({ code: 'conflict' })
    await db`delete from moderation_case where ad_id = ${adId} and decided_at is null`
    await appealCase(db, owner, adId, plea)
    await expect(undoDecision(db, ada, id)).rejects.toMatchObject({ code: 'conflict' })
    expect([await statusNow(), await mailsTo(db, owner.email)]).toEqual(['rejected', ['ad-refused']])
  }),
)
