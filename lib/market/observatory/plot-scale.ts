/** Where a plot shows what, in percent of its width and height; the highest value is on top. */
export type PlotScale = { x: (at: number) => number; y: (value: number) => number; ticks: number[] }

const ticksAtMost = 5

/** `from`: the plot begins at zero, or a little below the lowest value. */
export function plotScale(points: readonly { at: number; low: number; high: number }[], from: 'zero' | 'lowest'): PlotScale {
  const [lowest, highest] = [Math.min(...points.map(({ low }) => low)), Math.max(...points.map(({ high }) => high))]
  const start = from === 'zero' ? 0 : lowest
  const step = stepOf(Math.max(highest - start, highest / 50, 1))
  const [first, last] = [Math.floor(start / step), Math.ceil(highest / step)]
  const bottom = first * step
  const height = Math.max(step, last * step - bottom)
  const [left, right] = [Math.min(...points.map(({ at }) => at)), Math.max(...points.map(({ at }) => at))]
  return {
    x: (at) => tenth(((at - left) / Math.max(1, right - left)) * 100),
    y: (value) => tenth(100 - ((value - bottom) / height) * 100),
    ticks: Array.from({ length: Math.round(height / step) + 1 }, (_, index) => bottom + index * step),
  }
}

/** A round number, few of which fill the height. */
function stepOf(height: number): number {
  const power = 10 ** Math.floor(Math.log10(height / ticksAtMost))
  return power * (([1, 2, 5, 10] as const).find((factor) => height / (power * factor) <= ticksAtMost) ?? 10)
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10
}
