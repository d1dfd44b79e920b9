import { GrowthBookProvider, useGrowthBook } from '@growthbook/growthbook-react'
import { useCallback, useMemo, type ReactNode } from 'react'
import { createGrowthBook } from './create-growthbook'
import { ExperimentReader } from './experiment-reader'
import { exposed } from './exposure'
import type { PageExperiments } from './page-experiments'

type Props = { experiments: PageExperiments; children: ReactNode }

/** GrowthBook for one page. Server and browser get the same experiments, so they draw the same HTML. */
export function GrowthBookReader({ experiments, children }: Props) {
  const growthBook = useMemo(() => createGrowthBook(experiments.assigned, typeof window === 'undefined' ? undefined : (shown) => exposed(shown, experiments.outdated)), [experiments])
  return (
    <GrowthBookProvider growthbook={growthBook}>
      <Reader>{children}</Reader>
    </GrowthBookProvider>
  )
}

function Reader({ children }: { children: ReactNode }) {
  const growthBook = useGrowthBook()
  const read = useCallback(
    (key: string) => {
      const { value, source } = growthBook.evalFeature<string | null>(key)
      return { variation: typeof value === 'string' ? value : null, inExperiment: source === 'experiment' }
    },
    [growthBook],
  )
  return <ExperimentReader value={read}>{children}</ExperimentReader>
}
