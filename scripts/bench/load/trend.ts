/** How a figure went over time: so much more an hour, give or take. */
export type Trend = { first: number; last: number; perHour: number; uncertainty: number; isFlat: boolean }
export type Point = { seconds: number; value: number }

/** Neighbouring samples are alike, so each block of them counts as one. */
const blocks = 12

/** The line nearest to the samples; flat where zero lies within twice the error of its slope. */
export function trendOf(points: readonly Point[]): Trend {
  const means = blockMeans(points)
  const [x, y] = [meanOf(means.map(({ seconds }) => seconds)), meanOf(means.map(({ value }) => value))]
  const spread = sumOf(means.map(({ seconds }) => (seconds - x) ** 2))
  const slope = sumOf(means.map(({ seconds, value }) => (seconds - x) * (value - y))) / spread
  const rest = sumOf(means.map(({ seconds, value }) => (value - y - slope * (seconds - x)) ** 2))
  const error = Math.sqrt(rest / (means.length - 2) / spread)
  return {
    first: means[0]?.value ?? Number.NaN,
    last: means.at(-1)?.value ?? Number.NaN,
    perHour: slope * 3_600,
    uncertainty: 2 * error * 3_600,
    isFlat: Math.abs(slope) <= 2 * error,
  }
}

function blockMeans(points: readonly Point[]): Point[] {
  if (points.length < 2 * blocks) throw new Error(`a trend takes ${2 * blocks} samples, and there are ${points.length}`)
  return Array.from({ length: blocks }, (_, block) => {
    const own = points.slice(Math.floor((block * points.length) / blocks), Math.floor(((block + 1) * points.length) / blocks))
    return { seconds: meanOf(own.map(({ seconds }) => seconds)), value: meanOf(own.map(({ value }) => value)) }
  })
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)
const meanOf = (values: readonly number[]) => sumOf(values) / values.length
