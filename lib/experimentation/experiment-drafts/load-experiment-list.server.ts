import type { Db } from '@/lib/kernel/db/db.server'
import { pendingText } from './experiment-facts'
import { listOwnExperiments } from './experiment-queries.server'
import type { ListedExperiment } from './experiment-view'
import { stateLabels } from './lifecycle'

/** Every experiment of ours as the list shows it. */
export async function loadExperimentList(db: Db, userId: number): Promise<ListedExperiment[]> {
  return (await listOwnExperiments(db)).map(({ id, key, state, hypothesis, owner, pending }) => ({
    id,
    key,
    state,
    stateText: stateLabels[state],
    hypothesis,
    owner: owner?.name ?? 'non indicato',
    pending: pending && { text: pendingText(pending), by: pending.by?.name ?? '', isMine: pending.by?.id === userId },
  }))
}
