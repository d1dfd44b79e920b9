import { expect, test } from 'vitest'
import { addTestUser } from '@/lib/accounts/users/test-user'
import { countVisitors, findGuardrails, findPlan } from '@/lib/experimentation/experiment-results/queries/find-plan.server'
import { decide } from '@/lib/experimentation/experiments/decision/decide'
import { placeKeyOf } from '@/lib/experimentation/experiments/places/find-place'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { purgeRows } from '@/lib/kernel/expiry/purge-rows.server'
import { approveStep, dismissStep, proposeStep, stopExperiment } from './change-experiment.server'
import { readDraft } from './draft-form'
import { closeGroup, createGroup } from './experiment-groups.server'
import { experimentLogExpiries, listExperimentLog } from './experiment-log.server'
import { findOwnExperiment, listGroups, listOpenGroups } from './experiment-queries.server'
import { loadExperiment } from './load-experiment.server'
import { loadExperimentList } from './load-experiment-list.server'
import { experimentIdOf } from './own-experiment'
import { findPublication } from './publication.server'
import { createExperiment, saveExperiment } from './save-experiment.server'
import { addMarketer, newName, openDraft, published, refusalOf } from './test-marketing'
import { configOf } from './test-own-experiment'

test(
  'a draft becomes the winner for all by steps, each published and approved by a second person',
  withRollback(async (db) => {
    const { id, key, now, agree, marta, seen } = await openDraft(db, { traffic: '10' })
    const entry = async () => (await published(db)).experimentByKey.get(key)
    expect([(await now())?.state, (await entry())?.status]).toEqual(['draft', 'Not started'])
    await agree({ step: 'start' })
    expect([(await now())?.state, (await entry())?.status, (await entry())?.trafficAllocation]).toEqual([
      'running',
      'Running',
      [
        { entityId: `e${id}-1`, endOfRange: 500 },
        { entityId: `e${id}-2`, endOfRange: 1_000 },
      ],
    ])
    await agree({ step: 'ramp', traffic: 30 })
    expect(await now()).toMatchObject({ state: 'running', traffic: 30 })
    expect((await entry())?.trafficAllocation.slice(0, 2)).toEqual([
      { entityId: `e${id}-1`, endOfRange: 500 },
      { entityId: `e${id}-2`, endOfRange: 1_000 },
    ])
    await stopExperiment(db, marta, await seen())
    expect([(await now())?.state, (await entry())?.status]).toEqual(['stopped', 'Paused'])
    await agree({ step: 'ship', winner: 'chiedi', rollout: 100 })
    expect(await now()).toMatchObject({ state: 'shipped', winner: 'chiedi', rollout: 100 })
    expect(decide(await published(db), key, { id: 'anna', attributes: {}, stored: {} }).variation?.key).toBe('chiedi')
    await stopExperiment(db, marta, await seen())
    expect(await now()).toMatchObject({ state: 'stopped', winner: null, rollout: null })
    expect((await listExperimentLog(db, id)).map(({ action, actor }) => `${action} ${actor}`)).toEqual([
      'stopped Marta Ricci',
      'approved Luca Ferri',
      'proposed Marta Ricci',
      'stopped Marta Ricci',
      'approved Luca Ferri',
      'proposed Marta Ricci',
      'approved Luca Ferri',
      'proposed Marta Ricci',
      'created Marta Ricci',
    ])
  }),
)

test(
  'who requests a step cannot approve it but may withdraw it, and anybody else may reject it',
  withRollback(async (db) => {
    const { marta, luca, id, seen, now } = await openDraft(db)
    await proposeStep(db, marta, await seen(), { step: 'start' })
    const proposed = await seen()
    expect(await refusalOf(db, (db) => approveStep(db, marta, proposed))).toBe('L’hai proposto tu: lo approva un’altra persona.')
    expect(await now()).toMatchObject({ state: 'draft', pending: { step: 'start', by: marta } })
    await dismissStep(db, marta, proposed)
    await proposeStep(db, marta, await seen(), { step: 'start' })
    await dismissStep(db, luca, await seen())
    expect((await now())?.pending).toBeNull()
    const last = await seen()
    expect(await refusalOf(db, (db) => approveStep(db, luca, last))).toBe('Non c’è nessuna proposta in attesa.')
    expect((await listExperimentLog(db, id)).map(({ action }) => action).slice(0, 4)).toEqual([
      'rejected',
      'proposed',
      'withdrawn',
      'proposed',
    ])
  }),
)

