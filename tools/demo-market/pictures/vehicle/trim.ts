import { type Point, roundedBox } from '@/lib/market/illustrations/geometry'
import { blend, hex, type Vector } from '../vectors'
import { type Body, isCoach, isVan, type Side } from './body'
import { line, litColour, patch, type Studio, upright } from './studio'

/** Joints, handles, mirror, sills and rails of the side that is seen. */
export function sideTrim(studio: Studio): string {
  return [
    sill(studio),
    ...studio.body.profile.doors.map((door) => doorAt(studio, door)),
    flap(studio),
    rail(studio),
    stripe(studio),
    portholes(studio),
  ].join('')
}

type Door = Body['profile']['doors'][number]

function doorAt(studio: Studio, { from, to, bottom: foot = 36, top }: Door): string {
  const { body, side } = studio
  const { profile } = body
  const bottom = Math.max(foot, profile.cladding ?? 0)
  const isBox = isCoach(profile)
  const high = top ?? profile.belt + 3
  const on = (points: readonly Point[]) => points.map(([x, y]) => body.onSide(x, y, side, 0.35))
  const joint: Point[] = [
    [from, high],
    [from - 1, bottom + 8],
    [from + 2, bottom + 2],
    [from + 8, bottom],
    [to - 12, bottom],
    [to - 4, bottom + 6],
    [to, bottom + 20],
    [to, high],
    ...(isBox ? [[from, high] as const] : []),
  ]
  return [
    line(studio, on(joint.map(([x, y]): Point => [x + 0.7, y - 0.5])), '#ffffff', 0.5, 'opacity=".28"'),
    line(studio, on(joint), '#06090a', 0.75, 'opacity=".72"'),
    handleAt(studio, isBox || from > 380 ? from + 10 : from + 9, isBox ? 140 : profile.belt - 11),
  ].join('')
}

function handleAt(studio: Studio, x: number, y: number): string {
  const { body, side, paint } = studio
  const run = (from: number, low: number, to: number, high: number) => [
    body.onSide(x + from, y + low, side, 0.35),
    body.onSide(x + to, y + high, side, 0.35),
  ]
  return [
    line(studio, run(0, -1.6, 17, -1.2), '#000000', 3.6, 'opacity=".28"'),
    line(studio, run(0, 0, 18, 0.4), hex(litColour(studio, paint, [0, 0.4, side * 0.9], body.onSide(x, y, side))), 2.6),
    line(studio, run(1, 0.8, 17, 1.2), '#ffffff', 0.6, 'opacity=".5"'),
  ].join('')
}

function sill(studio: Studio): string {
  const { body, side } = studio
  const { axles, wheelRadius, cladding, length } = body.profile
  const [rear = 60, front = length - 60] = axles
  if (cladding) {
    const below = body.rim(side).map(([x, y, z]): Vector => [x, Math.min(y, cladding), z])
    return (
      patch(studio, below, '#22272a') +
      line(studio, [body.onSide(rear, cladding, side, 0.4), body.onSide(front, cladding, side, 0.4)], '#ffffff', 0.6, 'opacity=".14"')
    )
  }
  const low = 33
  const on = (x: number, y: number) => body.onSide(x, y, side, 0.4)
  return [
    patch(
      studio,
      [on(rear + wheelRadius, 22), on(rear + wheelRadius, low - 2), on(front - wheelRadius, low), on(front - wheelRadius, 22)],
      '#0b0e0f',
      'opacity=".75"',
    ),
    line(studio, [on(rear + wheelRadius * 1.1, low), on(front - wheelRadius * 1.1, low + 1.5)], '#ffffff', 0.8, 'opacity=".16"'),
  ].join('')
}

/** The flap of the tank, or of the socket. */
function flap(studio: Studio): string {
  const { body, side } = studio
  if (isCoach(body.profile) || side < 0) return ''
  const [rear = 60] = body.profile.axles
  const y = body.profile.belt - 22
  const on = (dx: number, dy: number) => body.onSide(rear - 4 + dx, y + dy, side, 0.4)
  const corners = [on(0, 0), on(0, 14), on(15, 14), on(15, 0), on(0, 0)]
  return line(studio, corners, '#06090a', 0.5, 'opacity=".5"')
}

function rail(studio: Studio): string {
  const { body, side } = studio
  const found = body.profile.rail
  if (!found) return ''
  const [from, to, y] = found
  const at = (x: number, height: number): Vector => [x, height, side * body.profile.width * 0.36]
  const rail = [at(from, y - 1), at(from + 9, y + 3.5), at(to - 12, y + 3.5), at(to, y - 2)]
  return (
    line(studio, rail, '#14181a', 3) +
    line(
      studio,
      rail.map(([x, h, z]): Vector => [x, h + 1, z]),
      '#9aa3a6',
      0.9,
    )
  )
}

