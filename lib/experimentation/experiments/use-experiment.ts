import { createContext, useContext } from 'react'

export type ExperimentState = { variation: string | null; inExperiment: boolean }

export const noExperiment: ExperimentState = { variation: null, inExperiment: false }

/** How `useExperiment` finds a variation: by GrowthBook where a page shows an experiment, by nothing at all elsewhere. */
export const ExperimentReaderContext = createContext<(key: string) => ExperimentState>(() => noExperiment)

/** The visitor's variation of an experiment; null and false for whoever takes no part, before and without consent, and when there is no configuration. To call it is to be shown the variation. */
export function useExperiment(key: string): ExperimentState {
  return useContext(ExperimentReaderContext)(key)
}
