import { createContext, useContext } from 'react'

export type ExperimentState = { variation: string | null; inExperiment: boolean }

export const noExperiment: ExperimentState = { variation: null, inExperiment: false }

/** How `useExperiment` finds a variation: by GrowthBook where a page shows an experiment, by nothing at all elsewhere. */
export const ExperimentReaderContext = createContext<(key: string) => ExperimentState>(() => noExperiment)

/** The visitor's variation of an experiment. Null and false for visitors without one, without consent, and without a configuration. A call counts as an exposure. */
export function useExperiment(key: string): ExperimentState {
  return useContext(ExperimentReaderContext)(key)
}
