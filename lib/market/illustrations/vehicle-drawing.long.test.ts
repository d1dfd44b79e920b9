// @vitest-environment jsdom
import { test } from 'vitest'
import { listDrawings } from './illustration'
import { everyColour, expectNumbersRight, expectWellFormed } from './test-drawings'
import { sceneWithVehicle } from './vehicle-drawing'

test.each(listDrawings())('%s is a well-formed picture in every colour', (drawing) => expectWellFormed(drawing, everyColour))

test.each(listDrawings())('%s has no number that went wrong in its scene, in any colour', (drawing) =>
  expectNumbersRight(everyColour.map((colour, index) => sceneWithVehicle(drawing, colour, index))),
)
