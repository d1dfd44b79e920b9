import { expect, test } from 'vitest'
import { assignExperiments } from '@/lib/experimentation/experiments/assign-experiments'
import { getDb } from '@/lib/kernel/db/db.server'
import { jsonText } from '@/lib/kernel/db/json-text'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { approveStep, markTextsChecked, proposeStep, stopExperiment } from './change-experiment.server'
import { readDraft } from './draft-form'
import { findOwnExperiment } from './experiment-queries.server'
import { listPlaces } from './list-places.server'
import { loadExperiment } from './load-experiment.server'
import { createExperiment, saveExperiment } from './save-experiment.server'
import { openDraft, published, refusalOf } from './test-marketing'

const written = { variation2: 'scrivici', 'text2-1': 'Scrivici adesso', 'text2-2': 'Scrivici' }

test(
  'a place is used again once its run has ended, under a key of its own',
  withRollback(async (db) => {
    const first = await openDraft(db, written)
    await markTextsChecked(db, first.marta, await first.seen())
    await first.agree({ step: 'start' })
    const { form, marta } = first
    const taken = `Il posto «Parole del contatto» è occupato da «${first.key}» (In corso): prima fermalo`
    expect(await refusalOf(db, (db) => createExperiment(db, marta, readDraft(form)))).toBe(taken)
    expect((await listPlaces(db)).find(({ key }) => key === 'contact_wording')?.takenBy).toEqual({ id: first.id, key: first.key })
    await stopExperiment(db, marta, await first.seen())
    const again = await openDraft(db)
    expect([first.key, again.key]).toEqual(['contact_wording', 'contact_wording.2'])
    await again.agree({ step: 'start' })
    const ended = await first.seen()
    expect(await refusalOf(db, (db) => proposeStep(db, marta, ended, { step: 'ship', winner: 'scrivici', rollout: 100 }))).toMatch(
      /^Il posto .+ è occupato da «contact_wording\.2»/,
    )
  }),
)

test(
  'what marketing wrote reaches its visitors, and a draft at a taken place does not start',
  withRollback(async (db) => {
    const draft = await openDraft(db, { ...written, share1: '1', share2: '99' })
    await markTextsChecked(db, draft.marta, await draft.seen())
    const other = await openDraft(db)
    await draft.agree({ step: 'start' })
    const config = await published(db)
    const shown = ['anna', 'bice', 'carla'].flatMap((id) => assignExperiments(config, { id, attributes: {}, stored: {} }))
    expect(shown).toContainEqual(expect.objectContaining({ variation: 'scrivici', texts: { long: 'Scrivici adesso', short: 'Scrivici' } }))
    const waiting = await other.seen()
    expect(await refusalOf(db, (db) => proposeStep(db, other.marta, waiting, { step: 'start' }))).toMatch(/è occupato da «contact_wording»/)
    const edited = readDraft({ ...other.form, hypothesis: 'Un’altra.' })
    expect(await refusalOf(db, (db) => saveExperiment(db, other.marta, waiting, edited))).toMatch(/è occupato da/)
  }),
)

test(
  'a place that the code no longer has is said, does not start, and counts nobody',
  withRollback(async (db) => {
    const { id, marta, seen } = await openDraft(db)
    await db`update experiment set place = 'gone', key = 'gone' where id = ${id}`
    const current = await seen()
    expect(await refusalOf(db, (db) => proposeStep(db, marta, current, { step: 'start' }))).toMatch(/^Nessuna pagina ha questo posto/)
    const { experiment } = await loadExperiment(db, String(id), { userId: marta.id, adPath: undefined })
    expect(experiment.placeFault).toMatch(/^Nessuna pagina ha questo posto.+niente si conta\.$/)
    expect(experiment.facts).toContainEqual({ name: 'Posto', text: 'gone, che nessuna pagina ha' })
    await db`update experiment set state = 'running', variation_slices = ${jsonText([{ owner: `e${id}-2`, from: 0, to: 10_000 }])}::text::jsonb where id = ${id}`
    const next = await openDraft(db, { place: 'phone_wording', variation1: 'mostra', variation2: 'telefona' }) // publishes
    const config = await published(db)
    expect(config.experimentByKey.get('gone')?.status).toBe('Running')
    expect(assignExperiments(config, { id: 'anna', attributes: {}, stored: {} })).toEqual([])
    expect((await findOwnExperiment(db, next.id))?.key).toBe('phone_wording')
  }),
)