function stripe(studio: Studio): string {
  const { body, side, accent } = studio
  const found = body.profile.stripe
  if (!found) return ''
  const [tail, nose] = found
  const { length } = body.profile
  const band: Point[] = [
    [6, tail],
    [length * 0.3, nose - 6],
    [length * 0.78, nose + 14],
    [length * 0.78, nose + 3],
    [length * 0.3, tail],
    [6, tail - 22],
  ]
  const isWhite = ['#eceeec', '#b4bbbe'].includes(accent)
  return patch(
    studio,
    band.map(([x, y]) => body.onSide(x, y, side, 0.4)),
    isWhite ? '#7FB799' : accent,
  )
}

/** Windows of a camper or a caravan, in their frames. */
function portholes(studio: Studio): string {
  const { body, side, light, scale, name, lens } = studio
  const found = body.profile.portholes ?? []
  if (found.length === 0) return ''
  const [, y = 0, , height = 0] = found[0] ?? []
  const id = `${name}-oblo`
  const fill = upright(id, lens.project(body.onSide(0, y + height, side)), lens.project(body.onSide(0, y, side)), [
    [0, hex(blend([0.1, 0.13, 0.15], light.zenith, 0.45))],
    [0.6, hex(blend([0.1, 0.13, 0.15], light.horizon, 0.25))],
    [1, '#161d21'],
  ])
  const panes = found.map(([x, low, width, tall]) => {
    const pane = roundedBox(x, low, width, tall, 9).map(([px, py]) => body.onSide(px, py, side, 0.5))
    const glint: Point[] = [
      [x + width * 0.2, low + 3],
      [x + width * 0.36, low + tall - 3],
      [x + width * 0.56, low + tall - 3],
      [x + width * 0.4, low + 3],
    ]
    return (
      patch(studio, pane, `url(#${id})`, `stroke="#3c4548" stroke-width="${(4 * scale).toFixed(1)}"`) +
      patch(
        studio,
        glint.map(([px, py]) => body.onSide(px, py, side, 0.5)),
        '#ffffff',
        'opacity=".12"',
      )
    )
  })
  return fill + panes.join('')
}

/** The outside mirrors: the near one whole, the far one where it stands out. */
export function mirror(studio: Studio, side: Side): string {
  const { body } = studio
  const { profile } = body
  const foot = (profile.windscreen ?? profile.cockpit?.frame)?.[0]
  if (!foot || isCoach(profile)) return ''
  const tall = isVan(profile) ? 26 : 13
  const [x, y] = [foot[0] - 26, profile.belt + 2]
  const z = (side * profile.width) / 2
  const shell = (dx: number, dy: number, dz: number): Vector => [x + dx, y + dy, z + side * dz]
  const front = [
    shell(11, 0, 2),
    shell(12, tall * 0.7, 3),
    shell(8, tall, 5),
    shell(8, tall, 19),
    shell(9, tall * 0.4, 21),
    shell(9, 1, 17),
  ]
  const outer = [shell(0, 2, 20), shell(0, tall - 1, 20), shell(8, tall, 19), shell(9, tall * 0.4, 21), shell(9, 1, 17)]
  const back = [shell(0, 1, 3), shell(0, tall, 4), shell(0, tall - 1, 20), shell(0, 2, 20)]
  const top = [shell(0, tall, 4), shell(8, tall, 5), shell(8, tall, 19), shell(0, tall - 1, 20)]
  const lit = (normal: Vector, corners: readonly Vector[]) => {
    const fill = hex(litColour(studio, studio.paint, normal, shell(4, 4, 12)))
    return patch(studio, corners, fill, `stroke="${fill}" stroke-width="${(3.4 * studio.scale).toFixed(1)}" stroke-linejoin="round"`)
  }
  const isBehind = studio.lens.eye[0] < x
  return [
    line(studio, [shell(6, -2, -1), shell(6, 3, 8)], '#101415', 4),
    isBehind ? '' : lit([0.9, 0.1, 0.2 * side], front),
    lit([0, 0.1, side], outer),
    lit([0, 1, 0], top),
    isBehind
      ? patch(studio, back, '#101415') +
        patch(studio, [shell(-0.4, 3, 5), shell(-0.4, tall - 2, 6), shell(-0.4, tall - 3, 18), shell(-0.4, 4, 18)], '#8fa5b2')
      : '',
  ].join('')
}
