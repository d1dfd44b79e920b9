import { expect, test } from 'vitest'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { askSeller } from './ask-seller.server'
import { findCase, listLog } from './case-queries.server'
import { appealCase, decideAppeal, decideCase } from './decide-case.server'
import { handOver, listColleagues, takeCase } from './hold-case.server'
import { holdMinutes } from './moderation-case'
import { findNextCase, listCases, openModerationQueue } from './moderation-queue.server'
import { readQueueFilter, wholeQueue } from './queue-filter'
import { addCase, addModerator, plea, refuse } from './test-case'

test(
  'a taken case is decided, asked about and given away by nobody else for thirty minutes',
  withRollback(async (db) => {
    const [ada, pietro] = [await addModerator(db), await addModerator(db)]
    const { id, owner } = await addCase(db)
    await takeCase(db, ada, id)
    expect(await findCase(db, pietro, id)).toMatchObject({ holder: { name: ada.displayName, isMe: false } })
    const held = { code: 'conflict', shownText: `È in mano a ${ada.displayName}. La tua scelta non è stata salvata.` }
    await expect(decideCase(db, pietro, id, refuse)).rejects.toMatchObject(held)
    await expect(askSeller(db, pietro, id, 'Di chi è?')).rejects.toMatchObject(held)
    await expect(takeCase(db, pietro, id)).rejects.toMatchObject(held)
    await expect(handOver(db, pietro, id, ada.id)).rejects.toMatchObject(held)
    await expect(takeCase(db, owner, id)).rejects.toMatchObject({ code: 'forbidden' })
    await takeCase(db, ada, id)
    await db`update moderation_case set held_since = now() - ${holdMinutes} * interval '1 minute' where id = ${id}`
    expect(await listCases(db, pietro)).toMatchObject([{ id, heldBy: null }])
    await decideCase(db, pietro, id, refuse)
    await expect(takeCase(db, ada, id)).rejects.toMatchObject({ code: 'conflict' })
  }),
)

test(
  'a case is given to another moderator, who alone decides it; the log says who had it',
  withRollback(async (db) => {
    const [ada, pietro] = [await addModerator(db), await addModerator(db)]
    const { id, owner } = await addCase(db)
    expect((await listColleagues(db, ada)).map((one) => one.id)).toContain(pietro.id)
    for (const nobody of [ada.id, owner.id, Number.NaN])
      await expect(handOver(db, ada, id, nobody)).rejects.toMatchObject({ path: 'collega' })
    await handOver(db, ada, id, pietro.id)
    expect([await listCases(db, ada), await listCases(db, pietro)]).toMatchObject([
      [{ heldBy: pietro.displayName, isMine: false }],
      [{ heldBy: null, isMine: true }],
    ])
    await expect(decideCase(db, ada, id, refuse)).rejects.toMatchObject({ code: 'conflict' })
    await decideCase(db, pietro, id, refuse)
    expect((await listLog(db, { caseId: id })).map(({ action }) => action)).toEqual([
      'Rifiutato',
      `Passato a ${pietro.displayName}`,
      'In coda',
    ])
  }),
)

test(
  'an appeal is neither taken by nor given to the moderator who decided the case',
  withRollback(async (db) => {
    const [ada, pietro, carla] = [await addModerator(db), await addModerator(db), await addModerator(db)]
    const { id, adId, owner } = await addCase(db)
    await decideCase(db, ada, id, refuse)
    await appealCase(db, owner, adId, plea)
    await expect(takeCase(db, ada, id)).rejects.toMatchObject({ code: 'forbidden' })
    await expect(handOver(db, pietro, id, ada.id)).rejects.toMatchObject({ path: 'collega' })
    await handOver(db, pietro, id, carla.id)
    await expect(decideAppeal(db, pietro, id, { isGranted: true, statement: '' })).rejects.toMatchObject({ code: 'conflict' })
    await decideAppeal(db, carla, id, { isGranted: true, statement: '' })
    await expect(takeCase(db, pietro, id)).rejects.toMatchObject({ code: 'conflict' })
  }),
)

test(
  'the queue opens its first case that nobody else works on, and goes on as it is filtered',
  withRollback(async (db) => {
    const [ada, pietro] = [await addModerator(db), await addModerator(db)]
    const cases = [await addCase(db), await addCase(db, 'published'), await addCase(db), await addCase(db)]
    const [first = 0, second = 0, third = 0, last = 0] = cases.map(({ id }) => id)
    await takeCase(db, pietro, first)
    expect(await openModerationQueue(db, ada, wholeQueue)).toMatchObject({ current: { id: second }, place: 2, previous: null, next: third })
    const held = readQueueFilter({ tipo: 'nuovi' })
    expect(await openModerationQueue(db, ada, held)).toMatchObject({
      current: { id: third },
      place: 2,
      next: last,
      counts: { all: 4, ofKind: 3 },
    })
    expect([await findNextCase(db, ada, held, third), await findNextCase(db, ada, held, last)]).toEqual([last, third])
    expect(await findNextCase(db, ada, readQueueFilter({ tipo: 'segnalati' }), second)).toBeNull()
    expect(await openModerationQueue(db, ada, readQueueFilter({ tipo: 'ricorsi' }))).toMatchObject({ current: null, lines: [] })
  }),
)
