import { type GrowthBook, GrowthBookProvider, useGrowthBook } from '@growthbook/growthbook-react'
import { type ReactNode, useCallback, useContext } from 'react'
import { type EarlyView, EarlyViewContext } from '@/lib/tracking/early-view'
import { type AssignedExperiment, placeOf } from './assigned-experiment'
import { createGrowthBook } from './create-growthbook'
import { exposureOf, handleExposure } from './exposure'
import type { PageExperiments } from './page-experiments'
import { ExperimentReaderContext } from './use-experiment'

type Props = { experiments: PageExperiments; children: ReactNode }

/** GrowthBook for one page. Server and browser get the same experiments, so they render the same HTML. */
export function GrowthBookReader({ experiments, children }: Props) {
  const early = useContext(EarlyViewContext)
  return (
    <GrowthBookProvider growthbook={growthBookOf(experiments, early)}>
      <Reader assigned={experiments.assigned}>{children}</Reader>
    </GrowthBookProvider>
  )
}

const growthBooks = new WeakMap<PageExperiments, GrowthBook>()

/** One for all parts of a page that show experiments, so that each exposure is reported once. */
function growthBookOf(page: PageExperiments, early: EarlyView | null): GrowthBook {
  const known = growthBooks.get(page)
  if (known) return known
  const made = createGrowthBook(
    page.assigned,
    typeof window === 'undefined'
      ? (shown) => early?.shown(exposureOf(shown))
      : (shown) => handleExposure(shown, page.outdated, page.account),
  )
  growthBooks.set(page, made)
  return made
}

function Reader({ assigned, children }: { assigned: readonly AssignedExperiment[]; children: ReactNode }) {
  const growthBook = useGrowthBook()
  const read = useCallback(
    (key: string) => {
      const { value, source } = growthBook.evalFeature<string | null>(key)
      const texts = assigned.find((experiment) => placeOf(experiment) === key)?.texts
      return { variation: typeof value === 'string' ? value : null, inExperiment: source === 'experiment', ...(texts && { texts }) }
    },
    [growthBook, assigned],
  )
  return <ExperimentReaderContext value={read}>{children}</ExperimentReaderContext>
}
