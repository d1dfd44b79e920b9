import { useContext } from 'react'
import { ExperimentReaderContext, type ExperimentState } from './experiment-reader'

/** The visitor's variation of an experiment; null and false for whoever takes no part, before and without consent, and when there is no configuration. To call it is to be shown the variation. */
export function useExperiment(key: string): ExperimentState {
  return useContext(ExperimentReaderContext)(key)
}
