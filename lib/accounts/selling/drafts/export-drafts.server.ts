import type { Db } from '@/lib/kernel/db/db.server'
import type { Answers } from './draft-fields'

type ExportedStep = {
  draft: string
  step: string
  answers: Answers
  otherAnswers: Answers | null
  begunWith: Answers | null
  createdAt: Date
  savedAt: Date
  submittedAt: Date | null
}

/** The drafts of an account, page by page, for the copy of their data. */
export async function exportDrafts(db: Db, userId: number): Promise<ExportedStep[]> {
  return db<ExportedStep[]>`
    select draft_id as draft, step, answers, rival as other_answers, begun_with, created_at, ad_draft_step.saved_at, submitted_at
    from ad_draft join ad_draft_step on draft_id = ad_draft.id where owner_id = ${userId} order by created_at, draft_id, step`
}
