import { GrowthBookProvider } from '@growthbook/growthbook-react'
import { useContext, useMemo, type ReactNode } from 'react'
import { AssignedExperiments } from './assigned-experiment'
import { createGrowthBook } from './create-growthbook'
import { exposed } from './exposure'

/** Around a screen that runs experiments. Screens without one do not load the SDK. */
export function ExperimentsProvider({ children }: { children: ReactNode }) {
  const experiments = useContext(AssignedExperiments)
  const growthBook = useMemo(() => createGrowthBook(experiments, typeof window === 'undefined' ? undefined : exposed), [experiments])
  return <GrowthBookProvider growthbook={growthBook}>{children}</GrowthBookProvider>
}
