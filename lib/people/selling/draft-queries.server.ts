import type { Db } from '@/lib/kernel/db/db.server'
import { findMake, findModel } from '@/lib/market/catalogue/catalogue.server'
import type { Category } from '@/lib/market/catalogue/category'
import { adoptDrafts, type DraftHolder, heldBy } from './draft-access.server'
import type { Answers } from './draft-fields'
import type { DraftLine } from './draft-page'
import { type AnsweredStep, draftSteps, isAnsweredStep } from './draft-steps'
import { readAnswers } from './read-answers.server'

/** The drafts of a browser or an account that are no ads yet, the latest first. */
export async function listDrafts(db: Db, holder: DraftHolder): Promise<DraftLine[]> {
  await adoptDrafts(db, holder)
  const rows = await db<{ id: string; category: Category; savedAt: Date; adId: number | null; answers: Answers[] }[]>`
    select ad_draft.id, category, ad_draft.saved_at, ad_id, jsonb_agg(answers) as answers
    from ad_draft join ad_draft_step on draft_id = ad_draft.id
    where ${heldBy(db, holder)} and submitted_at is null group by ad_draft.id order by ad_draft.saved_at desc`
  return rows.map(({ answers, category, savedAt, ...row }) => {
    const all = Object.fromEntries(answers.flatMap((page) => Object.entries(page)))
    return { ...row, savedAt: savedAt.toISOString(), name: draftName(category, all), step: firstOpenStep(category, all) }
  })
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

function firstOpenStep(category: Category, answers: Answers): AnsweredStep {
  const now = new Date()
  const open = draftSteps.filter(isAnsweredStep).find((step) => Object.keys(readAnswers(category, step, answers, now).faults).length > 0)
  return open ?? 'pubblica'
}
