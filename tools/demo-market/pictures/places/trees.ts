import { at, misty, type Site } from './site'

export function trees(site: Site, count: number, behind: number): string {
  const { random } = site
  return Array.from({ length: count }, () => {
    const [x, y] = at(site, random.range(-3_000, 3_000), 0, behind)
    const size = random.range(26, 58)
    return `<ellipse cx="${x.toFixed(0)}" cy="${(y - size * 0.9).toFixed(0)}" rx="${size.toFixed(0)}" ry="${(size * 0.9).toFixed(0)}" fill="${misty(site, random.next() > 0.5 ? '#5f7f58' : '#6f8d62', 0.25)}"/>`
  }).join('')
}
