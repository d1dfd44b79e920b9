import { ValidationError } from 'yup'
import { requireNotBanned } from '@/lib/accounts/moderation/account-ban.server'
import { changeReviewed } from '@/lib/accounts/moderation/change-reviewed.server'
import { requireMendable } from '@/lib/accounts/moderation/find-refusals.server'
import { findPhotoSignal, findSignals, findVehicleSignal } from '@/lib/accounts/moderation/find-signals.server'
import { adHeldMail } from '@/lib/accounts/moderation/moderation-mails.server'
import { openCase } from '@/lib/accounts/moderation/open-case.server'
import { lockOwnAd } from '@/lib/accounts/selling/change-own-ad.server'
import { adOnlineMail } from '@/lib/accounts/selling/selling-mails.server'
import { textWarnings } from '@/lib/accounts/selling/text-warnings'
import type { User } from '@/lib/accounts/users/user'
import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { queueMail } from '@/lib/kernel/mail/queue-mail.server'
import { consumeRateLimit, rateLimits } from '@/lib/kernel/rate-limits/rate-limits.server'
import { adPath } from '@/lib/kernel/routes/routes'
import { invalidField } from '@/lib/kernel/validation/fields'
import { lengthOf } from '@/lib/kernel/validation/rules'
import type { AdStatus } from '@/lib/market/ads/ad'
import { vehicleNames } from '@/lib/market/ads/ad-cards.server'
import { adColumn, adColumnNames } from '@/lib/market/ads/ad-column-lists'
import type { AdColumnName } from '@/lib/market/ads/ad-columns'
import { expiryOf } from '@/lib/market/ads/ad-life'
import { findMailedAd } from '@/lib/market/ads/mailed-ad.server'
import { type AdValues, insertAd } from '@/lib/market/ads/write-ad.server'
import { countPhotos, refuseWaitingPhotos, showPhotos } from '@/lib/market/photos/shown-photos.server'
import { findRevised } from '@/lib/market/review/revisions.server'
import { holdFrom, riskOf, type Signal } from '@/lib/market/review/signals'
import { parseWhole } from '@/lib/market/search/query/whole-number'
import { estimateAskedVehicle } from '@/lib/market/valuation/value-vehicle.server'
import { giveIdentityToAd } from '@/lib/market/vehicle-identity/vehicle-identities.server'
import { type Draft, lockDraft } from './draft-access.server'
import { type Answers, descriptionLength } from './draft-fields'
import { type AnsweredStep, draftSteps, isAnsweredStep, stepNames } from './draft-steps'
import { type Faults, readAnswers } from './read-answers.server'
import { answersOfDraft } from './save-draft.server'
import { putInStock } from './stock-drafts.server'
import { vehicleOfDraft } from './vehicle-of-draft.server'

export type StepFaults = Readonly<Partial<Record<AnsweredStep, Faults>>>
/** `isWaiting`: its changes wait for a moderator, and the ad is shown as before. */
type PublishedAd = { id: number; href: string; title: string; status: AdStatus; isWaiting: boolean }
type Written = { adId: number; isWaiting: boolean }

/** What the answers of a draft say of its ad, and what keeps it from being published, by the pages where it is mended. */
export function readDraft(
  { category, dealerId }: Pick<Draft, 'category' | 'dealerId'>,
  answers: Answers,
  now: Date,
): { values: AdValues; faults: StepFaults } {
  const values: AdValues = {}
  const faults: Partial<Record<AnsweredStep, Faults>> = {}
  for (const step of draftSteps.filter(isAnsweredStep)) {
    const read = readAnswers(category, step, answers, now, dealerId !== null)
    Object.assign(values, read.values)
    const all = step === 'testo' && dealerId === null ? { ...descriptionFaults(answers['descrizione'] ?? ''), ...read.faults } : read.faults
    if (Object.keys(all).length > 0) faults[step] = all
  }
  return { values, faults }
}

