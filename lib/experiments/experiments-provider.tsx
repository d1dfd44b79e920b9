import dynamic from 'next/dynamic'
import { useContext, type ReactNode } from 'react'
import { ExperimentReader } from './experiment-reader'
import { PageExperimentsContext, type PageExperiments } from './page-experiments'
import { readerWithout } from './reader-without'

/** Apart from the page, so that only visitors who take part load the SDK; the HTML of a page drawn with it names its file. Whoever cannot load it sees the control. */
const GrowthBookReader = dynamic(() => import('./growthbook-reader').then((part) => part.GrowthBookReader).catch(() => Control))

/** Around each part of a screen that shows an experiment. */
export function ExperimentsProvider({ children }: { children: ReactNode }) {
  const experiments = useContext(PageExperimentsContext)
  if (experiments?.obstacle) return <ExperimentReader value={readerWithout(experiments.obstacle)}>{children}</ExperimentReader>
  if (!experiments || experiments.assigned.length === 0) return <>{children}</>
  return <GrowthBookReader experiments={experiments}>{children}</GrowthBookReader>
}

function Control({ children }: { experiments: PageExperiments; children: ReactNode }) {
  return <>{children}</>
}
