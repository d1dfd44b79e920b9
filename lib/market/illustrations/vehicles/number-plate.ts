import { planeTransform } from '@/lib/market/illustrations/camera'
import type { Point } from '@/lib/market/illustrations/geometry'
import { polyline, rectangle } from '@/lib/market/illustrations/svg'
import type { End, Sweep } from '@/lib/market/illustrations/sweep'

/** Letters as strokes on a grid of 4 × 7: the picture needs no font, so it is the same on every machine. */
const strokes: Readonly<Record<string, readonly (readonly Point[])[]>> = {
  I: [
    [
      [2, 0],
      [2, 7],
    ],
  ],
  N: [
    [
      [0, 7],
      [0, 0],
      [4, 7],
      [4, 0],
    ],
  ],
  G: [
    [
      [4, 1],
      [3, 0],
      [1, 0],
      [0, 1],
      [0, 6],
      [1, 7],
      [4, 7],
      [4, 4],
      [2.4, 4],
    ],
  ],
  R: [
    [
      [0, 7],
      [0, 0],
      [3, 0],
      [4, 1],
      [4, 3],
      [3, 4],
      [0, 4],
    ],
    [
      [2, 4],
      [4, 7],
    ],
  ],
  A: [
    [
      [0, 7],
      [0, 2],
      [2, 0],
      [4, 2],
      [4, 7],
    ],
    [
      [0, 4.6],
      [4, 4.6],
    ],
  ],
}

/** An Italian plate, white with blue ends, or black as until 1985; its text is never mirrored. */
export function numberPlate({ camera, at, edgeX }: Sweep, end: End, plate: 'white' | 'black' = 'white'): string {
  const [x, y] = end === 'nose' ? [edgeX(44, end) + 3, 38] : [edgeX(62, end) - 3, 56]
  const reading = at(x, y, 1)[0] > at(x, y, -1)[0] ? 1 : -1
  const letters = Array.from('INGRANA', (letter, index) => letterAt(letter, -17.6 + index * 5.3, plate === 'white' ? '#22282a' : '#f4f4f0'))
  const blueEnds =
    plate === 'white' ? rectangle(-26, -6, 5, 12, '#1b4fa0', 'rx="1.4"') + rectangle(21, -6, 5, 12, '#1b4fa0', 'rx="1.4"') : ''
  return [
    `<g transform="${planeTransform(camera, [x, y, 0], [0, 0, reading], [0, -1, 0])}">`,
    rectangle(-26, -6, 52, 12, plate === 'white' ? '#fbfbf9' : '#1c2022', 'rx="1.6"'),
    blueEnds,
    ...letters,
    '</g>',
  ].join('')
}

function letterAt(letter: string, left: number, ink: string): string {
  const place = ([x, y]: Point): Point => [left + x * 0.86, -3.2 + y * 0.92]
  return (strokes[letter] ?? []).map((stroke) => polyline(stroke.map(place), ink, 0.9)).join('')
}
