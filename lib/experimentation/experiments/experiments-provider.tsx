import dynamic from 'next/dynamic'
import { type ComponentType, createElement, type ReactNode, use, useContext, useSyncExternalStore } from 'react'
import { reportFailure } from '@/lib/kernel/errors/report-failure'
import { openTrackingLog } from '@/lib/tracking/tracking-log'
import { placeOf } from './assigned-experiment'
import { type PageExperiments, PageExperimentsContext } from './page-experiments'
import type { places } from './places/place-catalogue'
import { ExperimentReaderContext, type ExperimentState, noExperiment } from './use-experiment'

type Obstacle = NonNullable<PageExperiments['unavailableReason']>

const reasons: Record<Obstacle, string> = {
  configuration: 'the experiments client is not initialized',
  'visitor id': 'User ID is not set',
}
const warned = new Set<string>()

const readers: Record<Obstacle, (key: string) => ExperimentState> = {
  configuration: (key) => refuse(key, 'configuration'),
  'visitor id': (key) => refuse(key, 'visitor id'),
}

/** Gives everybody the control, and says once in the browser's console why. */
function unavailableReader(obstacle: Obstacle): (key: string) => ExperimentState {
  return readers[obstacle]
}

function refuse(key: string, obstacle: Obstacle): ExperimentState {
  const message = `Unable to activate experiment "${key}" because ${reasons[obstacle]}.`
  if (typeof window !== 'undefined' && !warned.has(message)) openTrackingLog(reportFailure).warn(message)
  warned.add(message)
  return noExperiment
}

type Reader = ComponentType<{ experiments: PageExperiments; children: ReactNode }>

/** The SDK, once this browser has it: apart from the page, so that only visitors who take part load it. */
let loaded: Reader | undefined
const setReader = (part: { GrowthBookReader: Reader }) => (loaded = part.GrowthBookReader)

/** A page that the server renders with it names its file to the first script, and hydrates once the file is there. Browsers that cannot load it show the control. */
const ServerReader = dynamic(() => import('./growthbook-reader').then(setReader).catch(() => Control))

/** Loads it for the pages after this one. */
export async function loadReader(): Promise<void> {
  await import('./growthbook-reader').then(setReader).catch(() => {})
}

/** Its file loads along with the page's other scripts. A browser may wait two minutes for one that hangs, while the page cannot be used; a failure is known at once. */
const maxWaitMs = 3_000

/** The loading for a page that the server has rendered with it: hydration waits. */
let readerOfFirstPage: Promise<void> | undefined
function loadReaderOnce(): Promise<void> {
  readerOfFirstPage ??= Promise.race([loadReader(), new Promise<void>((resolve) => setTimeout(resolve, maxWaitMs))])
  return readerOfFirstPage
}

/** Makes React render the page anew instead of hydrating the control over the HTML of the variation. By the digest Next knows that this is intended. */
class RenderAnewError extends Error {
  readonly digest = 'BAILOUT_TO_CLIENT_SIDE_RENDERING'
}

const never = () => () => {}
const begunWith = new WeakMap<PageExperiments, Reader>()

/** A page rendered without the SDK keeps the control and is not counted, so that content does not change after hydration. */
function readerOf(page: PageExperiments): Reader {
  if (typeof window === 'undefined') return ServerReader
  const known = begunWith.get(page)
  if (known) return known
  const reader = loaded ?? Control
  begunWith.set(page, reader)
  return reader
}

type ProviderProps = {
  /** The place of the part: visitors without an experiment there load nothing for it. */
  at?: keyof typeof places
  children: ReactNode
}

/** Around each part of a screen that shows an experiment. */
export function ExperimentsProvider({ at, children }: ProviderProps) {
  const experiments = useContext(PageExperimentsContext)
  const isHydrating = !useSyncExternalStore(
    never,
    () => true,
    () => typeof window === 'undefined',
  )
  if (experiments?.unavailableReason)
    return <ExperimentReaderContext value={unavailableReader(experiments.unavailableReason)}>{children}</ExperimentReaderContext>
  if (!experiments?.assigned.some((each) => at === undefined || placeOf(each) === at)) return <>{children}</>
  if (isHydrating) {
    use(loadReaderOnce())
    if (!loaded) throw new RenderAnewError('GrowthBook has not come in time: the control is shown')
  }
  return createElement(readerOf(experiments), { experiments, children })
}

function Control({ children }: { experiments: PageExperiments; children: ReactNode }) {
  return <>{children}</>
}
