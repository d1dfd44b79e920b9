import { figuresByAge, figuresByEstimate, figuresOf, type PriceFigures, type Tried } from '@/lib/market/price-rating/model/price-figures'

export function figureLines(tried: readonly Tried[]): string[] {
  const { median, mean, withinTenth, coverage, abstained, scored } = figuresOf(tried)
  return [
    `cars scored:                  ${scored}`,
    `median error:                 ${percent(median)}`,
    `mean error:                   ${percent(mean)}`,
    `within 10 %:                  ${percent(withinTenth)}`,
    `prices inside the 80 % band:  ${percent(coverage)}`,
    `abstained:                    ${percent(abstained)}`,
  ]
}

/** Errors and coverage for each tenth of the estimates, and for each age. */
export function partTable(tried: readonly Tried[]): string[] {
  const tenths = figuresByEstimate(tried).map(({ from, ...figures }) => tableRow(`estimates from ${from} €`, figures))
  const ages = figuresByAge(tried).map(({ from, to, ...figures }) =>
    tableRow(to === null ? `from ${from} years` : `from ${from} to ${to} years`, figures),
  )
  return ['| part | cars | median error | mean error | inside the band |', '|---|---|---|---|---|', ...tenths, ...ages]
}

/** The figures for each pattern of omitted facts: errors, bias, coverage, and the median width of the interval. */
export function patternTable(masked: ReadonlyMap<string, readonly Tried[]>): string[] {
  const rows = [...masked].map(([name, tried]) => {
    const { median, mean, coverage, scored } = figuresOf(tried)
    const said = tried.flatMap(({ valuation, priceEuro }) => ('euro' in valuation ? [{ ...valuation, priceEuro }] : []))
    const leaning = middle(said.map(({ euro, priceEuro }) => euro / priceEuro - 1))
    const width = middle(said.map(({ lowEuro, highEuro, euro }) => (highEuro - lowEuro) / euro))
    return `| ${name} | ${[String(scored), ...[median, mean, leaning, coverage, width].map(percent)].join(' | ')} |`
  })
  return [
    '| left out | cars | median error | mean error | leaning | inside the band | its width |',
    '|---|---|---|---|---|---|---|',
    ...rows,
  ]
}

function middle(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

function tableRow(name: string, { median, mean, coverage, scored }: PriceFigures): string {
  return `| ${name} | ${scored} | ${percent(median)} | ${percent(mean)} | ${percent(coverage)} |`
}

function percent(share: number): string {
  return Number.isNaN(share) ? '–' : `${(share * 100).toFixed(2)} %`
}
