import { outline, type Point } from '@/lib/market/illustrations/geometry'
import type { Vector } from '../vectors'
import { line, patch, type Studio } from './studio'

/** The inside of a convertible, and the bed of a pick-up: what lies open between the flanks. */
export function cockpit(studio: Studio): string {
  const { cockpit: open, bedEnd } = studio.body.profile
  return (open ? seats(studio, open) : '') + (bedEnd ? bed(studio, bedEnd) : '')
}

function bed({ body, lens, ...studio }: Studio, end: number): string {
  const { belt, width } = body.profile
  const whole = { body, lens, ...studio }
  const at = (x: number, z: number): Vector => [x, belt + 1.5, z * width * 0.42]
  return (
    patch(whole, [at(12, -1), at(end - 6, -1), at(end - 6, 1), at(12, 1)], '#191e20') +
    line(whole, [at(12, -1), at(end - 6, -1), at(end - 6, 1), at(12, 1), at(12, -1)], '#0c1011', 1.6)
  )
}

type Open = NonNullable<Studio['body']['profile']['cockpit']>

function seats(studio: Studio, { from, to, frame }: Open): string {
  const { body, side } = studio
  const { belt, width } = body.profile
  const half = width * 0.43
  const at = (x: number, y: number, z: number): Vector => [x, y, z * half]
  const rows = [from + 14, from + 66]
  const backs = studio.lens.eye[0] > body.profile.length / 2 ? rows : [...rows].reverse()
  const [foot, top] = frame
  const screen = [at(foot[0], foot[1], -1), at(top[0], top[1], -0.86), at(top[0], top[1], 0.86), at(foot[0], foot[1], 1)]
  return [
    patch(studio, [at(from, belt + 1, -1), at(to + 4, belt, -1), at(to + 4, belt, 1), at(from, belt + 1, 1)], '#1d1a17'),
    ...backs.flatMap((x) => [-side, side].map((z) => seat(studio, x, z * 0.46, half))),
    line(studio, [at(from, belt + 1, -1), at(to, belt + 1, -1)], '#14181a', 3),
    patch(studio, screen, '#a9c0ca', 'opacity=".42"'),
    line(studio, screen, '#15191b', 4),
  ].join('')
}

function seat(studio: Studio, x: number, z: number, half: number): string {
  const { belt } = studio.body.profile
  const face = outline(
    [
      [-19, belt - 4, 2],
      [-17, belt + 14, 6],
      [-9, belt + 26, 5],
      [9, belt + 26, 5],
      [17, belt + 14, 6],
      [19, belt - 4, 2],
    ],
    5,
  )
  const place = ([across, y]: Point, back: number): Vector => [x + back - (y - belt) * 0.18, y, z * half + across]
  return (
    patch(
      studio,
      face.map((point) => place(point, -8)),
      '#5d3f2a',
    ) +
    patch(
      studio,
      face.map((point) => place(point, 0)),
      '#8a5a3c',
      'stroke="#5d3f2a" stroke-width="1.5"',
    )
  )
}
