// @vitest-environment jsdom
import { test } from 'vitest'
import { listDrawings } from './illustration'
import { everyColour, expectWellFormed } from './test-drawings'

test.each(listDrawings())('%s is a well-formed picture in every colour', (drawing) => expectWellFormed(drawing, everyColour))
