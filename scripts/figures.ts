import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { number, object } from 'yup'
import { color } from '@/styles/tokens'
import { type TestTotals, tallyBrowser, tallyUnit } from './totals'

/** npm run figures: draws the badges of the README from what `npm test`, `test:long` and `mutants` measured last; a figure nobody measured is left out. */
const target = 'docs/images/figures.svg'
const mutantsShape = object({ killedPercent: number().required(), tried: number().required() })

type Badge = { label: string; figure: string }
const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

function testBadge(label: string, file: string, tally: (report: unknown, code: number | null) => TestTotals): Badge[] {
  if (!existsSync(file)) return []
  const { passed, failed } = tally(read(file), 0)
  return [{ label, figure: failed === 0 ? `${passed} passed` : `${passed} passed, ${failed} failed` }]
}

function mutantsBadge(file: string): Badge[] {
  if (!existsSync(file)) return []
  const { killedPercent, tried } = mutantsShape.validateSync(read(file))
  return [{ label: 'mutants killed', figure: `${killedPercent.toFixed(0)} % of ${tried}` }]
}

const reports = ['test-results/unit.json', 'test-results/e2e.json', 'test-results/long.json', 'test-results/mutants.json']
const measured = reports.filter((file) => existsSync(file)).map((file) => statSync(file).mtime)
const [latest] = measured.sort((a, b) => b.getTime() - a.getTime())
if (!latest) throw new Error('nothing has been measured yet: run npm test first')
const badges = [
  ...testBadge('unit tests', 'test-results/unit.json', tallyUnit),
  ...testBadge('browser and HTTP tests', 'test-results/e2e.json', tallyBrowser),
  ...testBadge('long tests', 'test-results/long.json', tallyUnit),
  ...mutantsBadge('test-results/mutants.json'),
  { label: 'measured', figure: latest.toISOString().slice(0, 10) },
]
writeFileSync(target, drawn(badges))
console.log(`${target} is written`)

/** Width of a text of 11 px in most fonts, with room on both sides. */
function widthOf(text: string): number {
  return Math.ceil(text.length * 6.6) + 16
}

function drawn(all: readonly Badge[]): string {
  let left = 0
  const parts = all.map(({ label, figure }) => {
    const [start, labelWidth, figureWidth] = [left, widthOf(label), widthOf(figure)]
    left += labelWidth + figureWidth + 6
    const text = (x: number, words: string) => `<text x="${x}" y="15">${words}</text>`
    return `<rect x="${start}" width="${labelWidth}" height="22" fill="${color.neutral}"/><rect x="${start + labelWidth}" width="${figureWidth}" height="22" fill="${color.accent}"/>${text(start + 8, label)}${text(start + labelWidth + 8, figure)}`
  })
  const title = all.map(({ label, figure }) => `${label}: ${figure}`).join('; ')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${left}" height="22" role="img"><title>${title}</title><g font-family="Helvetica,Arial,sans-serif" font-size="11" fill="${color.textInverse}">${parts.join('')}</g></svg>\n`
}
