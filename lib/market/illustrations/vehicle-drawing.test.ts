// @vitest-environment jsdom
import { describe, expect, inject, test } from 'vitest'
import { classicBodies, decades } from '@/lib/market/illustrations/vehicles/classic'
import { heroLandscape } from './hero'
import { type Drawing, listDrawings, seedCount } from './illustration'
import { paints } from './paint'
import { everyColour, expectNumbersRight, expectWellFormed, parse } from './test-drawings'
import { sceneWithVehicle, type View, vehicle, vehicleAlone } from './vehicle-drawing'

const share = inject('shareOfRuns')
const seeds = Array.from({ length: Math.ceil(seedCount * share) }, (_, seed) => seed)
const someColours = everyColour.filter((_, index) => index % Math.round(1 / share) === 0)

test.each(listDrawings())('%s is a well-formed picture', (drawing) => expectWellFormed(drawing, ['rosso']))

test('the home page has a well-formed landscape', () => {
  expect(parse(heroLandscape()).querySelector('parsererror')).toBeNull()
})

describe.each(listDrawings())('%s', (drawing) => {
  const coloured = someColours.map((colour) => vehicleAlone(drawing, colour))
  const scenes = seeds.map((seed) => sceneWithVehicle(drawing, 'verde', seed))

  test('has no number that went wrong, in any colour', () => expectNumbersRight([...coloured, ...scenes]))

  test('looks different in each colour and with each seed, and the same when drawn again', () => {
    expect(new Set(coloured)).toHaveProperty('size', someColours.length)
    expect(new Set(scenes)).toHaveProperty('size', seeds.length)
    expect(sceneWithVehicle(drawing, 'verde', 1)).toBe(scenes[1])
  })

  test('in its scene is less than 40 kB of SVG', () => {
    for (const scene of scenes) expect(scene.length).toBeLessThan(40 * 1024)
  })
})

test.each(listDrawings())('%s is not cut off by the frame of its tile', (drawing) => {
  const picture = parse(vehicleAlone(drawing, 'rosso')).documentElement
  const [left = 0, top = 0, width = 0, height = 0] = (picture.getAttribute('viewBox') ?? '').split(' ').map(Number)
  for (const [, xText, yText] of [...picture.querySelectorAll('path')].flatMap((path) => pointsOf(path))) {
    expect(Number(xText)).toBeGreaterThanOrEqual(left)
    expect(Number(xText)).toBeLessThanOrEqual(left + width)
    expect(Number(yText)).toBeGreaterThanOrEqual(top)
    expect(Number(yText)).toBeLessThanOrEqual(top + height)
  }
})

/** Absolute points of outlines; what lies in a transformed group has its own measure. */
function pointsOf(path: Element): RegExpExecArray[] {
  if (path.closest('g')) return []
  return [...(path.getAttribute('d') ?? '').matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)]
}

const seenFrom = (view: View, drawing: Drawing) => vehicle(drawing, paints.verde, { view, flip: false, wheels: 'five-spoke' })

test.each(classicBodies)('a %s of each decade is another picture, from every side, and none is that of our time', (body) => {
  for (const view of ['front-quarter', 'side', 'rear-quarter'] as const) {
    const drawings = [body, ...decades.map((decade) => `${body}-anni-${decade}` as const)]
    expect(new Set(drawings.map((drawing) => seenFrom(view, drawing))).size, view).toBe(5)
  }
})

test.each([
  { decade: 'cinquanta', lamps: 2, bumpers: 'chrome', wheels: 'white walls' },
  { decade: 'sessanta', lamps: 2, bumpers: 'chrome', wheels: 'caps' },
  { decade: 'settanta', lamps: 4, bumpers: 'chrome', wheels: 'caps' },
  { decade: 'ottanta', lamps: 0, bumpers: 'rubber', wheels: 'alloy' },
] as const)(
  'a car of the anni $decade has $lamps round lamps, $bumpers on its bumpers and $wheels on its wheels',
  ({ decade, ...expected }) => {
    const nose = seenFrom('front-quarter', `berlina-anni-${decade}`)
    const pointsOfLamps = [...nose.matchAll(/<path d="M([^"]*)Z" fill="#f3f7f5"/g)].map(([, outline = '']) => outline.split('L').length)
    expect({
      lamps: pointsOfLamps.filter((points) => points === 24).length,
      bumpers: nose.includes('fill="#d8dedf"') ? 'chrome' : 'rubber',
      wheels: nose.includes('stroke="#f2f1ea"') ? 'white walls' : nose.includes('fill="#e3e8e9"') ? 'caps' : 'alloy',
    }).toEqual(expected)
  },
)
