import { randomUUID } from 'node:crypto'
import { addTestUser } from '@/lib/accounts/users/test-user'
import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { approveStep, proposeStep } from './change-experiment.server'
import { readDraft } from './draft-form'
import { findOwnExperiment } from './experiment-queries.server'
import { findPublication } from './publication.server'
import { createExperiment } from './save-experiment.server'
import { configOf, draftForm } from './test-own-experiment'

/** A name that no group has. */
export const newName = () => `prova_${randomUUID().slice(0, 8)}`

/** Adds somebody of marketing. */
export async function addMarketer(db: Db, name: string) {
  const { id } = await addTestUser(db)
  await db`update app_user set role = 'marketing', display_name = ${name} where id = ${id}`
  return { id, name }
}

/** Adds two people of marketing, and a draft of the first. */
export async function openDraft(db: Db, changes: Record<string, string> = {}) {
  const [marta, luca] = [await addMarketer(db, 'Marta Ricci'), await addMarketer(db, 'Luca Ferri')]
  const form = draftForm({ owner: String(marta.id), ...changes })
  const id = await createExperiment(db, marta, readDraft(form))
  const key = (await findOwnExperiment(db, id))?.key ?? ''
  const seen = async () => ({ id, revision: (await findOwnExperiment(db, id))?.revision ?? 0 })
  const now = async () => findOwnExperiment(db, id)
  /** One person requests a step, the other agrees. */
  const agree = async (pending: Parameters<typeof proposeStep>[3]) => {
    await proposeStep(db, marta, await seen(), pending)
    await approveStep(db, luca, await seen())
  }
  return { marta, luca, form, id, key, seen, now, agree }
}

/** The text of a refusal. In a savepoint, because a failed statement ends a transaction. */
export async function refusalOf(db: Db, work: (db: Db) => Promise<unknown>): Promise<string> {
  const error: unknown = await inTransaction(db, work).then(
    () => undefined,
    (error: unknown) => error,
  )
  return error instanceof Error ? String(Reflect.get(error, 'shownText') ?? error.message) : 'nothing was refused'
}

/** The configuration as a site reads it. */
export const published = async (db: Db) => configOf((await findPublication(db)).file)