function descriptionFaults(text: string): Faults {
  const [warning] = textWarnings(text)
  if (warning && warning.kind !== 'shouting') return { descrizione: warning.text }
  if (lengthOf(text.trim()) < descriptionLength.least)
    return { descrizione: `Scrivi almeno ${descriptionLength.least} caratteri: chi compra vuole capire.` }
  return {}
}

/** Makes the draft an ad that everybody sees, or changes the ad it was begun from. May be repeated: one draft is one ad, whatever got lost on the way. */
export async function publishDraft(db: Db, user: User, id: unknown, now: Date): Promise<PublishedAd> {
  return inTransaction(db, async (db) => {
    const draft = await lockDraft(db, id, { userId: user.id, key: undefined })
    if (draft.submittedAt !== null && draft.adId !== null)
      return { ...(await findPublished(db, draft.adId)), isWaiting: (await findRevised(db, [draft.adId])).has(draft.adId) }
    await requireNotBanned(db, user.id)
    const answers = await answersOfDraft(db, draft.id)
    const { values, faults } = readDraft(draft, answers, now)
    refuseFaults(faults, draft.dealerId === null && (await countPhotos(db, draft.id)) === 0)
    await refuseWaitingPhotos(db, draft.id)
    const changes = changedValues(readDraft(draft, draft.base ?? {}, now).values, values)
    const { adId, isWaiting } = await (draft.dealerId !== null
      ? putInStock(db, user, { ...draft, dealerId: draft.dealerId }, { changes, band: await bandOf(db, draft, answers, now), now })
      : draft.adId === null
        ? addAd(db, user, draft, { values, answers, now })
        : changeAd(db, user, draft, draft.adId, { changes, make: answers['marca'] ?? null }))
    if (!isWaiting) await showPhotos(db, draft.id, adId) // those of a new private ad stand in its mail already
    await giveIdentityToAd(db, draft.id, adId)
    await db`update ad_draft set submitted_at = now(), ad_id = ${adId} where id = ${draft.id}`
    return { ...(await findPublished(db, adId)), isWaiting }
  })
}

/** Faults of the last page are said at its fields, those of others by the names of their pages. */
function refuseFaults({ pubblica = {}, ...others }: StepFaults, lacksPhotos: boolean): void {
  const steps = draftSteps.filter((step) => (step === 'foto' ? lacksPhotos : step in others)).map((step) => stepNames[step])
  if (steps.length > 0) throw new AppError('invalid', 'not complete', { shownText: `Prima di pubblicare completa: ${steps.join(', ')}.` })
  const faults = Object.entries(pubblica).map(([field, text]) => invalidField(field, text))
  if (faults.length > 0) throw new ValidationError(faults)
}

/** Adds the ad, at once online unless so much speaks against it that a person looks first. */
async function addAd(db: Db, user: User, draft: Draft, { values, answers, now }: Submission): Promise<Written> {
  const { id: draftId, category } = draft
  await refuseTwin(db, user, values)
  await consumeRateLimit(db, rateLimits.publicationOfAccount, String(user.id))
  const signals = await findSignals(db, user, { draftId, ...(await submittedOf(db, draft, answers, now)) })
  const isHeld = riskOf(signals) >= holdFrom
  const own = { category, ownerId: user.id, sellerType: 'privato', contactEmail: user.email }
  const id = await insertAd(db, {
    ...values,
    ...own,
    ...(isHeld ? { status: 'in_review' } : { status: 'published', publishedAt: now, expiresAt: expiryOf(now) }),
  })
  if (isHeld) await openCase(db, id, signals)
  await showPhotos(db, draftId, id)
  const about = { to: user.email, ...(await findPublished(db, id)), ad: await findMailedAd(db, id) }
  await queueMail(db, isHeld ? adHeldMail(about) : adOnlineMail(about))
  return { adId: id, isWaiting: false }
}

type Submission = { values: AdValues; answers: Answers; now: Date }

