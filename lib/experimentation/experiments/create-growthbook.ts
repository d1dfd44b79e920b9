import { GrowthBook, type StickyAssignmentsDocument, StickyBucketServiceSync } from '@growthbook/growthbook'
import { type AssignedExperiment, placeOf } from './assigned-experiment'

/** Hands the variations that are decided already to GrowthBook, whose own hash would choose others than the vendor's. */
class AssignedBuckets extends StickyBucketServiceSync {
  constructor(private readonly experiments: readonly AssignedExperiment[]) {
    super()
  }

  getAssignmentsSync(attributeName: string, attributeValue: string): StickyAssignmentsDocument {
    return {
      attributeName,
      attributeValue,
      assignments: Object.fromEntries(this.experiments.map(({ key, variation }) => [`${key}__0`, variation])),
    }
  }

  saveAssignmentsSync(): void {
    // The exposure writes assignments, to the cookie that the server reads too.
  }
}

/** Creates what gives the same variations on the server and in the browser. `onExposure` is called in render, once for each shown experiment; never for a preview. */
export function createGrowthBook(
  experiments: readonly AssignedExperiment[],
  onExposure?: (experiment: AssignedExperiment) => void,
): GrowthBook {
  const counted = experiments.filter(({ isPreview }) => !isPreview)
  const growthBook = new GrowthBook({
    url: '/', // otherwise GrowthBook applies `?key=1` overrides in the browser only, and hydration differs
    attributes: { id: 'visitor' }, // constant: the variations are decided already, so the visitor id stays out of the HTML
    stickyBucketService: new AssignedBuckets(counted),
    forcedVariations: Object.fromEntries(
      experiments.filter(({ isPreview }) => isPreview).map((experiment) => [experiment.key, indexOfVariation(experiment)]),
    ),
    ...(onExposure
      ? {
          trackingCallback: ({ key }) =>
            counted.filter((experiment) => experiment.key === key).forEach((experiment) => onExposure(experiment)),
        }
      : {}),
  })
  return growthBook.initSync({
    payload: { features: Object.fromEntries(experiments.map((experiment) => [placeOf(experiment), featureOf(experiment)])) },
  })
}

function featureOf({ key, id, variations }: AssignedExperiment) {
  const own = variations.map((variation) => variation.key)
  const keys = own.length > 1 ? own : [...own, ''] // GrowthBook runs nothing that has a single variation
  return {
    defaultValue: null,
    rules: [
      {
        key,
        seed: id,
        hashAttribute: 'id',
        hashVersion: 2,
        variations: keys,
        meta: keys.map((variation) => ({ key: variation })),
        weights: keys.map(() => 1 / keys.length),
        coverage: 1,
      },
    ],
  }
}

function indexOfVariation({ variations, variation }: AssignedExperiment): number {
  return variations.findIndex(({ key }) => key === variation)
}
