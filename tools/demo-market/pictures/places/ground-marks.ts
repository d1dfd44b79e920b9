import { flat, lit, type Site, stroke } from './site'

/** Joints of slabs on the ground. */
export function paving(site: Site, colour: string, opacity: number, size = 120): string {
  const more = `opacity="${opacity}"`
  const across = Array.from({ length: 41 }, (_, place) =>
    stroke(
      site,
      [
        [-2_400 + place * size, 0, -560],
        [-2_400 + place * size, 0, 420],
      ],
      lit(site, colour),
      1.6,
      more,
    ),
  )
  const along = Array.from({ length: 9 }, (_, place) =>
    stroke(
      site,
      [
        [-2_400, 0, -560 + place * size],
        [2_400, 0, -560 + place * size],
      ],
      lit(site, colour),
      1.6,
      more,
    ),
  )
  return [...across, ...along].join('')
}

/** Spots and seams without which asphalt is a plain colour. */
export function asphalt(site: Site): string {
  const { random } = site
  const spots = Array.from({ length: 110 }, () => {
    const [across, behind, size] = [random.range(-900, 900), random.range(-600, 300), random.range(3, 16)]
    return flat(
      site,
      [
        [across - size, 0, behind],
        [across, 0, behind + size * 0.7],
        [across + size * 1.3, 0, behind],
        [across, 0, behind - size],
      ],
      random.next() > 0.5 ? '#ffffff' : '#0c1012',
      'opacity=".045"',
    )
  })
  return spots.join('')
}
