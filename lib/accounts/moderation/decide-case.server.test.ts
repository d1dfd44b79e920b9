import { expect, test } from 'vitest'
import { reportAd } from '@/lib/accounts/reports/report-ad.server'
import { addTestUser, mailsTo } from '@/lib/accounts/users/test-user'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { addTestAd } from '@/lib/market/ads/test-ad'
import { findCase, listLog } from './case-queries.server'
import { appealCase, type Decision, decideAppeal, decideCase } from './decide-case.server'
import { findRefusals } from './find-refusals.server'
import { listCases, moderationFigures } from './moderation-queue.server'
import { queueReportedAds } from './report-cases.server'
import { addCase, addModerator, plea, refuse } from './test-case'

const approve: Decision = { outcome: 'approved', reason: null, statement: '', note: '' }

test(
  'a held ad goes online when approved, its seller gets a mail, and the log says who did it',
  withRollback(async (db) => {
    const ada = await addModerator(db)
    const { owner, id, adId, statusNow } = await addCase(db)
    expect(await listCases(db, ada)).toMatchObject([{ id, risk: 40, about: 'Parole da truffa nel testo', kind: 'nuovi', heldBy: null }])
    await decideCase(db, ada, id, approve)
    expect(await statusNow()).toBe('published')
    expect(await db`select published_at is not null as is_dated, expires_at > now() as has_time from ad where id = ${adId}`).toEqual([
      { isDated: true, hasTime: true },
    ])
    expect(await mailsTo(db, owner.email)).toEqual(['ad-approved'])
    expect(await listCases(db, ada)).toEqual([])
    expect(await listLog(db, { caseId: id })).toMatchObject([
      { action: 'Approvato', moderator: ada.displayName },
      { action: 'In coda', moderator: 'sistema' },
    ])
  }),
)

test(
  'a case is decided by one person: a second one reads who was first, and nothing of theirs is stored',
  withRollback(async (db) => {
    const [ada, pietro] = [await addModerator(db), await addModerator(db)]
    const { id, statusNow } = await addCase(db)
    await decideCase(db, ada, id, refuse)
    await expect(decideCase(db, pietro, id, approve)).rejects.toHaveProperty(
      'shownText',
      expect.stringMatching(
        new RegExp(`^Già deciso da ${ada.displayName}: rifiutato alle [0-9]{2}:[0-9]{2}\\. La tua scelta non è stata salvata\\.$`),
      ),
    )
    expect(await statusNow()).toBe('rejected')
    expect(await findCase(db, pietro, id)).toMatchObject({ decision: { outcome: 'refused', by: ada.displayName } })
  }),
)

test(
  'a refusal needs a reason and a text for the seller, who reads them; a note stays inside',
  withRollback(async (db) => {
    const ada = await addModerator(db)
    const { owner, adId, id } = await addCase(db)
    for (const [decision, path] of [
      [{ ...refuse, reason: null }, 'motivo'],
      [{ ...refuse, statement: ' ' }, 'testo'],
      [{ ...refuse, statement: 'x'.repeat(2_001) }, 'testo'],
    ] as const)
      await expect(decideCase(db, ada, id, decision)).rejects.toMatchObject({ path })
    await decideCase(db, ada, id, refuse)
    const [mail] = await db<{ bodyText: string }[]>`select body_text from outbox_mail where recipient = ${owner.email}`
    expect(mail?.bodyText).toContain('Il testo chiede un acconto.')
    expect(mail?.bodyText).toContain('ricorso')
    expect(mail?.bodyText).not.toContain('già visto')
    expect((await findRefusals(db, db`owner_id = ${owner.id}`)).get(adId)).toEqual({
      reason: 'Richiesta di denaro prima della visita',
      statement: refuse.statement,
      appeal: 'open',
      canMend: true,
      isOfChange: false,
    })
  }),
)

