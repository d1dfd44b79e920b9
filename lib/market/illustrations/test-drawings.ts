import { expect } from 'vitest'
import { colours } from '@/lib/market/catalogue/vocabulary'
import { isColour, type listDrawings } from './illustration'
import { sceneWithVehicle, vehicleAlone } from './vehicle-drawing'

type Drawing = ReturnType<typeof listDrawings>[number]

export const everyColour = Object.keys(colours).filter(isColour)

/** Needs the DOM of jsdom. */
export function parse(svg: string): Document {
  return new DOMParser().parseFromString(svg, 'image/svg+xml')
}

export function expectWellFormed(drawing: Drawing, some: typeof everyColour): void {
  for (const [index, colour] of some.entries()) {
    for (const svg of [sceneWithVehicle(drawing, colour, index), vehicleAlone(drawing, colour)]) {
      const picture = parse(svg)
      expect(picture.querySelector('parsererror')).toBeNull()
      expect(picture.documentElement.querySelectorAll('path').length).toBeGreaterThan(10)
    }
  }
}

export function expectNumbersRight(svgs: readonly string[]): void {
  for (const svg of svgs) expect(/NaN|undefined|Infinity|null/.exec(svg)?.[0]).toBeUndefined()
}
