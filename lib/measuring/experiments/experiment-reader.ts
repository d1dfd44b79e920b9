import { createContext } from 'react'

export type ExperimentState = { variation: string | null; inExperiment: boolean }

export const noExperiment: ExperimentState = { variation: null, inExperiment: false }

/** How `useExperiment` finds a variation: by GrowthBook where a page shows an experiment, by nothing at all elsewhere. */
export const ExperimentReaderContext = createContext<(key: string) => ExperimentState>(() => noExperiment)
