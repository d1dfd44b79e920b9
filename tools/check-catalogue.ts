/** Prints how much of a frequency table (CSV: make, model, count) the catalogue of cars names: npx tsx tools/check-catalogue.ts FILE.csv */
import { readFileSync } from 'node:fs'
import { listMakes, listModels } from '@/lib/market/catalogue/catalogue.server'
import { categorySlugs } from '@/lib/market/catalogue/category'
import { type FrequencyRow, measureCoverage } from '@/lib/market/catalogue/coverage.server'

const needed = 0.95
const file = process.argv[2]
if (file === undefined) {
  console.error('Usage: node --import tsx tools/check-catalogue.ts FREQUENCY.csv')
  process.exit(2)
}

for (const category of categorySlugs) {
  const makes = listMakes(category)
  console.log(
    `${category}: ${makes.length} makes, ${makes.reduce((total, make) => total + listModels(category, make.slug).length, 0)} models`,
  )
}
const { share, covered, total, unmatched } = measureCoverage('auto', readRows(file))
console.log(`covered ${(share * 100).toFixed(2)} % (${covered} of ${total})`)
for (const { make, model, count } of unmatched.slice(0, 20)) console.log(`  ${count}\t${make} ${model}`)
if (share < needed) process.exit(1)

function readRows(path: string): FrequencyRow[] {
  const lines = readFileSync(path, 'utf8').trim().split(/\r?\n/).slice(1)
  return lines.map((line) => {
    const [make = '', ...rest] = line.split(',')
    return { make, count: Number(rest.pop()), model: rest.join(',') }
  })
}
