import type { TrackedProject } from '@/lib/tracking/tracked-project'
import type { AbTests } from './ab-tests'
import type { AssignedExperiment } from './assigned-experiment'
import { decideAll } from './decision/decide'
import type { Experiment, Named } from './datafile/datafile'
import type { ProjectConfig } from './decision/project-config'
import type { Visitor } from './decision/visitor'

/** The experiments a visitor takes part in, each with the variation the vendor's SDK would give. */
export function assignExperiments(config: ProjectConfig, visitor: Visitor): AssignedExperiment[] {
  return decideAll(config, visitor).flatMap(({ experiment, variation, reason }) =>
    experiment && variation ? [assigned(experiment, variation, { isPreview: false, isKept: reason.code !== 'whitelisted' })] : [],
  )
}

/** What an address asks to be shown, whatever the status of the experiment. What the configuration does not have is ignored. */
export function previewExperiments({ experimentByKey }: ProjectConfig, wanted: AbTests): AssignedExperiment[] {
  return Object.entries(wanted).flatMap(([key, wantedKey]) => {
    const experiment = experimentByKey.get(key)
    const variation = experiment?.variations.find((each) => each.key === wantedKey)
    return experiment && variation ? [assigned(experiment, variation, { isPreview: true, isKept: false })] : []
  })
}

/** What a browser remembers, in the ids that the vendor's decision wants. */
export function storedAssignments({ experimentByKey }: ProjectConfig, kept: AbTests): Visitor['stored'] {
  const known = Object.entries(kept).flatMap(([key, variationKey]) => {
    const experiment = experimentByKey.get(key)
    const variation = experiment?.variations.find((each) => each.key === variationKey)
    return experiment && variation ? [[experiment.id, variation.id] as const] : []
  })
  return Object.fromEntries(known)
}

export function trackedProject({ datafile }: ProjectConfig): TrackedProject {
  const { accountId, projectId, revision, anonymizeIP, botFiltering, attributes, events } = datafile
  return { accountId, projectId, revision, anonymizeIP, botFiltering, attributes, events }
}

function assigned({ key, id, layerId, variations }: Experiment, variation: Named, how: Pick<AssignedExperiment, 'isPreview' | 'isKept'>): AssignedExperiment {
  // Traffic may lead to a variation of another experiment; the vendor gives it all the same.
  const known = variations.some((each) => each.key === variation.key) ? variations : [...variations, variation]
  return { key, id, campaignId: layerId, variations: known, variation: variation.key, ...how }
}