test(
  'an old draft has the place of its key, and does not start with a variation unknown there',
  withRollback(async (db) => {
    const { id, marta, seen } = await openDraft(db)
    const mistaken = jsonText([
      { key: 'contatta', percent: 50 },
      { key: 'scrivii', percent: 50 },
    ])
    await db`update experiment set place = null, variations = ${mistaken}::text::jsonb where id = ${id}`
    expect((await findOwnExperiment(db, id))?.place).toBe('contact_wording')
    const current = await seen()
    expect(await refusalOf(db, (db) => proposeStep(db, marta, current, { step: 'start' }))).toMatch(/non c’è la variante «scrivii»/)
  }),
)

test(
  'texts are looked at before they are proposed, and again when they change',
  withRollback(async (db) => {
    const { id, form, marta, seen, agree } = await openDraft(db, written)
    const isChecked = async () => (await loadExperiment(db, String(id), { userId: marta.id, adPath: '/annuncio/x-1' })).experiment.texts
    expect(await isChecked()).toEqual({
      isChecked: false,
      variations: [
        { key: 'scrivici', previewHref: '/annuncio/x-1?anteprima=contact_wording:scrivici', texts: ['Scrivici adesso', 'Scrivici'] },
      ],
    })
    const refused = async () => {
      const current = await seen()
      return refusalOf(db, (db) => proposeStep(db, marta, current, { step: 'start' }))
    }
    expect(await refused()).toMatch(/^Prima controlla i testi alle quattro larghezze/)
    await markTextsChecked(db, marta, await seen())
    expect((await isChecked())?.isChecked).toBe(true)
    await saveExperiment(db, marta, await seen(), readDraft(Object.assign({}, form, written, { 'text2-1': 'Scrivici ora' })))
    expect(await refused()).toMatch(/^Prima controlla i testi/)
    await markTextsChecked(db, marta, await seen())
    await agree({ step: 'start' })
    expect(await isChecked()).toBeNull()
  }),
)

test('of two drafts at one place, approved at once by two people, one starts', async () => {
  const db = getDb()
  const atLabels = {
    place: 'label_words',
    variation1: 'prezzo',
    variation2: 'affare',
    'text2-1': 'Grande Affare',
    'text2-2': 'Buon Affare',
  }
  const [before] = await db<{ revision: number }[]>`select coalesce(max(revision), 0)::integer as revision from experiment_publication`
  const [one, two] = [await openDraft(db, atLabels), await openDraft(db, atLabels)]
  const ids = [one.id, two.id]
  try {
    for (const draft of [one, two]) {
      await markTextsChecked(db, draft.marta, await draft.seen())
      await proposeStep(db, draft.marta, await draft.seen(), { step: 'start' })
    }
    const [seenOne, seenTwo] = [await one.seen(), await two.seen()]
    const outcomes = await Promise.allSettled([
      approveStep(db, one.luca, seenOne),
      approveStep(db, two.marta, seenOne), // somebody else, the same draft
      approveStep(db, two.luca, seenTwo),
    ])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect([await one.now(), await two.now()].filter((draft) => draft?.state === 'running')).toHaveLength(1)
  } finally {
    await db`update experiment set is_demo = true where id = any(${ids})`
    await db`delete from experiment_log where experiment_id = any(${ids})`
    await db`delete from experiment where id = any(${ids})`
    await db`delete from experiment_publication where revision > ${before?.revision ?? 0}`
    await db`delete from app_user where id = any(${[one, two].flatMap(({ marta, luca }) => [marta.id, luca.id])})`
  }
})
