const parameter = 'anteprima'

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
