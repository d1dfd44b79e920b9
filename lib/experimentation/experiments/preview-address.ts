import { routes } from '@/lib/kernel/routes/routes'

const parameter = 'anteprima'

/** The place where an experiment can be looked at: a page of its own, or any ad. */
export type PreviewPlace = { path: string } | 'anAd'

const places = new Map<string, PreviewPlace>([
  ['srp_layout', { path: routes.cars }],
  ['contact_wording', 'anAd'],
  ['phone_wording', 'anAd'],
])

/** The page an experiment runs on; undefined for experiments that no page of ours uses. */
export function previewPlace(key: string): PreviewPlace | undefined {
  return places.get(key)
}

/** An address that shows a variation to anybody who opens it, without counting or storing anything. */
export function previewHref(path: string, key: string, variation: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}${parameter}=${encodeURIComponent(key)}:${encodeURIComponent(variation)}`
}

/** The preview that an address requests, as assignments are written. */
export function previewIn(address: string): string | undefined {
  return paramsOf(address).get(parameter) ?? undefined
}

/** The address without a preview. */
export function withoutPreview(address: string): string {
  const [path = ''] = address.split(/[?#]/)
  const params = paramsOf(address)
  params.delete(parameter)
  return params.size > 0 ? `${path}?${params}` : path
}

function paramsOf(address: string): URLSearchParams {
  return new URLSearchParams(/\?([^#]*)/.exec(address)?.[1])
}
