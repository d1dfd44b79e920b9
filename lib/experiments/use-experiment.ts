import { useFeature } from '@growthbook/growthbook-react'

/** The visitor's variation of an experiment; null and false for whoever takes no part, before and without consent, and when there is no configuration. */
export function useExperiment(key: string): { variation: string | null; inExperiment: boolean } {
  const { value, source } = useFeature<string | null>(key)
  return { variation: typeof value === 'string' ? value : null, inExperiment: source === 'experiment' }
}
