import { createContext } from 'react'
import type { TrackedProject } from '@/lib/tracking/tracked-project'
import type { AssignedExperiment } from './assigned-experiment'

/** What a page knows about experiments. A page keeps it until the next navigation. */
export type PageExperiments = {
  assigned: AssignedExperiment[]
  /** What the event log wants to know of the configuration. Null: nothing of this page is counted. */
  project: TrackedProject | null
  /** Why nobody can be assigned although the visitor allows it. */
  obstacle: 'configuration' | 'visitor id' | null
  /** Experiments in this browser's memory that the configuration no longer has. */
  outdated: string[]
}

/** Null: the visitor takes part in nothing. */
export const PageExperimentsContext = createContext<PageExperiments | null>(null)
