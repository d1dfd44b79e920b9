/** The middle of what was measured: one round that a neighbour disturbed does not move it. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}

/** The value below which this share of the others lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  const place = (sorted.length - 1) * share
  const [below, above] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]]
  if (below === undefined || above === undefined) throw new Error('nothing was measured')
  return below + (above - below) * (place - Math.floor(place))
}

/** How often one is the other, each round by itself, as the two were measured side by side; undefined where a round of either is missing. */
export function ratio(values: readonly number[], reference: readonly number[]): number | undefined {
  const ratios = values.flatMap((value, round) => {
    const beside = reference[round]
    return beside === undefined || beside === 0 ? [] : [value / beside]
  })
  return ratios.length === 0 ? undefined : median(ratios)
}

/** The clocks of /proc/stat: what this machine has done since it started, in ticks. */
export type MachineClock = { total: number; idle: number; stolen: number }

export function readMachineClock(text: string): MachineClock {
  const ticks = (/^cpu +(.+)$/m.exec(text)?.[1] ?? '').split(' ').slice(0, 8).map(Number)
  const [, , , idle = 0, waiting = 0, , , stolen = 0] = ticks
  return { total: ticks.reduce((sum, each) => sum + each, 0), idle: idle + waiting, stolen }
}

/** The shares of the time between two looks that the machine was busy, and that its host gave to others. */
export function usageBetween(before: MachineClock, after: MachineClock): { busy: number; stolen: number } {
  const total = after.total - before.total
  if (total <= 0) return { busy: 0, stolen: 0 }
  return { busy: 1 - (after.idle - before.idle) / total, stolen: (after.stolen - before.stolen) / total }
}

/** Milliseconds of processor time in /proc/PID/stat, whatever the program calls itself. */
export const readProcessTime = (text: string) => timeIn(text, 11)

/** Milliseconds of processor time of the processes that it has started and that have ended. */
export const readEndedTime = (text: string) => timeIn(text, 13)

const msOfTick = 10

function timeIn(text: string, from: number): number {
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[from]) + Number(fields[from + 1])) * msOfTick
}
