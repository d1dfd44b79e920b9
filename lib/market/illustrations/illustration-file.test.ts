import fc from 'fast-check'
import { expect, test } from 'vitest'
import { colours } from '@/lib/market/catalogue/vocabulary'
import {
  bodyTileFile,
  cutoutFile,
  drawingsVersion,
  heroFile,
  illustrationWidths,
  isColour,
  listDrawings,
  seedCount,
  vehicleFile,
} from './illustration'
import { parseIllustrationFile } from './illustration-file'

const pictures = fc.record({
  drawing: fc.constantFrom(...listDrawings()),
  colour: fc.constantFrom(...Object.keys(colours).filter(isColour)),
  seed: fc.integer({ min: 0, max: seedCount - 1 }),
  width: fc.constantFrom(...illustrationWidths),
})

test('reading the file name of a picture gives the picture back', () => {
  fc.assert(
    fc.property(pictures, (picture) => {
      expect(parseIllustrationFile(vehicleFile(picture))).toEqual({ kind: 'vehicle', picture })
    }),
  )
  for (const drawing of listDrawings()) expect(parseIllustrationFile(bodyTileFile(drawing))).toEqual({ kind: 'tile', drawing })
  for (const drawing of listDrawings())
    expect(parseIllustrationFile(cutoutFile(drawing, 'rosso'))).toEqual({ kind: 'cutout', drawing, colour: 'rosso', format: 'svg' })
  expect(parseIllustrationFile(cutoutFile('suv', 'rosso', 'png'))).toMatchObject({ kind: 'cutout', format: 'png' })
  expect(parseIllustrationFile(heroFile)).toEqual({ kind: 'hero' })
})

test('Only file names that we build ourselves are read, whatever text is requested', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(parseIllustrationFile(text)).toBeUndefined()
    }),
  )
})

test('a name with one character changed, added or lost is refused, unless it names another picture exactly', () => {
  fc.assert(
    fc.property(pictures, fc.nat(), fc.string({ maxLength: 2 }), (picture, place, text) => {
      const name = vehicleFile(picture)
      const at = place % name.length
      const bent = name.slice(0, at) + text + name.slice(at + 1)
      const read = parseIllustrationFile(bent)
      if (read) expect(read.kind === 'vehicle' && vehicleFile(read.picture)).toBe(bent)
    }),
    { numRuns: 500 },
  )
})

test.each([
  '',
  '../../etc/passwd',
  'suv-verde-07-832.webp',
  'suv-verde-07-832-000001.webp',
  `suv-verde-16-832-${drawingsVersion}.webp`,
  `suv-verde-7-832-${drawingsVersion}.webp`,
  `suv-verde-07-641-${drawingsVersion}.webp`,
  `suv-fucsia-07-832-${drawingsVersion}.webp`,
  `suv-constructor-07-832-${drawingsVersion}.webp`,
  `crossover-verde-07-832-${drawingsVersion}.webp`,
  `suv-verde-07-832-${drawingsVersion}.png`,
  `suv-verde-07-832-${drawingsVersion}.webp\n`,
  'tipo-nave.svg',
  `sagoma-suv-fucsia-${drawingsVersion}.svg`,
  'sagoma-suv-verde-000001.svg',
  'hero.svg',
])('%j is not an illustration', (name) => {
  expect(parseIllustrationFile(name)).toBeUndefined()
})
