import { typedPriceText, wholeText } from '@/lib/accounts/selling/pricing/typed-price'
import type { Db } from '@/lib/kernel/db/db.server'
import type { Category } from '@/lib/market/catalogue/category'
import { labelOf } from '@/lib/market/catalogue/vocabulary'
import { getDealers } from '@/lib/market/dealers/dealer-queries.server'
import { countPapers } from '@/lib/market/dossier/vehicle-records.server'
import { countProposedPlates } from '@/lib/market/photos/draft-photos.server'
import { countPhotos } from '@/lib/market/photos/shown-photos.server'
import { findTypedPlace } from '@/lib/market/places/typed-place.server'
import { findPrivateChecks } from './check-private.server'
import { type Draft, type DraftHolder, findDraft } from './draft-access.server'
import { type Answers, type DraftField, fieldsOf } from './draft-fields'
import type { Difference, DraftPage } from './draft-page'
import { draftQuality } from './draft-quality'
import { draftName, findStep } from './draft-queries.server'
import { type AnsweredStep, type DraftStep, draftSteps, isAnsweredStep } from './draft-steps'
import { findFirstEquipment } from './equipment/find-first-equipment.server'
import { findPriceAdvice } from './find-price-advice.server'
import { readDraft, type StepFaults } from './publish-draft.server'
import { answersOfDraft } from './save-draft.server'
import { findVersionsOfDraft } from './versions-of-draft.server'

export async function findDraftPage(
  db: Db,
  id: unknown,
  holder: DraftHolder,
  step: AnsweredStep,
  now: Date,
): Promise<DraftPage & { isSubmitted: boolean }> {
  const draft = await findDraft(db, id, holder)
  const { category } = draft
  const isDealers = draft.dealerId !== null
  const [stored, all] = [await findStep(db, draft.id, step), await answersOfDraft(db, draft.id)]
  const { faults, values } = readDraft(draft, all, now)
  const photos = await countPhotos(db, draft.id)
  return {
    id: draft.id,
    category,
    dealer: draft.dealerId === null ? null : await slugOf(db, draft.dealerId),
    isSubmitted: draft.submittedAt !== null,
    isChange: draft.adId !== null && draft.submittedAt === null,
    name: draftName(category, all),
    step,
    offer: all['offerta'] ?? 'usato',
    answers: stored.answers,
    version: stored.version,
    savedAt: stored.savedAt.toISOString(),
    differences: stored.rival === null ? [] : differencesOf(fieldsOf(category, step, isDealers), stored.answers, stored.rival),
    done: doneSteps(draft, all, faults, photos),
    missing: missingOf(draft, faults, photos),
    quality: draftQuality(category, all, photos, await papersOf(db, draft.adId)),
    openPlates: step === 'pubblica' ? await countProposedPlates(db, draft.id) : 0,
    preview: previewOf(category, all, photos),
    ...(step === 'veicolo' ? await findVersionsOfDraft(db, category, all) : { versions: null, question: null }),
    checks: step === 'veicolo' ? await findPrivateChecks(db, draft, values) : null,
    price: step === 'prezzo' || step === 'veicolo' ? await findPriceAdvice(db, draft, all, values, now, step) : null,
    equipment: step === 'stato' && category !== 'moto-e-scooter' ? await findFirstEquipment(db, category, all) : null,
  }
}

/** Papers of the ad that a draft changes; null of a draft without an ad. */
async function papersOf(db: Db, adId: number | null): Promise<number | null> {
  return adId === null ? null : ((await countPapers(db, [adId])).get(adId) ?? 0)
}

/** What the vehicle of a draft is worth as it was last saved, and what to ask about its version. */
export async function findDraftEstimate(
  db: Db,
  id: unknown,
  holder: DraftHolder,
  now: Date,
): Promise<Pick<DraftPage, 'price' | 'question'>> {
  const draft = await findDraft(db, id, holder)
  const answers = await answersOfDraft(db, draft.id)
  const { question } = await findVersionsOfDraft(db, draft.category, answers)
  return { question, price: await findPriceAdvice(db, draft, answers, readDraft(draft, answers, now).values, now) }
}

async function slugOf(db: Db, dealerId: number): Promise<string | null> {
  const [dealer] = await getDealers(db, [dealerId])
  return dealer?.slug ?? null
}

function differencesOf(fields: readonly DraftField[], stored: Answers, rival: Answers): Difference[] {
  return fields.flatMap((field) => {
    if (field.kind === 'version') return []
    const [ours, theirs] = [stored[field.name] ?? '', rival[field.name] ?? '']
    return ours === theirs ? [] : [{ label: field.label, saved: shownAnswer(field, ours), rival: shownAnswer(field, theirs) }]
  })
}

function shownAnswer(field: DraftField, answer: string): string {
  if (answer === '') return field.kind === 'tick' ? 'No' : 'Non indicato'
  if (field.kind === 'tick') return 'Sì'
  if (field.kind === 'yesNo') return answer === 'si' ? 'Sì' : 'No'
  return field.kind === 'choice' || field.kind === 'fact' ? labelOf(field.options, answer) : answer
}

/** Pages on which nothing is missing and something is said. */
function doneSteps({ category, dealerId }: Draft, answers: Answers, faults: StepFaults, photos: number): DraftStep[] {
  const isSaid = ({ name, kind }: DraftField) => kind !== 'version' && name !== 'offerta' && (answers[name] ?? '') !== ''
  const isAnswered = (step: AnsweredStep) => fieldsOf(category, step, dealerId !== null).some(isSaid)
  return draftSteps.filter((step) => (isAnsweredStep(step) ? !(step in faults) && isAnswered(step) : photos > 0))
}

function missingOf({ category, dealerId }: Draft, faults: StepFaults, photos: number): DraftPage['missing'] {
  return draftSteps.flatMap((step): DraftPage['missing'] => {
    if (!isAnsweredStep(step)) return photos === 0 && dealerId === null ? [{ step, texts: ['Serve almeno una foto'] }] : []
    const own = faults[step]
    if (!own) return []
    const texts = fieldsOf(category, step, dealerId !== null).flatMap(({ name, label }) =>
      own[name] === undefined ? [] : [`${label}: ${own[name]}`],
    )
    return [{ step, texts }]
  })
}

function previewOf(category: Category, answers: Answers, photos: number): DraftPage['preview'] {
  const given = (name: string) => answers[name]?.trim() ?? ''
  const fuel = fieldsOf(category, 'veicolo').find(({ name }) => name === 'carburante')
  const facts = [
    given('immatricolazione'),
    given('km') === '' ? '' : `${wholeText(given('km'))} km`,
    fuel && given('carburante') !== '' ? shownAnswer(fuel, given('carburante')) : '',
  ]
  const place = findTypedPlace(given('comune'))
  return {
    title: draftName(category, answers),
    version: given('versione'),
    price: typedPriceText(given('prezzo')),
    facts: facts.filter((fact) => fact !== ''),
    place: place ? `${place.name} (${place.provinceCode})` : null,
    photos,
  }
}
