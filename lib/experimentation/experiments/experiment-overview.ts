import { asideStatus, type Experiment, runningStatus } from './datafile/datafile'
import type { ProjectConfig } from './decision/project-config'
import { describeAudience } from './describe-audience'
import { canShow, findPlace, placeKeyOf } from './places/find-place'
import { previewPathOf } from './places/preview-place'
import { previewHref } from './preview-address'
import { participation, trafficShares } from './traffic-shares'

export type VariationOverview = {
  id: string
  key: string
  /** The share of the visitors who take part, from 0 to 1. */
  share: number
  previewHref: string
}
/** An experiment as people read it. */
export type ExperimentOverview = {
  id: string
  key: string
  status: string
  isRunning: boolean
  audience: string
  /** The share of the audience that takes part, from 0 to 1. */
  participation: number
  /** Whether other experiments of its group keep visitors from it. */
  isExclusive: boolean
  /** How many visitors always get a variation. */
  whitelisted: number
  /** The place of ours at which it runs; null: no page has it, so nobody takes part. */
  place: string | null
  /** The variations that its place cannot show: who would get one takes no part. */
  unknown: string[]
  /** Whether there is a page to look at it. */
  hasPage: boolean
  /** The first is the control. */
  variations: VariationOverview[]
}

const statusWords = new Map([
  [runningStatus, 'In corso'],
  ['Paused', 'In pausa'],
  ['Not started', 'Non iniziato'],
  ['Archived', 'Archiviato'],
  ['Launched', 'Concluso'],
  [asideStatus, 'Messo da parte: non si legge'],
])

/** The vendor's word for a status, in Italian where we know it. */
export function statusText(status: string): string {
  return statusWords.get(status) ?? status
}

/** Every experiment of a configuration, the running ones first. `adPath` is some ad to look at, if there is one. */
export function experimentOverviews(config: ProjectConfig, adPath: string | undefined): ExperimentOverview[] {
  return config.experiments
    .map((experiment) => overviewOf(config, experiment, adPath))
    .sort((a, b) => Number(b.isRunning) - Number(a.isRunning))
}

export function experimentOverview(config: ProjectConfig, key: string): ExperimentOverview | undefined {
  const experiment = config.experiments.find((each) => each.key === key)
  return experiment && overviewOf(config, experiment, undefined)
}

function overviewOf({ audienceById, groupById }: ProjectConfig, experiment: Experiment, adPath: string | undefined): ExperimentOverview {
  const { id, key, status, audience, groupId, forcedVariations, variations, trafficAllocation } = experiment
  const group = groupId === null ? undefined : groupById.get(groupId)
  const shares = trafficShares(trafficAllocation)
  const all = [...shares.values()].reduce((total, share) => total + share, 0)
  const place = findPlace(placeKeyOf(key))
  const path = previewPathOf(key, adPath)
  return {
    id,
    key,
    status: statusText(status),
    isRunning: status === runningStatus,
    audience: describeAudience(audience, audienceById),
    participation: participation(experiment, group),
    isExclusive: group?.policy === 'random',
    whitelisted: Object.keys(forcedVariations).length,
    place: place?.name ?? null,
    unknown: place ? variations.filter((variation) => !canShow(place, variation)).map((variation) => variation.key) : [],
    hasPage: path !== undefined,
    variations: variations.map((variation) => ({
      id: variation.id,
      key: variation.key,
      share: all === 0 ? 0 : (shares.get(variation.id) ?? 0) / all,
      previewHref: previewHref(path ?? '/', key, variation.key),
    })),
  }
}
