import { followSchedules, stopHarmedRollouts } from '@/lib/experimentation/experiment-drafts/change-experiment.server'
import { tellMarketing } from '@/lib/experimentation/experiment-drafts/notices/tell-marketing.server'
import { recordEmptyTests } from '@/lib/experimentation/experiment-results/empty-test/record-empty-tests.server'
import { saveOutcomes } from '@/lib/experimentation/experiment-results/intake/save-outcomes.server'
import { countTotals } from '@/lib/experimentation/experiment-results/queries/count-totals.server'
import { readPlans } from '@/lib/experimentation/experiment-results/queries/read-plans.server'
import { type ConfirmedConfig, recordPhases } from '@/lib/experimentation/experiment-results/queries/record-phases.server'
import type { Pool } from '@/lib/kernel/db/db.server'

/** What is due is done, and what an experiment is now is written down before ended ones are looked for. */
export async function followExperimentsNow(db: Pool, experiments: ConfirmedConfig | undefined): Promise<void> {
  await followSchedules(db)
  if (experiments) await recordPhases(db, experiments)
  await saveOutcomes(db)
  await readPlans(db)
}

/** Counts what has come, then acts on it and says what is new. */
export async function readExperiments(db: Pool): Promise<void> {
  await countTotals(db)
  await stopHarmedRollouts(db)
  await tellMarketing(db)
  await recordEmptyTests(db)
}