test(
  'only marketing staff with the current version of an experiment can change it',
  withRollback(async (db) => {
    const { marta, luca, form, id, seen, now } = await openDraft(db)
    const stranger = await addTestUser(db)
    const current = await seen()
    expect(await refusalOf(db, (db) => proposeStep(db, { id: stranger.id, name: 'Altro' }, current, { step: 'start' }))).toBe(
      'no such experiment',
    )
    await saveExperiment(db, luca, current, readDraft({ ...form, hypothesis: 'Un’altra ipotesi.' }))
    expect(await refusalOf(db, (db) => saveExperiment(db, marta, current, readDraft({ ...form, hypothesis: 'La mia.' })))).toMatch(
      /^Luca Ferri ha cambiato l’esperimento dopo che hai aperto la pagina/,
    )
    expect((await now())?.hypothesis).toBe('Un’altra ipotesi.')
    await saveExperiment(db, marta, await seen(), readDraft({ ...form, hypothesis: 'La mia.' }))
    const [entry] = await listExperimentLog(db, id)
    expect(entry).toMatchObject({ actor: 'Marta Ricci', before: { Ipotesi: 'Un’altra ipotesi.' }, after: { Ipotesi: 'La mia.' } })
  }),
)

test(
  'a draft that waits for approval cannot be edited',
  withRollback(async (db) => {
    const { marta, luca, form, seen } = await openDraft(db)
    await proposeStep(db, marta, await seen(), { step: 'start' })
    const waiting = await seen()
    expect(await refusalOf(db, (db) => saveExperiment(db, luca, waiting, readDraft(form)))).toMatch(/prima ritira la proposta/)
    expect(await refusalOf(db, (db) => proposeStep(db, luca, waiting, { step: 'start' }))).toBe('C’è già una proposta in attesa.')
  }),
)

test(
  'illegal steps are refused when they are requested',
  withRollback(async (db) => {
    const { marta, seen, agree } = await openDraft(db, { traffic: '50' })
    const reasonOf = async (pending: Parameters<typeof proposeStep>[3]) => {
      const current = await seen()
      return refusalOf(db, (db) => proposeStep(db, marta, current, pending))
    }
    expect(await reasonOf({ step: 'ramp', traffic: 60 })).toBe('Da «Bozza» questo passo non si può fare.')
    await agree({ step: 'start' })
    expect(await reasonOf({ step: 'ramp', traffic: 50 })).toMatch(/solo allargare, oltre il 50%/)
    expect(await reasonOf({ step: 'ship', winner: 'nessuna', rollout: 5 })).toBe('Questa variante non c’è.')
    expect(await reasonOf({ step: 'start' })).toBe('Da «In corso» questo passo non si può fare.')
    await stopExperiment(db, marta, await seen())
    expect(await reasonOf({ step: 'start' })).toBe('Da «Fermato» questo passo non si può fare.')
  }),
)

test(
  'a key is never reused, and an impossible owner, group or plan is refused',
  withRollback(async (db) => {
    const { marta, form, seen, key } = await openDraft(db)
    await stopAfterStart(db)
    const reasonOf = (changes: Record<string, string>) =>
      refusalOf(db, (db) => createExperiment(db, marta, readDraft({ ...form, ...changes })))
    const again = await createExperiment(db, marta, readDraft(form))
    expect(placeKeyOf((await findOwnExperiment(db, again))?.key ?? '')).toBe(placeKeyOf(key))
    expect((await findOwnExperiment(db, again))?.key).not.toBe(key)
    expect(await reasonOf({ owner: '999999999' })).toBe('Scegli una persona del marketing')
    expect(await reasonOf({ group: '999999999', groupShare: '10' })).toBe('Questo gruppo non c’è, o è chiuso')
    expect(await reasonOf({ rate: '10', lift: '5', perDay: '10' })).toMatch(/^Servirebbero [\d.]+ visitatori, più di 13 mesi/)
    expect(await reasonOf({ rate: '0,01', lift: '1' })).toMatch(/^Non basterebbe nessun numero di visitatori/)

    async function stopAfterStart(db: Db) {
      const luca = await addMarketer(db, 'Luca Ferri')
      await proposeStep(db, marta, await seen(), { step: 'start' })
      await approveStep(db, luca, await seen())
      await stopExperiment(db, luca, await seen())
    }
  }),
)

