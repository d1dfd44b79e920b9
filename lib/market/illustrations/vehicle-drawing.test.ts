// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { heroLandscape } from './hero'
import { listDrawings, seedCount } from './illustration'
import { everyColour, expectWellFormed, parse } from './test-drawings'
import { sceneWithVehicle, vehicleAlone } from './vehicle-drawing'

const seeds = Array.from({ length: seedCount }, (_, seed) => seed)

test.each(listDrawings())('%s is a well-formed picture', (drawing) => expectWellFormed(drawing, ['rosso']))

test.each(listDrawings())('%s has no number that went wrong, in any colour', (drawing) => {
  for (const [index, colour] of everyColour.entries())
    expect(
      /NaN|undefined|Infinity|null/.exec(sceneWithVehicle(drawing, colour, index) + vehicleAlone(drawing, colour))?.[0],
    ).toBeUndefined()
})

test('the home page has a well-formed landscape', () => {
  expect(parse(heroLandscape()).querySelector('parsererror')).toBeNull()
})

test.each(listDrawings())('%s looks different in each colour and with each seed, and the same when drawn again', (drawing) => {
  expect(new Set(everyColour.map((colour) => vehicleAlone(drawing, colour)))).toHaveProperty('size', everyColour.length)
  expect(new Set(seeds.map((seed) => sceneWithVehicle(drawing, 'verde', seed)))).toHaveProperty('size', seedCount)
  expect(sceneWithVehicle(drawing, 'rosso', 3)).toBe(sceneWithVehicle(drawing, 'rosso', 3))
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
