import { expect, test } from 'vitest'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { numericDateText } from '@/lib/kernel/italian/date-text'
import { approveStep, cancelSchedule, followSchedules, proposeStep } from './change-experiment.server'
import { draftSchema, formOf, readDraft } from './draft-form'
import { listExperimentLog } from './experiment-log.server'
import { saveExperiment } from './save-experiment.server'
import { openDraft, published, refusalOf } from './test-marketing'

const dayMs = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * dayMs)
const planned = { startDay: numericDateText(inDays(10)), startTime: '09:00', stopDay: numericDateText(inDays(40)), stopTime: '18:00' }

test(
  'an experiment starts and stops by itself at the moments a second person has agreed to',
  withRollback(async (db) => {
    const { id, key, now, agree } = await openDraft(db, planned)
    const status = async () => (await published(db)).experimentByKey.get(key)?.status
    await agree({ step: 'start' })
    expect([(await now())?.state, (await now())?.startedAt, await status()]).toEqual(['scheduled', null, 'Not started'])
    await followSchedules(db, inDays(9))
    expect((await now())?.state).toBe('scheduled')
    await followSchedules(db, inDays(11))
    expect([(await now())?.state, await status()]).toEqual(['running', 'Running'])
    await followSchedules(db, inDays(39))
    expect((await now())?.state).toBe('running')
    await followSchedules(db, inDays(41))
    expect([(await now())?.state, await status()]).toEqual(['stopped', 'Paused'])
    await followSchedules(db, inDays(42))
    expect((await listExperimentLog(db, id)).map(({ action, actor }) => `${action} ${actor}`)).toEqual([
      'ended Ingrana',
      'begun Ingrana',
      'approved Luca Ferri',
      'proposed Marta Ricci',
      'created Marta Ricci',
    ])
  }),
)

test(
  'a scheduled start is taken back by one person, and the experiment can be edited again',
  withRollback(async (db) => {
    const { id, now, agree, marta, seen } = await openDraft(db, planned)
    await agree({ step: 'start' })
    await cancelSchedule(db, marta, await seen())
    expect(await now()).toMatchObject({ state: 'draft', variationSlices: [], groupSlices: [] })
    await followSchedules(db, inDays(11))
    const draft = await now()
    if (!draft) throw new Error('the draft is gone')
    expect([draft.state, formOf(draft)]).toMatchObject(['draft', planned])
    const seenNow = await seen()
    await saveExperiment(db, marta, seenNow, readDraft(await draftSchema.validate({ ...formOf(draft), startDay: '', startTime: '' })))
    expect((await now())?.schedule.startAt, `experiment ${id}`).toBeNull()
  }),
)

test(
  'a start that has passed before the approval is at once, and an end that has passed is refused',
  withRollback(async (db) => {
    const past = { startDay: numericDateText(inDays(-2)), startTime: '09:00' }
    expect(await refusalOf(db, async (db) => openDraft(db, past))).toMatch(/passato|startDay/)
    const { now, marta, luca, seen } = await openDraft(db, planned)
    await proposeStep(db, marta, await seen(), { step: 'start' })
    const late = await seen()
    expect(await refusalOf(db, (db) => approveStep(db, luca, late, inDays(41)))).toMatch(/^La fine programmata è già passata/)
    await approveStep(db, luca, late, inDays(12))
    expect((await now())?.state).toBe('running')
  }),
)