test(
  'a plan without rate or pace has those of the log, and is refused while that does not know them',
  withRollback(async (db) => {
    await db`delete from experiment_conversion`
    await db`delete from experiment_exposure`
    const { marta, form } = await openDraft(db)
    const draft = () => readDraft({ ...form, rate: '', perDay: '' })
    expect(await refusalOf(db, (db) => createExperiment(db, marta, draft()))).toBe('Il registro degli eventi non lo sa ancora: scrivilo tu')
    await db`
      insert into experiment_conversion (event_uuid, key, visitor_hash, occurred_at, received_at)
      select gen_random_uuid(), case when visitor % 10 = 0 then 'contact_sent' else 'ad_view' end, sha256(visitor::text::bytea), now(), now() - interval '10 days'
      from generate_series(1, 5000) as visitor`
    const id = await createExperiment(db, marta, draft())
    expect((await findOwnExperiment(db, id))?.plan).toEqual({ rate: 0.1, lift: 0.2, visitorsADay: 500 })
  }),
)

test(
  'a draft says what its weeks can find, and how likely each guardrail is decided',
  withRollback(async (db) => {
    await db`delete from experiment_conversion`
    const { id, marta, agree } = await openDraft(db, { guardrail1: 'search', limit1: '20', guardrail2: 'lead', limit2: '5' })
    await db`
      insert into experiment_conversion (event_uuid, key, visitor_hash, occurred_at, received_at)
      select gen_random_uuid(), case when visitor % 4 = 0 then 'search' else 'ad_view' end, sha256(visitor::text::bytea), now(), now() - interval '10 days'
      from generate_series(1, 1000) as visitor`
    const outlook = async () => (await loadExperiment(db, String(id), { userId: marta.id, adPath: undefined })).experiment.outlook
    const found = await outlook()
    expect(found?.effects.map(({ weeks }) => weeks)).toEqual([2, 4, 6])
    const lifts = found?.effects.map(({ lift }) => lift ?? Infinity) ?? []
    expect([...lifts].sort((a, b) => b - a)).toEqual(lifts)
    const [known, unknown] = found?.guardrails.map(({ chance }) => chance) ?? []
    expect(known).toBeGreaterThan(0)
    expect(unknown).toBeNull()
    await agree({ step: 'start' })
    expect(await outlook()).toBeNull()
  }),
)

test(
  'each publication has its own revision and date, and an unchanged file is not published',
  withRollback(async (db) => {
    const { marta, seen } = await openDraft(db)
    const first = await findPublication(db)
    await proposeStep(db, marta, await seen(), { step: 'start' }) // the draft says the same as before
    expect(await findPublication(db)).toEqual(first)
    await openDraft(db)
    const second = await findPublication(db)
    expect(second.publishedAt.getTime()).toBeGreaterThan(first.publishedAt.getTime())
    expect([first, second].map(({ publishedAt }) => publishedAt.getMilliseconds())).toEqual([0, 0])
    expect(Number((await published(db)).datafile.revision)).toBe(Number(configOf(first.file).datafile.revision) + 1)
  }),
)

test(
  'a plan is fixed with its draft and counts from the start, and vendor experiments have none',
  withRollback(async (db) => {
    const { id, agree, marta } = await openDraft(db, { guardrail1: 'search', limit1: '2,5' })
    const experimentId = experimentIdOf(id)
    expect(await findPlan(db, experimentId)).toBeUndefined()
    expect(await findGuardrails(db, experimentId)).toEqual([{ key: 'search', limit: 0.025 }])
    expect([await findGuardrails(db, '10001'), await findGuardrails(db, 'e999999999')]).toEqual([[], []])
    await agree({ step: 'start' })
    const plan = await findPlan(db, experimentId)
    expect(plan).toMatchObject({ rate: 0.1, lift: 0.2 })
    expect(((plan?.endsAt.getTime() ?? 0) - (plan?.startedAt.getTime() ?? 0)) / 86_400_000).toBeGreaterThanOrEqual(14)
    expect([await findPlan(db, '10001'), await findPlan(db, 'e999999999')]).toEqual([undefined, undefined])
    await db`insert into experiment_exposure (experiment_id, visitor_hash, variation_id, first_at) values (${experimentId}, ${Buffer.alloc(32, 1)}, ${`${experimentId}-1`}, now())`
    expect(await countVisitors(db, experimentId)).toBe(1)
    const { experiment, form } = await loadExperiment(db, String(id), { userId: marta.id, adPath: undefined })
    expect([experiment.progress, experiment.steps, form]).toEqual([
      expect.objectContaining({ visitors: 1, planned: plan?.visitors }),
      ['stop', 'ship'],
      null,
    ])
  }),
)

