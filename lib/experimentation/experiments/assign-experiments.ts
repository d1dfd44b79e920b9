import type { TrackedProject } from '@/lib/tracking/tracked-project'
import type { AssignedExperiment } from './assigned-experiment'
import type { DatafileEntity, Experiment } from './datafile/datafile'
import { decideAll } from './decision/decide'
import type { ProjectConfig } from './decision/project-config'
import type { Visitor } from './decision/visitor'

/** The experiments a visitor takes part in, each with the variation the vendor's SDK would give. */
export function assignExperiments(config: ProjectConfig, visitor: Visitor): AssignedExperiment[] {
  return decideAll(config, visitor).flatMap(({ experiment, variation, reason }) =>
    experiment && variation ? [assigned(experiment, variation, { isPreview: false, isSticky: reason.code !== 'whitelisted' })] : [],
  )
}

/** The preview that an address requests, whatever the status of the experiment. Names that the configuration lacks are ignored. */
export function previewExperiments({ experiments }: ProjectConfig, wanted: ReadonlyMap<string, string>): AssignedExperiment[] {
  return [...wanted].flatMap(([key, wantedKey]) => {
    const experiment = experiments.find((each) => each.key === key)
    const variation = experiment?.variations.find((each) => each.key === wantedKey)
    return experiment && variation ? [assigned(experiment, variation, { isPreview: true, isSticky: false })] : []
  })
}

export function trackedProject({ datafile }: ProjectConfig): TrackedProject {
  const { accountId, projectId, revision, anonymizeIP, botFiltering, attributes, events } = datafile
  return { accountId, projectId, revision, anonymizeIP, botFiltering, attributes, events: events.map(({ id, key }) => ({ id, key })) }
}

function assigned(
  { key, id, layerId, variations }: Experiment,
  variation: DatafileEntity,
  how: Pick<AssignedExperiment, 'isPreview' | 'isSticky'>,
): AssignedExperiment {
  // Traffic may lead to a variation of another experiment; the vendor gives it all the same.
  const known = variations.some((each) => each.key === variation.key) ? variations : [...variations, variation]
  return { key, id, campaignId: layerId, variations: known, variation: variation.key, ...how }
}
