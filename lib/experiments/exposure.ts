import { reportExposure } from '@/lib/tracking/exposures'
import type { AssignedExperiment } from './assigned-experiment'

/** Called while a page is drawn, once for each experiment that it shows. */
export function exposed({ id, key, campaignId, variations, variation }: AssignedExperiment): void {
  const shown = variations.find((one) => one.key === variation)
  if (shown) reportExposure({ experimentId: id, experimentKey: key, campaignId, variationId: shown.id, variationKey: shown.key })
}
