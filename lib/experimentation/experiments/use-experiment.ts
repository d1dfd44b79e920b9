import { createContext, useContext } from 'react'

/** `texts`: what marketing wrote for the slots of the place, if it did. */
export type ExperimentState = { variation: string | null; inExperiment: boolean; texts?: Readonly<Record<string, string>> }

export const noExperiment: ExperimentState = { variation: null, inExperiment: false }

/** How `useExperiment` finds a variation: by GrowthBook where a page shows an experiment, by nothing at all elsewhere. */
export const ExperimentReaderContext = createContext<(key: string) => ExperimentState>(() => noExperiment)

/** The visitor's variation at a place; parts of pages read it by `usePlace`. Null and false for visitors without one, without consent, and without a configuration. A call counts as an exposure. */
export function useExperiment(key: string): ExperimentState {
  return useContext(ExperimentReaderContext)(key)
}
