import type { ReceivedBatch } from '@/lib/experimentation/experiment-results/intake/received-batch-schema'
import type { ServerEvent } from '@/lib/experimentation/experiment-results/intake/record-event.server'
import { assignExperiments } from '@/lib/experimentation/experiments/assign-experiments'
import type { AssignedExperiment } from '@/lib/experimentation/experiments/assigned-experiment'
import type { ProjectConfig } from '@/lib/experimentation/experiments/decision/project-config'
import { knownSegments } from '@/lib/experimentation/experiments/segment-table'
import { segmentsOf } from '@/lib/experimentation/experiments/segments'
import { deviceTypeOf } from '@/lib/kernel/browser/device-type'
import { routes } from '@/lib/kernel/routes/routes'
import { activationKey } from '@/lib/tracking/events/event-batch'
import { chances } from './samples'
import type { SimulatedVisitor } from './simulated-visitors'

type Entry = ReceivedBatch['visitors'][number]
/** What one visit brings: the batch of the browser, and what the server records itself. */
export type Visit = {
  arrivesAt: number
  userAgent: string
  visitorId: string
  batch: ReceivedBatch
  recorded: { event: ServerEvent; at: number }[]
}
const second = 1_000

/** The visits of somebody under a configuration: pages show what it gives this visitor, as the site would. */
export function visitsOf(visitor: SimulatedVisitor, config: ProjectConfig): Visit[] {
  const { isFromList, firstAt, returnAt, isDecidedLater, moreAds } = visitor
  const openedAt = isFromList ? firstAt + 40 * second : firstAt
  const list = isFromList ? listPage(visitor, config, firstAt) : []
  const ad = adPage(visitor, config, openedAt)
  const decidedAt = isDecidedLater && returnAt !== null ? returnAt : openedAt
  const done = decisionsOf(visitor, ad.wording, decidedAt)
  const more = [...Array(moreAds).keys()].map((place) => conversion(visitor, 'ad_view', openedAt + (place + 1) * 25 * second))
  const again = returnAt === null ? [] : [conversion(visitor, 'ad_view', returnAt)]
  const visits = [
    { at: openedAt, entries: [...list, ...ad.entries, ...more] },
    ...(returnAt === null ? [] : [{ at: returnAt, entries: again }]),
  ]
  return visits.map(({ at, entries }) => ({
    arrivesAt: at + 300 * second,
    userAgent: visitor.userAgent,
    visitorId: visitor.id,
    batch: { revision: config.datafile.revision, visitors: at === decidedAt ? [...entries, ...done.entries] : entries },
    recorded: at === decidedAt ? done.recorded : [],
  }))
}

function listPage(visitor: SimulatedVisitor, config: ProjectConfig, at: number): Entry[] {
  const address = visitor.region === '' ? routes.usedCars : `${routes.usedCars}?regione=${visitor.region}`
  const { entries } = pageOf(visitor, config, { key: 'srp_layout', address, isLanding: true, at })
  return [...entries, conversion(visitor, 'search', at)]
}

function adPage(visitor: SimulatedVisitor, config: ProjectConfig, at: number): { entries: Entry[]; wording: string | undefined } {
  const page = pageOf(visitor, config, { key: 'contact_wording', address: '/annuncio', isLanding: !visitor.isFromList, at })
  return { entries: [...page.entries, conversion(visitor, 'ad_view', at)], wording: page.shown?.variation }
}

type Page = { key: string; address: string; isLanding: boolean; at: number }

/** The exposure to the experiment that a page shows, if it runs and includes the visitor. */
function pageOf(
  visitor: SimulatedVisitor,
  config: ProjectConfig,
  { key, address, isLanding, at }: Page,
): { entries: Entry[]; shown?: AssignedExperiment } {
  const { id, userAgent } = visitor
  const attributes = attributesOf(userAgent, address, isLanding)
  const shown = assignExperiments(config, { id, attributes, stored: {} }).find((each) => each.key === key)
  const variation = shown?.variations.find((each) => each.key === shown.variation)
  if (!shown || !variation) return { entries: [] }
  const entry = {
    visitor_id: id,
    attributes: Object.entries(attributes).map(([name, value]) => ({ key: name, value })),
    snapshots: [
      {
        decisions: [{ experiment_id: shown.id, variation_id: variation.id }],
        events: [{ key: activationKey, uuid: visitor.nextId(), timestamp: at }],
      },
    ],
  }
  return { entries: [entry], shown }
}

const known = new Map<string, Record<string, string>>()

/** What the site knows of such a view. It is the same for all who come alike, and is worked out once. */
function attributesOf(userAgent: string, address: string, isLanding: boolean): Record<string, string> {
  const view = JSON.stringify([userAgent, address, isLanding])
  const now = new Date()
  const attributes = known.get(view) ?? {
    deviceType: deviceTypeOf(userAgent),
    ...knownSegments(segmentsOf({ userAgent, address, isLanding, allowedAt: now, account: undefined }, now)),
  }
  known.set(view, attributes)
  return attributes
}

/** What a visitor does once they have seen an ad. */
function decisionsOf(
  visitor: SimulatedVisitor,
  wording: string | undefined,
  at: number,
): { entries: Entry[]; recorded: Visit['recorded'] } {
  const { marks } = visitor
  return {
    entries: [
      ...(marks.phone < chances.phone ? [conversion(visitor, 'phone_shown', at + 90 * second)] : []),
      ...(marks.share < chances.share ? [conversion(visitor, 'ad_shared', at + 120 * second)] : []),
    ],
    recorded:
      marks.contact < chances.contact(wording) ? [{ event: { name: 'contactSent', subject: 'simulated' }, at: at + 240 * second }] : [],
  }
}

function conversion(visitor: SimulatedVisitor, key: string, timestamp: number): Entry {
  return { visitor_id: visitor.id, snapshots: [{ events: [{ key, uuid: visitor.nextId(), timestamp }] }] }
}
