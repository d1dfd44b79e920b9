import { findPlace, placeKeyOf } from './find-place'

/** The page to look at an experiment. `adPath`: some ad, if there is one. Undefined: no page of ours has its place. */
export function previewPathOf(experimentKey: string, adPath: string | undefined): string | undefined {
  const preview = findPlace(placeKeyOf(experimentKey))?.preview
  return preview === 'anAd' ? adPath : preview?.path
}
