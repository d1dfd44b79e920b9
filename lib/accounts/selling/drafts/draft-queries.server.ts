import type { Db, SqlFragment } from '@/lib/kernel/db/db.server'
import { findMake, findModel } from '@/lib/market/catalogue/catalogue.server'
import type { Category } from '@/lib/market/catalogue/category'
import { adoptDrafts, begunBy, type DraftHolder } from './draft-access.server'
import type { Answers } from './draft-fields'
import type { DraftLine } from './draft-page'
import { type AnsweredStep, draftSteps, isAnsweredStep } from './draft-steps'
import { readAnswers } from './read-answers.server'

/** The drafts of a browser or an account that are no ads yet, the latest first. */
export async function listDrafts(db: Db, holder: DraftHolder): Promise<DraftLine[]> {
  await adoptDrafts(db, holder)
  return listWhere(db, begunBy(db, holder), false)
}

/** The drafts for a dealer's stock, the latest first. */
export async function listStockDrafts(db: Db, dealerId: number): Promise<DraftLine[]> {
  return listWhere(db, db`ad_draft.dealer_id = ${dealerId}`, true)
}

async function listWhere(db: Db, wanted: SqlFragment, isDealers: boolean): Promise<DraftLine[]> {
  const rows = await db<{ id: string; category: Category; savedAt: Date; adId: number | null; answers: Answers[] }[]>`
    select ad_draft.id, category, ad_draft.saved_at, ad_id, jsonb_agg(answers) as answers
    from ad_draft join ad_draft_step on draft_id = ad_draft.id
    where ${wanted} and submitted_at is null and ${isBegun(db)} group by ad_draft.id order by ad_draft.saved_at desc`
  return rows.map(({ answers, category, savedAt, ...row }) => {
    const all = Object.fromEntries(answers.flatMap((page) => Object.entries(page)))
    return { ...row, savedAt: savedAt.toISOString(), name: draftName(category, all), step: firstOpenStep(category, all, isDealers) }
  })
}

/** Whether anything was typed, changed or photographed: a page that was only opened is no draft to anybody. */
export function isBegun(db: Db): SqlFragment {
  return db`(begun_with is not null or ad_draft.saved_at > ad_draft.created_at or exists (
    select from photo where photo.draft_id = ad_draft.id
      and (removed_at is not null or not exists (select from ad_photo where ad_photo.photo_id = photo.id))))`
}

/** What a draft is about, as far as that is known. */
export function draftName(category: Category, answers: Answers): string {
  const make = findMake(category, answers['marca'] ?? '')
  const model = make && findModel(category, make.slug, answers['modello'] ?? '')
  return make ? [make.name, model?.name].filter(Boolean).join(' ') : 'Veicolo senza marca'
}

/** A page of a draft as it was last saved. `rival`: what another device typed meanwhile. */
export type StoredStep = { answers: Answers; version: number; savedAt: Date; rival: Answers | null }

export async function findStep(db: Db, draftId: string, step: AnsweredStep): Promise<StoredStep> {
  const [found] = await db<StoredStep[]>`
    select answers, version, saved_at, rival from ad_draft_step where draft_id = ${draftId} and step = ${step}`
  if (!found) throw new Error('a page of a draft is missing')
  return found
}

function firstOpenStep(category: Category, answers: Answers, isDealers: boolean): AnsweredStep {
  const now = new Date()
  const faultsOf = (step: AnsweredStep) => readAnswers(category, step, answers, now, isDealers).faults
  const open = draftSteps.filter(isAnsweredStep).find((step) => Object.keys(faultsOf(step)).length > 0)
  return open ?? 'pubblica'
}