test(
  'an appeal is made once, decided once, and by somebody else',
  withRollback(async (db) => {
    const [ada, pietro] = [await addModerator(db), await addModerator(db)]
    const { owner, adId, id, statusNow } = await addCase(db)
    await expect(appealCase(db, owner, adId, plea)).rejects.toMatchObject({ code: 'notFound' })
    await decideCase(db, ada, id, refuse)
    await expect(appealCase(db, owner, adId, 'no')).rejects.toMatchObject({ path: 'ricorso' })
    await expect(appealCase(db, pietro, adId, plea)).rejects.toMatchObject({ code: 'notFound' })
    await appealCase(db, owner, adId, plea)
    await expect(appealCase(db, owner, adId, plea)).rejects.toMatchObject({ code: 'notFound' })
    expect([await listCases(db, ada), await listCases(db, pietro)]).toMatchObject([[], [{ id, about: 'Ricorso', kind: 'ricorsi' }]])
    await expect(decideAppeal(db, ada, id, { isGranted: true, statement: '' })).rejects.toMatchObject({ code: 'forbidden' })
    await decideAppeal(db, pietro, id, { isGranted: true, statement: 'Corretto.' })
    await expect(decideAppeal(db, pietro, id, { isGranted: false, statement: 'No.' })).rejects.toMatchObject({ code: 'conflict' })
    expect(await statusNow()).toBe('published')
    expect(await mailsTo(db, owner.email)).toEqual(['ad-refused', 'appeal-decided'])
  }),
)

test(
  'reports of an ad are one case, and are closed with it; an ad that its seller has ended stays ended',
  withRollback(async (db) => {
    const ada = await addModerator(db)
    const adId = await addTestAd(db)
    for (const message of ['Chiede un acconto', 'Non la fa vedere']) await reportAd(db, adId, 'truffa', { message, email: '', name: '' })
    await queueReportedAds(db)
    await queueReportedAds(db)
    const [line] = (await listCases(db, ada)).filter(({ about }) => about.startsWith('Segnalato'))
    expect(line).toMatchObject({ risk: 40 })
    const id = line?.id ?? 0
    expect((await findCase(db, ada, id)).reports).toHaveLength(2)
    await db`update ad set status = 'sold' where id = ${adId}`
    await decideCase(db, ada, id, refuse)
    expect(await db`select status from ad where id = ${adId}`).toEqual([{ status: 'sold' }])
    expect(await db`select distinct state from ad_report where ad_id = ${adId}`).toEqual([{ state: 'accepted' }])
  }),
)

test(
  'the figures of the queue count what waits, what was decided and how long that took',
  withRollback(async (db) => {
    const ada = await addModerator(db)
    const { id } = await addCase(db)
    const { id: other } = await addCase(db)
    await db`update moderation_case set opened_at = now() - interval '2 hours' where id = ${other}`
    const before = await moderationFigures(db)
    await db`update moderation_case set opened_at = now() - interval '3 hours 31 minutes' where id = ${other}`
    await db`update moderation_case set opened_at = now() - interval '3 hours' where id = ${id}`
    await decideCase(db, ada, id, approve)
    const none = { asked: 0, urgent: 0, medianHours: null, decisionsToday: 0, decisionsOfWeek: 0, inTarget: 0, appeals: 0, granted: 0 }
    expect([before, await moderationFigures(db)]).toEqual([
      { ...none, waiting: 2 },
      { ...none, waiting: 1, urgent: 1, medianHours: 3, decisionsToday: 1, decisionsOfWeek: 1, inTarget: 1 },
    ])
  }),
)

test(
  'only moderators see and decide cases',
  withRollback(async (db) => {
    const somebody = await addTestUser(db)
    const { id } = await addCase(db)
    for (const one of [
      () => listCases(db, somebody),
      () => findCase(db, somebody, id),
      () => decideCase(db, somebody, id, approve),
      () => decideAppeal(db, somebody, id, { isGranted: true, statement: '' }),
    ])
      await expect(one()).rejects.toMatchObject({ code: 'forbidden' })
  }),
)

test.each(['update moderation_log set moderator = $1', 'delete from moderation_log where moderator <> $1'])(
  'nobody edits the log: %s',
  (statement) =>
    withRollback(async (db) => {
      await addCase(db)
      await expect(db.unsafe(statement, ['x'])).rejects.toThrow('append-only')
    })(),
)
