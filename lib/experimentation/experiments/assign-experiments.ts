import type { TrackedProject } from '@/lib/tracking/tracked-project'
import { type AssignedExperiment, placeOf } from './assigned-experiment'
import type { Experiment, Variation } from './datafile/datafile'
import { decideAll } from './decision/decide'
import type { ProjectConfig } from './decision/project-config'
import type { Visitor } from './decision/visitor'
import { canShow, findPlace, placeKeyOf } from './places/find-place'

/** The experiments a visitor takes part in, each with the variation the vendor's SDK would give. What no place can show is left out, so nobody is counted for what they did not see. */
export function assignExperiments(config: ProjectConfig, visitor: Visitor): AssignedExperiment[] {
  const shown = decideAll(config, visitor).flatMap(({ experiment, variation, reason }) =>
    experiment && variation ? assigned(experiment, variation, { isPreview: false, isSticky: reason.code !== 'whitelisted' }) : [],
  )
  return shown.filter((each, place) => shown.findIndex((other) => placeOf(other) === placeOf(each)) === place) // a place shows one run
}

/** The preview that an address requests, whatever the status of the experiment. Names that the configuration lacks are ignored. */
export function previewExperiments({ experiments }: ProjectConfig, wanted: ReadonlyMap<string, string>): AssignedExperiment[] {
  return [...wanted].flatMap(([key, wantedKey]) => {
    const experiment = experiments.find((each) => each.key === key)
    const variation = experiment?.variations.find((each) => each.key === wantedKey)
    return experiment && variation ? assigned(experiment, variation, { isPreview: true, isSticky: false }) : []
  })
}

export function trackedProject({ datafile }: ProjectConfig): TrackedProject {
  const { accountId, projectId, revision, anonymizeIP, botFiltering, attributes, events } = datafile
  return { accountId, projectId, revision, anonymizeIP, botFiltering, attributes, events: events.map(({ id, key }) => ({ id, key })) }
}

/** One entry; none where the code has no such place, or its place cannot show the variation. */
function assigned(
  { key, id, layerId, variations }: Experiment,
  variation: Variation,
  how: Pick<AssignedExperiment, 'isPreview' | 'isSticky'>,
): AssignedExperiment[] {
  const placeKey = placeKeyOf(key)
  const place = findPlace(placeKey)
  if (!place || !canShow(place, variation)) return []
  // Traffic may lead to a variation of another experiment; the vendor gives it all the same.
  const known = variations.some((each) => each.key === variation.key) ? variations : [...variations, variation]
  const { texts } = variation
  return [
    {
      key,
      id,
      campaignId: layerId,
      variations: known.map((each) => ({ id: each.id, key: each.key })),
      variation: variation.key,
      ...(placeKey === key ? {} : { place: placeKey }),
      ...(texts === undefined || Object.hasOwn(place.variations, variation.key) ? {} : { texts }),
      ...how,
    },
  ]
}
