import { writeFile } from 'node:fs/promises'
import { performance } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import { type Fact, facts, patterns, withoutFacts } from '@/lib/market/price-rating/model/facts'
import { foldsOf } from '@/lib/market/price-rating/model/folds'
import type { Tried } from '@/lib/market/price-rating/model/price-figures'
import { fitPriceModel, type PriceModel, type Valuation, valueVehicle } from '@/lib/market/price-rating/model/price-model'
import type { PricedVehicle } from '@/lib/market/price-rating/model/valued-vehicle'
import { runCommand } from '../run-command'
import { readOptions, refuse } from '../usage-error'
import { explanationLines } from './price/explanation-lines'
import { figureLines, partTable, patternTable } from './price/price-figures'
import { type CarRow, readCars } from './price/read-cars'

const usage =
  'npm run bench:price -- TRAIN.csv TEST.csv [--out FILE] [--explain ROW], oppure npm run bench:price -- FILE.csv --folds 5 [--mask gearbox,powerKw]'

/** npm run bench:price fits the price model on one file and says how far it is from the prices of another, or of folds it was not fitted on. */
const { files, out, folds, explained, masks } = readOptions((words) => {
  const { values, positionals } = parse(words)
  const count = values.folds === undefined ? undefined : Number(values.folds)
  if (count !== undefined && !(Number.isInteger(count) && count >= 2 && count <= 50))
    return refuse('--folds vuole un numero da 2 a 50.', usage)
  if (positionals.length !== (count === undefined ? 2 : 1)) return refuse('I file non sono quelli che servono.', usage)
  const mask = values.mask
    ?.split(',')
    .map((name) => facts.find((fact) => fact === name) ?? refuse(`--mask vuole nomi tra questi: ${facts.join(', ')}.`, usage))
  const masks: Record<string, readonly Fact[]> = mask ? { [mask.join(', ')]: mask } : patterns
  return {
    masks,
    files: positionals,
    out: values.out,
    folds: count,
    explained: values.explain === undefined ? undefined : Number(values.explain),
  }
})

function parse(words: string[]) {
  try {
    return parseArgs({
      args: words,
      options: { out: { type: 'string' }, folds: { type: 'string' }, mask: { type: 'string' }, explain: { type: 'string' } },
      allowPositionals: true,
    })
  } catch {
    return refuse('Comando non valido.', usage)
  }
}

const tell = (line: string) => console.log(line)

await runCommand(async () => {
  const [train = [], test] = await Promise.all(files.map(readCars))
  tell(`${train.length} cars read${test ? `, and ${test.length} to be estimated` : ''}`)
  const masked = new Map(Object.keys(masks).map((name): [string, Tried[]] => [name, []]))
  const valued = folds === undefined ? valueOthers(train, test ?? []) : valueByFolds(train, folds, masked)
  const cars = test ?? train
  const tried: Tried[] = cars.map(({ vehicle, priceEuro }, index) => ({
    valuation: valued[index] ?? { why: 'la riga non è leggibile' },
    priceEuro,
    ageYears: vehicle?.ageYears ?? Number.NaN,
  }))
  for (const line of figureLines(tried)) tell(line)
  if (folds !== undefined) for (const line of [...partTable(tried), '', ...patternTable(masked)]) tell(line)
  tell(`peak memory:                  ${Math.round(process.resourceUsage().maxRSS / 1_024)} MB`)
  if (out !== undefined) await writeFile(out, fileOf(tried))
})

function fit(cars: readonly CarRow[]): PriceModel {
  const [startedAt, cpuAt] = [performance.now(), cpuSeconds()]
  const model = fitPriceModel(cars.flatMap(({ vehicle, priceEuro }): PricedVehicle[] => (vehicle ? [{ vehicle, priceEuro }] : [])))
  tell(
    `fit:                          ${((performance.now() - startedAt) / 1_000).toFixed(1)} s (${(cpuSeconds() - cpuAt).toFixed(1)} s of processor time)`,
  )
  return model
}

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000_000
}

function valueOthers(train: readonly CarRow[], test: readonly CarRow[]): Valuation[] {
  const model = fit(train)
  const startedAt = cpuSeconds()
  const valued = valueAll(model, test)
  tell(`one estimate:                 ${(((cpuSeconds() - startedAt) * 1_000) / Math.max(1, test.length)).toFixed(3)} ms of processor time`)
  if (explained !== undefined) for (const line of explanationLines(model, train, test[explained - 1])) tell(line)
  return valued
}

function valueAll(model: PriceModel, cars: readonly CarRow[]): Valuation[] {
  return cars.map(({ vehicle }) => (vehicle ? valueVehicle(model, vehicle) : { why: 'la marca non è riconosciuta' }))
}

/** Each car is valued by a model that was fitted without its fold, as it is declared and with each pattern of facts left out. */
function valueByFolds(cars: readonly CarRow[], count: number, masked: ReadonlyMap<string, Tried[]>): Valuation[] {
  const readable = cars.flatMap(({ vehicle, priceEuro }, index) => (vehicle ? [{ index, vehicle, priceEuro }] : []))
  const folds = foldsOf(readable, count)
  const foldOf = new Map(readable.map(({ index }, place): [number, number | undefined] => [index, folds[place]]))
  const valued = cars.map((): Valuation => ({ why: 'la marca non è riconosciuta' }))
  for (let fold = 0; fold < count; fold++) {
    const model = fit(cars.filter((_, index) => foldOf.get(index) !== fold))
    for (const { index, vehicle, priceEuro } of readable) {
      if (foldOf.get(index) !== fold) continue
      valued[index] = valueVehicle(model, vehicle)
      for (const [name, tried] of masked)
        tried.push({
          valuation: valueVehicle(model, withoutFacts(vehicle, masks[name] ?? [])),
          priceEuro,
          ageYears: vehicle.ageYears ?? Number.NaN,
        })
    }
  }
  return valued
}

function fileOf(tried: readonly Tried[]): string {
  const lines = tried.map(({ valuation }, index) => {
    const cells =
      'euro' in valuation
        ? [...[valuation.euro, valuation.lowEuro, valuation.highEuro].map((euro) => euro.toFixed(0)), valuation.comparables]
        : ['', '', '', '']
    return [index + 1, ...cells].join(',')
  })
  return `${['row,estimate,low,high,comparables', ...lines].join('\n')}\n`
}
