import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { jsonText } from '@/lib/kernel/db/json-text'
import { AppError } from '@/lib/kernel/errors/app-error'
import { hashToken, randomToken } from '@/lib/kernel/tokens/random-token.server'
import type { Category } from '@/lib/market/catalogue/category'
import { valuationFields } from '@/lib/market/valuation/valuation-form'
import { begunBy, type DraftHolder, lockDraft } from './draft-access.server'
import type { Answers } from './draft-fields'
import { isBegun } from './draft-queries.server'
import { type AnsweredStep, draftSteps, isAnsweredStep } from './draft-steps'
import { answersIn } from './read-answers.server'

/** The most open drafts: more than anybody sells at once; dealers import. */
const maxOpenDrafts = 20
const tooManyText = `Hai già ${maxOpenDrafts} bozze: pubblicane o eliminane una.`

type Begun = { id: string /** The value for the cookie of a browser in which nobody is logged in. */; key: string | null }

/** Begins a draft, with what is known of the vehicle already. */
export async function beginDraft(db: Db, holder: DraftHolder, category: Category, sent: Readonly<Record<string, unknown>>): Promise<Begun> {
  const key = holder.userId === undefined ? (holder.key ?? randomToken()) : null
  const owner = { userId: holder.userId, key: key ?? undefined }
  return inTransaction(db, async (db) => {
    const begunWith = valuedWith(sent)
    if (begunWith === null) {
      const [blank] = await db<{ id: string }[]>`
        select id from ad_draft where ${begunBy(db, owner)} and category = ${category} and ad_id is null and not ${isBegun(db)} limit 1`
      if (blank) return { id: blank.id, key }
    }
    const [open] = await db<
      { count: number }[]
    >`select count(*)::int as count from ad_draft where ${begunBy(db, owner)} and submitted_at is null and ${isBegun(db)}`
    if ((open?.count ?? 0) >= maxOpenDrafts) throw new AppError('tooMany', 'too many drafts', { shownText: tooManyText })
    const row = { category, ownerId: holder.userId ?? null, keyHash: key === null ? null : hashToken(key), begunWith }
    const begun = answersIn(category, 'veicolo', { offerta: 'usato', ...sent })
    return { id: await insertDraft(db, row, (step) => (step === 'veicolo' ? begun : {})), key }
  })
}

const maxValuedLength = 120

/** The answers given to a valuation, field by field as they were typed; null where none were. */
function valuedWith(sent: Readonly<Record<string, unknown>>): Answers | null {
  const given = valuationFields.flatMap((name) => {
    const value = sent[name]
    return typeof value === 'string' && value.trim() !== '' ? [[name, value.trim().slice(0, maxValuedLength)] as const] : []
  })
  return given.length === 0 ? null : Object.fromEntries(given)
}

type NewDraft = {
  category: Category
  ownerId?: number | null
  keyHash?: string | null
  dealerId?: number
  adId?: number
  begunWith?: Answers | null
}

/** Writes a draft with what its pages hold at first. For changes to an ad that is what they are compared with in the end. */
export async function insertDraft(db: Db, row: NewDraft, answersOf: (step: AnsweredStep) => Answers): Promise<string> {
  const pages = draftSteps.filter(isAnsweredStep).map((step) => ({ step, answers: answersOf(step) }))
  const base = row.adId === undefined ? null : Object.fromEntries(pages.flatMap(({ answers }) => Object.entries(answers)))
  const [json, begunWith] = [base && db.json(base), row.begunWith ? db.json(row.begunWith) : null]
  const [draft] = await db<{ id: string }[]>`insert into ad_draft ${db({ ...row, base: json, begunWith })} returning id`
  if (!draft) throw new Error('a draft was not stored')
  for (const { step, answers } of pages)
    await db`insert into ad_draft_step (draft_id, step, answers) values (${draft.id}, ${step}, ${jsonText(answers)}::text::jsonb)`
  return draft.id
}

/** What came of saving. `isRival`: another device has saved since, and both versions stay until somebody chooses. */
export type SavedStep = { version: number; savedAt: string; isRival: boolean }

/**
 * Saves what was typed on a page of a draft, right or wrong. `seenVersion`: the one the page was rendered with. A save on top of a version
 * that was not seen overwrites nothing: it is stored beside that one.
 */
export async function saveStep(
  db: Db,
  draft: { id: string; holder: DraftHolder },
  { step, sent, seenVersion }: { step: AnsweredStep; sent: Readonly<Record<string, unknown>>; seenVersion: number },
): Promise<SavedStep> {
  return inTransaction(db, async (db) => {
    const { id, category, dealerId } = await lockOpenDraft(db, draft)
    const answers = jsonText(answersIn(category, step, sent, dealerId !== null))
    await db`
      update ad_draft set saved_at = clock_timestamp()
      where id = ${id} and exists (select from ad_draft_step where draft_id = ${id} and step = ${step} and answers <> ${answers}::text::jsonb)`
    const [saved] = await db<SavedStep[]>`
      update ad_draft_step set answers = ${answers}::text::jsonb, version = version + 1, saved_at = now(), rival = null
      where draft_id = ${id} and step = ${step} and (version = ${seenVersion} or answers = ${answers}::text::jsonb)
      returning version, saved_at::text, false as is_rival`
    if (saved) return saved
    const [rival] = await db<SavedStep[]>`
      update ad_draft_step set rival = ${answers}::text::jsonb where draft_id = ${id} and step = ${step}
      returning version, saved_at::text, true as is_rival`
    if (!rival) throw new Error('a page of a draft is missing')
    return rival
  })
}

/** Ends a page's two versions: the one that was stored beside takes the place of the other, or goes. */
export async function chooseVersion(
  db: Db,
  draft: { id: string; holder: DraftHolder },
  step: AnsweredStep,
  takeRival: boolean,
): Promise<void> {
  await inTransaction(db, async (db) => {
    const { id } = await lockOpenDraft(db, draft)
    await db`
      update ad_draft_step set answers = case when ${takeRival} then rival else answers end, version = version + 1, saved_at = now(), rival = null
      where draft_id = ${id} and step = ${step} and rival is not null`
  })
}

export async function deleteDraft(db: Db, draft: { id: string; holder: DraftHolder }): Promise<void> {
  await inTransaction(db, async (db) => {
    const { id } = await lockOpenDraft(db, draft)
    await db`delete from ad_draft where id = ${id}`
  })
}

/** A draft that has become an ad is not changed any more. */
export async function lockOpenDraft(db: Db, { id, holder }: { id: string; holder: DraftHolder }) {
  const draft = await lockDraft(db, id, holder)
  if (draft.submittedAt !== null) throw new AppError('conflict', 'already submitted', { shownText: 'Questo annuncio è già stato inviato.' })
  return draft
}

/** The answers of all pages of a draft. */
export async function answersOfDraft(db: Db, id: string): Promise<Answers> {
  const steps = await db<{ answers: Answers }[]>`select answers from ad_draft_step where draft_id = ${id}`
  return Object.fromEntries(steps.flatMap(({ answers }) => Object.entries(answers)))
}
