import { isRegion } from '@/lib/market/places/place'
import { landOf } from '@/lib/market/places/region-map.server'

const land = '#C5D6CB'

/** `italia` or a region as a picture, a dot for each comune; undefined for any other name. */
export function renderMap(name: string): string | undefined {
  if (name !== 'italia' && !isRegion(name)) return undefined
  const { frame, points, dot } = landOf(name === 'italia' ? null : name)
  const dots = points.map(({ x, y }) => `M${x} ${y}h0`).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${frame.x} ${frame.y} ${frame.width} ${frame.height}"><path d="${dots}" fill="none" stroke="${land}" stroke-width="${dot}" stroke-linecap="round"/></svg>`
}
