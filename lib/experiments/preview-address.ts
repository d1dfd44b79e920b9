import { routes } from '@/lib/routes/routes'

/** Where an experiment can be looked at: a page of its own, or any ad. */
export type PreviewPlace = { path: string } | 'anAd'

const places = new Map<string, PreviewPlace>([
  ['srp_layout', { path: routes.cars }],
  ['contact_wording', 'anAd'],
])

/** The page an experiment runs on; undefined for experiments that no page of ours asks for. */
export function previewPlace(key: string): PreviewPlace | undefined {
  return places.get(key)
}

/** An address that shows a variation to whoever opens it, without counting or keeping anything. */
export function previewHref(path: string, key: string, variation: string): string {
  return `${path}?anteprima=${encodeURIComponent(key)}:${encodeURIComponent(variation)}`
}
