import { createInstance } from '@optimizely/optimizely-sdk'
import type { Visitor } from './visitor'

/** What the vendor's own SDK answers: the key of the variation, or null. */
export function openReferenceSdk(file: object): (experimentKey: string, visitor: Visitor) => string | null {
  let stored: Visitor['stored'] = {}
  const sdk = createInstance({
    datafile: JSON.stringify(file),
    logger: { log: () => {} },
    eventDispatcher: { dispatchEvent: () => {} },
    userProfileService: {
      lookup: (userId: string) => ({
        user_id: userId,
        experiment_bucket_map: Object.fromEntries(
          Object.entries(stored).map(([experiment, variation]) => [experiment, { variation_id: variation }]),
        ),
      }),
      save: () => {},
    },
  })
  if (!sdk) throw new Error('the yardstick refuses the file')
  return (experimentKey, visitor) => {
    stored = visitor.stored
    const key: unknown = sdk.getVariation(experimentKey, visitor.id, { ...visitor.attributes })
    return typeof key === 'string' || typeof key === 'number' ? String(key) : null // of a variation without a key it says nothing
  }
}