/** What the signals are looked for in, with what others ask for such a vehicle. */
async function submittedOf(db: Db, draft: Draft, answers: Answers, now: Date) {
  return {
    description: answers['descrizione'] ?? '',
    version: answers['versione'] ?? '',
    make: answers['marca'] ?? null,
    askedEuro: parseWhole(answers['prezzo'] ?? '', 0, 20_000_000) ?? null,
    band: await bandOf(db, draft, answers, now),
  }
}

async function bandOf(db: Db, draft: Draft, answers: Answers, now: Date) {
  const vehicle = await vehicleOfDraft(db, draft, answers, readDraft(draft, answers, now).values, now)
  const value = 'why' in vehicle ? null : await estimateAskedVehicle(db, vehicle)
  return value && 'euro' in value ? { estimateEuro: value.euro, lowEuro: value.lowEuro } : null
}

/** What the answers say otherwise than before, so that a change of the price or of a file meanwhile stays. What is left empty now is not known any more. */
function changedValues(before: AdValues, after: AdValues): AdValues {
  const differs = (name: AdColumnName) => JSON.stringify(before[name]) !== JSON.stringify(after[name])
  const changed = adColumnNames.filter((name) => (name in before || name in after) && differs(name))
  return Object.fromEntries(changed.map((name) => [name, after[name] ?? adColumn(name).default ?? null]))
}

/** The kind of vehicle, its make and model stay: another vehicle is another ad. */
async function changeAd(
  db: Db,
  user: User,
  { id: draftId }: Draft,
  adId: number,
  { changes, make }: { changes: AdValues; make: string | null },
): Promise<Written> {
  const { status } = await lockOwnAd(db, user, adId)
  await requireMendable(db, adId)
  const { make: _make, model: _model, priceCents, ...given } = changes
  const priced = typeof priceCents === 'number' ? { priceCents } : {}
  const more = await findChangeSignals(db, user, { draftId, adId, make }, status)
  const isWaiting = await changeReviewed(db, { adId, ownerId: user.id }, { ...given, ...priced }, { draftId, more })
  return { adId, isWaiting: isWaiting && status !== 'rejected' }
}

type ChangedAd = { draftId: string; adId: number; make: string | null }

/** What speaks against an ad as it is changed: that it was refused before, and photographs or a vehicle known from others that have come since. */
async function findChangeSignals(db: Db, user: User, about: ChangedAd, status: AdStatus): Promise<Signal[]> {
  const mended: Signal = { kind: 'mended', weight: holdFrom, evidence: 'il venditore ha corretto l’annuncio' }
  const copied = await findPhotoSignal(db, { ownerId: user.id }, about.draftId)
  const vehicle = await findVehicleSignal(db, { ...about, vin: null })
  return [status === 'rejected' ? mended : null, copied, vehicle].filter((signal) => signal !== null)
}

/** Refuses a twin: the same vehicle of the same person stands online once. */
async function refuseTwin(
  db: Db,
  user: User,
  { make = null, model = null, firstRegistration = null, mileageKm = null }: AdValues,
): Promise<void> {
  const [twin] = await db<{ id: number }[]>`
    select id from ad where owner_id = ${user.id} and status in ('in_review', 'published', 'paused', 'reserved') and make = ${make}
      and model is not distinct from ${model} and first_registration is not distinct from ${firstRegistration}
      and mileage_km is not distinct from ${mileageKm} limit 1`
  if (!twin) return
  const { title } = await findPublished(db, twin.id)
  throw new AppError('conflict', 'a twin', { shownText: `Hai già un annuncio online per questo veicolo: «${title}».` })
}

async function findPublished(db: Db, id: number): Promise<Omit<PublishedAd, 'isWaiting'>> {
  const [ad] = await db<{ category: Draft['category']; make: string; model: string | null; version: string; status: AdStatus }[]>`
    select category, make, model, version, status from ad where id = ${id}`
  if (!ad) throw new AppError('notFound', 'no such ad')
  const { make, model } = vehicleNames(ad)
  const { version, status } = ad
  return {
    id,
    status,
    href: adPath({ id, make, model, version }),
    title: [make, model, version].filter(Boolean).join(' '),
  }
}
