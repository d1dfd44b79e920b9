import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { invalidField } from '@/lib/kernel/validation/fields'
import { listGroups, listOwnExperiments } from './experiment-queries.server'
import type { OwnExperiment } from './own-experiment'
import { lockPublication, publishExperiments } from './publication.server'

/** A new group. At most one keeps visitors out of every experiment, and only while none runs outside it. */
export async function createGroup(db: Db, { name, holdout }: { name: string; holdout: number }): Promise<void> {
  await inTransaction(db, async (db) => {
    await lockPublication(db)
    const groups = await listGroups(db)
    if (groups.some((group) => group.name === name)) throw invalidField('name', 'C’è già un gruppo con questo nome')
    if (holdout > 0) {
      const other = groups.find((group) => group.holdout > 0 && !group.isClosed)
      if (other)
        throw invalidField('holdout', `C’è già il gruppo «${other.name}» che ne esclude una parte: un visitatore ha un solo gruppo`)
      const running = (await listOwnExperiments(db)).find(isAhead)
      if (running) throw invalidField('holdout', `«${running.key}» è in corso o programmato fuori dal gruppo: prima fermalo`)
    }
    await db`insert into experiment_group (name, holdout_percent) values (${name}, ${holdout})`
  })
}

/** Ends a group, and with it what it keeps out. */
export async function closeGroup(db: Db, id: number): Promise<void> {
  await inTransaction(db, async (db) => {
    await lockPublication(db)
    const running = (await listOwnExperiments(db)).find((each) => isAhead(each) && each.group?.id === id)
    if (running)
      throw new AppError('conflict', 'in use', { shownText: `«${running.key}» è in corso o programmato in questo gruppo: prima fermalo.` })
    const { count } = await db`update experiment_group set closed_at = now() where id = ${id} and closed_at is null`
    if (count === 0) throw new AppError('notFound', 'no such group')
    await publishExperiments(db)
  })
}

function isAhead({ state }: OwnExperiment): boolean {
  return state === 'running' || state === 'scheduled'
}
