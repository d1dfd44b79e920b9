import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { addTestUser, codeOfLastMail } from '@/lib/accounts/users/test-user'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { setFrequency, setPaused } from './change-alerts.server'
import { findSubscriber, listOwnAlerts, removeAllAlerts, requireSubscriber } from './own-alerts.server'
import { editSearch, removeSearch, restoreSearch } from './save-search.server'
import { confirmAlert, requestAlert } from './subscribe.server'

const newAddress = () => `anna.${randomUUID()}@esempio.it`

/** Asks for an alert and confirms it; gives the code of its link. */
async function subscribe(db: Db, email: string, address: string): Promise<string> {
  await requestAlert(db, { email, address, frequency: 'daily' })
  return confirmAlert(db, await codeOfLastMail(db, email, 'confirm-alert'))
}

const shown = async (db: Db, code: string) =>
  (await listOwnAlerts(db, code))?.alerts.map(({ search, frequency, isPaused, isRemoved }) => [
    search?.href,
    frequency,
    isPaused,
    isRemoved,
  ])

test(
  'the link of any mail shows all alerts of its address, which can change, pause, end and come back',
  withRollback(async (db) => {
    const email = newAddress()
    const [first, code] = [await subscribe(db, email, '/usate/fiat'), await subscribe(db, email, '/usate/toyota')]
    await subscribe(db, newAddress(), '/usate/bmw')
    const both = [
      ['/usate/toyota', 'daily', false, false],
      ['/usate/fiat', 'daily', false, false],
    ]
    expect([await shown(db, first), await shown(db, code)]).toEqual([both, both])
    expect((await listOwnAlerts(db, code))?.maskedEmail).not.toContain(email)
    const owner = await requireSubscriber(db, code)
    const [toyota, fiat] = (await listOwnAlerts(db, code))?.alerts.map(({ id }) => id) ?? []
    await setFrequency(db, owner, toyota ?? 0, 'weekly')
    await setPaused(db, owner, toyota ?? 0, true)
    await editSearch(db, owner, fiat ?? 0, { address: '/usate/fiat?carburante=gpl', name: 'A gas', frequency: 'at_once' })
    await removeSearch(db, owner, fiat ?? 0)
    expect(await shown(db, code)).toEqual([
      ['/usate/toyota', 'weekly', true, false],
      ['/usate/fiat?carburante=gpl', 'at_once', false, true],
    ])
    await restoreSearch(db, owner, fiat ?? 0)
    expect(await removeAllAlerts(db, owner)).toBe(2)
    expect((await shown(db, code))?.map(([, , , isRemoved]) => isRemoved)).toEqual([true, true])
    await db`update saved_search set removed_at = now() - interval '61 minutes' where id = ${fiat ?? 0}`
    expect(await shown(db, code)).toEqual([['/usate/toyota', 'weekly', true, true]])
    await expect(restoreSearch(db, owner, fiat ?? 0)).rejects.toMatchObject({ code: 'notFound' })
  }),
)

test(
  'nobody reaches the alerts of another address, nor those of an account, which asks for its login',
  withRollback(async (db) => {
    const code = await subscribe(db, newAddress(), '/usate/fiat')
    const stranger = await requireSubscriber(db, await subscribe(db, newAddress(), '/usate/bmw'))
    const id = (await listOwnAlerts(db, code))?.alerts[0]?.id ?? 0
    for (const reach of [removeSearch, restoreSearch]) await expect(reach(db, stranger, id)).rejects.toMatchObject({ code: 'notFound' })
    await expect(setPaused(db, stranger, id, true)).rejects.toMatchObject({ code: 'notFound' })
    const account = await addTestUser(db)
    const ofAccount = await subscribe(db, account.email, '/usate/fiat')
    expect([await findSubscriber(db, ofAccount), await listOwnAlerts(db, ofAccount), await listOwnAlerts(db, 'mai-esistito')]).toEqual([
      undefined,
      null,
      null,
    ])
    await expect(requireSubscriber(db, ofAccount)).rejects.toMatchObject({ code: 'notFound' })
  }),
)