const layouts = { place: 'srp_layout', variation1: 'lista', variation2: 'griglia' }
const phones = { place: 'phone_wording', variation1: 'mostra', variation2: 'telefona' }

test(
  'experiments start only in the open group with a holdout, which closes once nothing runs in it',
  withRollback(async (db) => {
    await db`update experiment_group set closed_at = now() where closed_at is null`
    await db`update experiment set state = 'stopped' where state = 'running'`
    const name = newName()
    await createGroup(db, { name, holdout: 10 })
    const group = (await listOpenGroups(db)).find((each) => each.name === name)
    expect(await refusalOf(db, (db) => createGroup(db, { name, holdout: 0 }))).toMatch(/già un gruppo con questo nome/)
    expect(await refusalOf(db, (db) => createGroup(db, { name: newName(), holdout: 5 }))).toMatch(/un visitatore ha un solo gruppo/)
    const outside = await openDraft(db, layouts)
    const seenOutside = await outside.seen()
    expect(await refusalOf(db, (db) => proposeStep(db, outside.marta, seenOutside, { step: 'start' }))).toMatch(
      /tiene il 10% dei visitatori fuori/,
    )
    const inside = await openDraft(db, { group: String(group?.id), groupShare: '90' })
    await inside.agree({ step: 'start' })
    expect((await inside.now())?.groupSlices).toEqual([{ owner: experimentIdOf(inside.id), from: 1_000, to: 10_000 }])
    const full = await openDraft(db, { ...phones, group: String(group?.id), groupShare: '1', perDay: '10000' })
    const seenFull = await full.seen()
    expect(await refusalOf(db, (db) => proposeStep(db, full.marta, seenFull, { step: 'start' }))).toMatch(/non c’è posto/)
    expect(await refusalOf(db, (db) => closeGroup(db, group?.id ?? 0))).toMatch(/in corso o programmato in questo gruppo/)
    await stopExperiment(db, inside.marta, await inside.seen())
    await full.agree({ step: 'start' }) // what stopped has made room
    await stopExperiment(db, full.marta, await full.seen())
    await closeGroup(db, group?.id ?? 0)
    expect((await listGroups(db)).find((each) => each.name === name)).toMatchObject({ holdout: 10, isClosed: true })
    await outside.agree({ step: 'start' })
    expect(await refusalOf(db, (db) => createGroup(db, { name: newName(), holdout: 5 }))).toMatch(
      /è in corso o programmato fuori dal gruppo/,
    )
  }),
)

test(
  'log entries cannot be changed, and are deleted after five years',
  withRollback(async (db) => {
    const { id, marta } = await openDraft(db)
    for (const attempt of [
      (db: Db) => db`update experiment_log set actor = 'Altri' where experiment_id = ${id}`,
      (db: Db) => db`delete from experiment_log where experiment_id = ${id}`,
      (db: Db) => db`truncate experiment_log`,
    ])
      expect(await refusalOf(db, async (db) => attempt(db))).toMatch(/experiment_log is append-only/)
    await db`insert into experiment_log (experiment_id, happened_at, actor, action, before, after) values (${id}, now() - interval '5 years 1 day', 'Marta', 'saved', '{}', '{}')`
    for (const expiry of experimentLogExpiries) await purgeRows(db, expiry)
    expect((await listExperimentLog(db, id)).map(({ action }) => action)).toEqual(['created'])
    expect((await loadExperimentList(db, marta.id)).find((each) => each.id === id)).toMatchObject({
      owner: 'Marta Ricci',
      state: 'draft',
      pending: null,
    })
  }),
)
