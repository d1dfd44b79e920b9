import { writeFileSync } from 'node:fs'
import { color } from '@/styles/tokens'
import { readFigures } from './measured-figures'

/** npm run figures: draws badges of what whole runs of `npm test`, `test:long` and `mutants` measured last; a figure nobody measured is left out. */
const target = 'docs/images/figures.svg'

type Badge = { label: string; figure: string }

const figures = readFigures()
if (figures.length === 0) throw new Error('nothing has been measured yet: run npm test first')
const latest =
  figures
    .map(({ measuredOn }) => measuredOn)
    .sort()
    .at(-1) ?? ''
writeFileSync(target, drawn([...figures, { label: 'measured', figure: latest }]))
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
