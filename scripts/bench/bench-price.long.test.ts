import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { figuresOf, type Tried } from '@/lib/market/price-rating/model/price-figures'
import { inventCars } from '@/lib/market/price-rating/model/test-models/test-cars'
import { partTable } from './price/price-figures'

const columns =
  'id,make,model,name,price,year,reg_month,age_years,km,kw,cc,fuel,transmission,drivetrain,body,color,doors,seats,seller_ref,cap,first_seen,last_seen'
const folder = mkdtempSync(path.join(tmpdir(), 'bench-price-'))
afterAll(() => rmSync(folder, { recursive: true }))

const names: Record<string, string> = { fiat: 'Fiat', volkswagen: 'Volkswagen' }

/** The invented cars as a file like those the benchmark reads. */
function fileOf(
  name: string,
  from: number,
  to: number,
  change: (cells: Record<string, string | number>) => Record<string, string | number> = (cells) => cells,
): string {
  const lines = inventCars(to)
    .slice(from)
    .map(({ vehicle, priceEuro }, index) => {
      const make = names[vehicle.make] ?? ''
      const cells = change({
        ...{ id: index, make, model: vehicle.model ?? '', name: `${make} ${vehicle.model} ${vehicle.version}`, price: priceEuro },
        ...{
          year: 2020,
          age_years: (vehicle.ageYears ?? 0).toFixed(2),
          km: vehicle.mileageKm ?? 0,
          kw: vehicle.powerKw ?? '',
          fuel: 'petrol',
        },
        ...{ transmission: vehicle.gearbox === 'manuale' ? 'manual' : 'automatic', drivetrain: 'FWD', body: '?', doors: 5, seats: 5 },
        ...{ seller_ref: 'D1', cap: '56100', last_seen: '2026-03-02' },
      })
      return columns
        .split(',')
        .map((column) => cells[column] ?? '')
        .join(',')
    })
  const file = path.join(folder, name)
  writeFileSync(file, `${[columns, ...lines].join('\n')}\n\n`)
  return file
}

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/bench/bench-price.ts', ...args], {
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

test('a model fitted on one file estimates a second file row by row, without its prices', () => {
  const train = fileOf('train.csv', 0, 800)
  const spoil = (cells: Record<string, string | number>) =>
    cells.id === 1
      ? { ...cells, make: 'Nessuna', name: 'Nessuna 1' }
      : cells.id === 2
        ? { ...cells, year: 2031 }
        : cells.id === 3
          ? { ...cells, age_years: 'NaN', reg_month: '2020-03' }
          : cells
  const out = path.join(folder, 'out.csv')
  const tried = run(train, fileOf('test.csv', 800, 900, spoil), '--out', out, '--explain', '1')
  expect(tried.status).toBe(0)
  expect(tried.stdout).toMatch(
    /median error: +[1-9]\.\d\d %[^]*mean error: [^]*within 10 %: [^]*inside the 80 % band: [^]*abstained: +2\.00 %[^]*peak memory: +\d+ MB/,
  )
  expect(tried.stdout).toMatch(
    /base of the comparables +[\d.]+\nkm +[-\d.]+\nage [^]*\nestimate +[\d.]+\n(?:row \d+: [\d.]+, adjusted [\d.]+\n){12}/,
  )
  expect(tried.stdout).toMatch(/fit: +\d+\.\d s/)
  const lines = readFileSync(out, 'utf8').trimEnd().split('\n')
  expect(lines).toHaveLength(101)
  expect(lines.slice(0, 5)).toEqual([
    'row,estimate,low,high,comparables',
    expect.stringMatching(/^1,\d{4,5},\d{4,5},\d{4,5},\d+$/),
    '2,,,,',
    '3,,,,',
    expect.stringMatching(/^4,\d{4,5},/),
  ])
  const halved = run(
    train,
    fileOf('halved.csv', 800, 900, (cells) => spoil({ ...cells, price: Number(cells.price) / 2 })),
    '--out',
    `${out}.halved`,
  )
  expect(halved.status).toBe(0)
  expect(readFileSync(`${out}.halved`, 'utf8')).toBe(readFileSync(out, 'utf8'))
})

test('cross-validation estimates every car by a model without it, per tenth, age and missing facts', () => {
  const file = fileOf('folds.csv', 0, 400)
  const { status, stdout } = run(file, '--folds', '2')
  expect(status).toBe(0)
  expect(stdout.match(/^fit: /gm)).toHaveLength(2)
  expect(stdout.match(/^\| estimates from \d+ € \| 40 \|/gm)).toHaveLength(10)
  expect(stdout).toMatch(/\| from 1 to 2 years \| \d+ \|/)
  expect(stdout.match(/^\| (?:nothing missing|no [^|]+|the form[^|]*|what must be said) \| 400 \|/gm)).toHaveLength(10)
  expect(run(file, '--folds', '2', '--mask', 'gearbox,powerKw').stdout).toMatch(/\| gearbox, powerKw \| 400 \| [\d.]+ % \|/)
  expect(run(file, '--folds', '2', '--mask', 'cambio').stderr).toContain('--mask vuole nomi tra questi: fuel, gearbox, powerKw')
})

test('a training file that teaches nothing is answered with one sentence', () => {
  const { status, stderr } = run(
    fileOf('nan.csv', 0, 60, (cells) => ({ ...cells, price: 'NaN' })),
    fileOf('few.csv', 0, 5),
  )
  expect([status, stderr.trim().split('\n').length]).toEqual([1, 1])
  expect(stderr).toContain('servono almeno 50 veicoli con modello, anno, km e prezzo; ce ne sono 0')
})

test('a file without the columns, and an invalid number of folds, are refused with one sentence', () => {
  const file = path.join(folder, 'other.csv')
  writeFileSync(file, 'make,price\nFiat,5000\n')
  expect(run(file, file).stderr).toContain('missing columns model, name')
  const wrong = run(file, '--folds', '1')
  expect(wrong.status).toBe(2)
  expect(wrong.stderr).toContain('--folds vuole un numero da 2 a 50.')
})

const tried = (priceEuro: number, euro?: number, ageYears = 3): Tried => ({
  priceEuro,
  ageYears,
  valuation:
    euro === undefined
      ? { why: 'dati insufficienti' }
      : { euro, lowEuro: euro * 0.9, highEuro: euro * 1.1, comparables: 5, effects: new Float64Array(), unknown: [], doubt: 0 },
})

test('errors are shares of the price; who abstains is counted and not scored', () => {
  const figures = figuresOf([tried(10_000, 10_000), tried(10_000, 10_500), tried(10_000, 12_000), tried(10_000, 13_000), tried(10_000)])
  expect(figures).toMatchObject({ scored: 4, abstained: 0.2, withinTenth: 0.5, coverage: 0.5 })
  expect([figures.median, figures.mean]).toEqual([expect.closeTo(0.125), expect.closeTo(0.1375)])
})

test('a car without a price is not scored, and a tenth without cars has no figures', () => {
  expect(figuresOf([tried(Number.NaN, 10_000)]).scored).toBe(0)
  expect(partTable([tried(10_000, 10_000)])).toContain('| from 3 to 4 years | 1 | 0.00 % | 0.00 % | 100.00 % |')
  expect(partTable([tried(10_000, 10_000)])).toContain('| from 15 years | 0 | – | – | – |')
})
