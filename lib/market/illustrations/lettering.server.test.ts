import { expect, test } from 'vitest'
import { renderTextLine } from './lettering.server'

const line = { lettering: 'heading', size: 100, x: 0, y: 100, maxWidth: 1_000, fill: '#000' } as const
const outlineOf = (text: string, change: Partial<Parameters<typeof renderTextLine>[1]> = {}) => renderTextLine(text, { ...line, ...change })
/** How far to the left and to the right its points lie. */
function extent(path: string): { left: number; right: number } {
  const across = [...path.matchAll(/[MLQC]([\d. -]+)/g)].flatMap(([, numbers = '']) =>
    (numbers.match(/-?\d+(?:\.\d+)?/g) ?? []).filter((_, place) => place % 2 === 0).map(Number),
  )
  return { left: Math.min(...across), right: Math.max(...across) }
}

test('letters are outlines, and no font of the machine has a say', () => {
  const path = outlineOf('Fiat Panda')
  expect(path).toMatch(/^<path d="M[^"]+" fill="#000"\/>$/)
  expect(path).not.toContain('font')
  expect(outlineOf('Fiat Panda', { lettering: 'text' })).not.toBe(path)
})

test('a line ends where it is to end, and grows with its size', () => {
  const { left, right } = extent(outlineOf('9.900 €', { x: 900, anchor: 'end' }))
  expect(right).toBeLessThanOrEqual(900)
  expect(right).toBeGreaterThan(880)
  const { left: smallLeft, right: smallRight } = extent(outlineOf('9.900 €', { size: 50 }))
  expect((right - left) / (smallRight - smallLeft)).toBeCloseTo(2, 1)
})

test('A text that is too long is cut with an ellipsis, within its width', () => {
  const long = outlineOf('2.0 TDI 150 CV SCR DSG Life Business Navi', { maxWidth: 400 })
  expect(extent(long).right).toBeLessThanOrEqual(400)
  expect(extent(long).right).toBeGreaterThan(330)
  expect(long.length).toBeLessThan(outlineOf('2.0 TDI 150 CV SCR DSG Life Business Navi').length)
  expect(long).toContain(outlineOf('2.0 T').slice('<path d="'.length, -'" fill="#000"/>'.length))
})

test.each(['漢字', '😀', '', '\u0000\u202e'])('the text %j, for which the font has no letters, gives an empty path', (text) => {
  expect(outlineOf(text)).toBe('<path d="" fill="#000"/>')
  expect(outlineOf(`Panda${text}`)).toBe(outlineOf('Panda'))
})

test.each([
  ['È', 'E'],
  ['e\u0301', 'e'],
  ['ß', 's'],
  ['€', 'E'],
])('%s has a letter of its own', (sign, other) => {
  expect(outlineOf(sign)).not.toBe('<path d="" fill="#000"/>')
  expect(outlineOf(sign)).not.toBe(outlineOf(other))
})

test('an accent that the font lacks is left out, not its letter', () => {
  expect(outlineOf('Škoda')).toBe(outlineOf('Skoda'))
})
