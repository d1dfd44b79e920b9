import { type Background, flat, floor, ground, hills, lit, misty, type Site, sky } from './site'

/** Hills with cypresses, and a road of gravel. */
export function hillside(site: Site): Background {
  const { random } = site
  const far = [
    sky(site),
    hills(site, 150, 40, misty(site, '#7f9d8c', 0.55)),
    hills(site, 96, 34, misty(site, '#7a9a6c', 0.32), 300),
    hills(site, 44, 18, misty(site, '#a3a85f', 0.2), 380),
    ...cypresses(site),
    ground(site, '#b9ab8e'),
    floor(site, -4_000, 4_000, 330, 4_500, lit(site, '#8fa05c')),
    ...Array.from({ length: 46 }, () => tuft(site, random.range(-1_600, 1_600), random.range(320, 900))),
  ]
  return { far: far.join(''), near: stones(site) }
}

function cypresses(site: Site): string[] {
  const { random, lens } = site
  const groups = [random.range(120, 460), random.range(1_080, 1_500)]
  return groups.flatMap((x) =>
    Array.from({ length: 5 }, () => {
      const [cx, height] = [x + random.range(-95, 95), random.range(90, 190)]
      const foot = lens.horizon - random.range(2, 28)
      const w = height * 0.11
      return `<path d="M${cx.toFixed(0)} ${foot.toFixed(0)}c${(-w).toFixed(1)} ${(-height * 0.25).toFixed(1)} ${(-w * 0.9).toFixed(1)} ${(-height * 0.8).toFixed(1)} 0 ${(-height).toFixed(1)}c${(w * 0.9).toFixed(1)} ${(height * 0.2).toFixed(1)} ${w.toFixed(1)} ${(height * 0.75).toFixed(1)} 0 ${height.toFixed(1)}z" fill="${misty(site, '#3d5f45', 0.16)}"/>`
    }),
  )
}

function tuft(site: Site, across: number, behind: number): string {
  const tall = 24
  return flat(
    site,
    [
      [across - 22, 0, behind],
      [across - 12, tall * 0.8, behind],
      [across - 4, tall * 0.4, behind],
      [across + 6, tall, behind],
      [across + 14, tall * 0.5, behind],
      [across + 24, 0, behind],
    ],
    lit(site, '#7c9150'),
  )
}

function stones(site: Site): string {
  const { random } = site
  return Array.from({ length: 90 }, () => {
    const [across, behind] = [random.range(-700, 700), random.range(-560, 320)]
    const size = random.range(2, 6)
    return flat(
      site,
      [
        [across - size, 0, behind],
        [across, 0, behind + size],
        [across + size, 0, behind],
        [across, 0, behind - size],
      ],
      random.next() > 0.5 ? '#ffffff' : '#3b342a',
      'opacity=".13"',
    )
  }).join('')
}
