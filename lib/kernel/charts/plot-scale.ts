type Ends = readonly [from: number, to: number]

/** The places where a plot shows what, in percent of its width and height; the highest value is on top. */
export type PlotScale = { x: (at: number) => number; y: (value: number) => number; ticks: number[] }

const ticksAtMost = 5

/** `from`: the plot begins at zero, or a little below the lowest value. */
export function plotScale(points: readonly { at: number; low: number; high: number }[], from: 'zero' | 'lowest'): PlotScale {
  const [lowest, highest] = [Math.min(...points.map(({ low }) => low)), Math.max(...points.map(({ high }) => high))]
  const start = from === 'zero' ? 0 : lowest
  const step = roundStep(Math.max(highest - start, highest / 50, 1), ticksAtMost)
  const [first, last] = [Math.floor(start / step), Math.ceil(highest / step)]
  const top = Math.max(first + 1, last) * step
  return {
    x: placeBetween([Math.min(...points.map(({ at }) => at)), Math.max(...points.map(({ at }) => at))]),
    y: placeBetween([first * step, top], [100, 0]),
    ticks: roundTicks([first * step, top], step),
  }
}

/** The place of a value between two ends, to the tenth: in percent, unless other places are given. With both ends the same, all stands at the first. */
export function placeBetween([from, to]: Ends, [start, end]: Ends = [0, 100]): (value: number) => number {
  const perUnit = (end - start) / (to - from || 1)
  return (value) => Math.round((start + (value - from) * perUnit) * 10) / 10
}

/** 1, 2 or 5 times a power of ten, of which at most so many fill the height. */
export function roundStep(height: number, atMost: number): number {
  const power = 10 ** Math.floor(Math.log10(height / atMost))
  return power * (([1, 2, 5, 10] as const).find((factor) => height / (power * factor) <= atMost) ?? 10)
}

/** Multiples of a step from one end to the other. */
export function roundTicks([from, to]: Ends, step: number): number[] {
  const first = Math.ceil(from / step)
  return Array.from({ length: Math.floor(to / step) - first + 1 }, (_, index) => (first + index) * step)
}
