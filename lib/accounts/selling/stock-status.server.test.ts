import { expect, test } from 'vitest'
import { listDealerLog } from '@/lib/accounts/dealerships/dealer-log.server'
import { addTestDealership } from '@/lib/accounts/dealerships/test-dealership'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import type { AdStatus } from '@/lib/market/ads/ad'
import { addTestAd } from '@/lib/market/ads/test-ad'
import { ownerActions } from './own-ad'
import { bulkActions } from './stock'
import { recordStockChange, undoStockChange } from './stock-changes.server'
import { changeStock, previewStatuses } from './stock-status.server'

const now = new Date()
const inSixtyDays = new Date(now.getTime() + 60 * 86_400_000)

/** A dealer with vehicles of these statuses, and one of somebody else. */
async function openStock(db: Db, statuses: readonly AdStatus[]) {
  const [own, other] = [await addTestDealership(db), await addTestDealership(db)]
  const ids: number[] = []
  for (const status of statuses)
    ids.push(await addTestAd(db, { dealerId: own.dealership.dealerId, status, version: '1.2 Easy', expiresAt: inSixtyDays }))
  return { ...own, ids, foreign: await addTestAd(db, { dealerId: other.dealership.dealerId }) }
}

const statusesOf = async (db: Db, ids: readonly number[]) =>
  (await db<{ status: string }[]>`select status from ad where id = any(${[...ids]}::bigint[]) order by id`).map(({ status }) => status)

test(
  'the preview of a status change shows each own vehicle’s new status, or why it stays',
  withRollback(async (db) => {
    const statuses: AdStatus[] = ['published', 'reserved', 'paused', 'sold', 'draft', 'in_review', 'rejected', 'deleted']
    const { dealership, ids, foreign } = await openStock(db, statuses)
    const { statuses: shown } = await previewStatuses(db, dealership, [...ids, foreign], 'pausa', now)
    expect(shown.map(({ before, after, unchangedBecause }) => [before, after, unchangedBecause])).toEqual([
      ['published', 'paused', null],
      ['reserved', 'paused', null],
      ['paused', 'paused', 'lo è già'],
      ['sold', 'paused', 'si può solo da: pubblicato, riservato'],
      ['draft', 'paused', 'è una bozza: va prima completata'],
      ['in_review', 'paused', 'chi modera lo sta guardando'],
      ['rejected', 'paused', 'chi modera non lo ha accolto'],
    ])
    expect(shown[0]).toMatchObject({ id: ids[0], title: 'Fiat Panda 1.2 Easy' })
    expect(await statusesOf(db, ids)).toEqual(statuses)
  }),
)

test(
  'the preview equals the change for each action and status',
  withRollback(async (db) => {
    const statuses: AdStatus[] = ['draft', 'in_review', 'published', 'paused', 'reserved', 'sold', 'expired', 'withdrawn', 'rejected']
    for (const action of bulkActions) {
      const { dealership, user, ids } = await openStock(db, statuses)
      const { statuses: shown } = await previewStatuses(db, dealership, ids, action, now)
      const { before, unchanged } = await changeStock(db, dealership, user, ids, action, now)
      expect(
        before.map(({ id }) => id),
        action,
      ).toEqual(shown.filter((one) => one.unchangedBecause === null).map(({ id }) => id))
      expect(unchanged, action).toBe(shown.filter((one) => one.unchangedBecause !== null).length)
      expect(await statusesOf(db, ids), action).toEqual(shown.map((one) => (one.unchangedBecause === null ? one.after : one.before)))
    }
  }),
)

test(
  'an undo of several changes restores the status of each vehicle',
  withRollback(async (db) => {
    for (const action of bulkActions) {
      const from: readonly AdStatus[] = ownerActions[action].from
      const { dealership, user, ids } = await openStock(db, from)
      const { changeId } = await changeStock(db, dealership, user, ids, action, now)
      await undoStockChange(db, dealership, user, changeId ?? 0, now)
      expect(await statusesOf(db, ids), action).toEqual(from)
      const open =
        await db`select from ad where id = any(${ids}::bigint[]) and (closed_at is null) = (status in ('sold', 'withdrawn', 'expired'))`
      expect(open, `${action}: closed while it ended, and only then`).toEqual([])
    }
  }),
)

test(
  'an undo gives no vehicle a status that the change did not lead from, nor another dealer’s',
  withRollback(async (db) => {
    const { dealership, user, ids, foreign } = await openStock(db, ['published', 'in_review', 'paused'])
    const [online = 0, looked = 0, paused = 0] = ids
    const restore = async (id: number, before: AdStatus, after: AdStatus) =>
      undoStockChange(db, dealership, user, (await recordStockChange(db, dealership, user, 'statuses', [{ id, before, after }])) ?? 0, now)
    expect((await restore(looked, 'published', 'in_review')).restored).toBe(0)
    expect((await restore(online, 'rejected', 'published')).restored).toBe(0)
    expect((await restore(foreign, 'paused', 'published')).restored).toBe(0)
    expect((await restore(paused, 'published', 'reserved')).restored, 'somebody has changed it meanwhile').toBe(0)
    expect(await statusesOf(db, [...ids, foreign])).toEqual(['published', 'in_review', 'paused', 'published'])
  }),
)

test(
  'several vehicles change at once where their status allows it, and none with another dealer’s',
  withRollback(async (db) => {
    const { dealership, user, ids, foreign } = await openStock(db, ['published', 'published', 'sold', 'deleted'])
    const [panda = 0, golf = 0, sold = 0, deleted = 0] = ids
    expect(await changeStock(db, dealership, user, [golf, panda, sold], 'pausa', now)).toMatchObject({
      before: [
        { id: panda, status: 'published' },
        { id: golf, status: 'published' },
      ],
      unchanged: 1,
    })
    await expect(changeStock(db, dealership, user, [panda, foreign], 'riprendi', now)).rejects.toMatchObject({ code: 'notFound' })
    await expect(changeStock(db, dealership, user, [deleted], 'ripubblica', now)).rejects.toMatchObject({ code: 'notFound' })
    expect(await statusesOf(db, ids)).toEqual(['paused', 'paused', 'sold', 'deleted'])
    expect((await changeStock(db, dealership, user, [panda, panda], 'riprendi', now)).before).toEqual([{ id: panda, status: 'paused' }])
    expect((await listDealerLog(db, dealership.dealerId)).map(({ detail }) => detail)).toEqual([
      `Rimetti online: annuncio ${panda}`,
      'Metti in pausa: 2 annunci',
    ])
  }),
)
