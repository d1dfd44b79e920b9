import { createContext } from 'react'
import type { TrackedProject } from '@/lib/tracking/tracked-project'
import { pairsText } from './ab-tests'
import type { AssignedExperiment } from './assigned-experiment'
import type { Account } from './segments'

/** What a page knows about experiments. A page keeps it until the next navigation. */
export type PageExperiments = {
  assigned: AssignedExperiment[]
  /** What the event log wants to know of the configuration. Null: nothing of this page is counted. */
  project: TrackedProject | null
  /** Why nobody can be assigned although the visitor allows it. */
  unavailableReason: 'configuration' | 'visitor id' | null
  /** Whether the address requests a preview and the browser counts as a robot, which is shown none. */
  isRobotPreview?: true
  /** Ids in this browser's memory that no experiment of the configuration has. */
  outdated: string[]
  /** Who is logged in; left out: nobody. */
  account?: NonNullable<Account>
}

/** The variations of this page, for the API that answers its calls. A preview is nobody's assignment. */
export function abTestsOf(page: PageExperiments | null): string {
  return pairsText((page?.assigned ?? []).filter(({ isPreview }) => !isPreview).map(({ key, variation }) => [key, variation]))
}

/** The experiments of the page; null: the visitor takes part in nothing. */
export const PageExperimentsContext = createContext<PageExperiments | null>(null)
