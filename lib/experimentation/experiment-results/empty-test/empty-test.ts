import { analyseResults } from '@/lib/experimentation/experiment-results/analyse-results'
import type { ExperimentResults } from '@/lib/experimentation/experiment-results/results'

/** Somebody of the log. `bits`: a fresh hash of the week, in hexadecimal digits; each bit is one division of all visitors. `day`: from 0, when they came; `done`: the day of the first time of each key. */
export type LoggedVisitor = { bits: string; day: number; done: { key: string; day: number }[] }
export type EmptyTest = { visitors: number; splits: number; alarms: number; wrongSplits: number }

/** The goals it is about, the primary one first. */
export const emptyTestKeys = ['contact_sent', 'phone_shown', 'favourite_added', 'ad_view', 'search'] as const
/** As many as a hash has bits. */
const splitsAWeek = 256
const days = [0, 1, 2, 3, 4, 5, 6]
const variations = ['0', '1'].map((id) => ({ id, key: id, share: 0.5 }))

/**
 * Divides the visitors of a week into halves, once for each bit of their hashes, and reads each division at the end of each day as an experiment is read on any day. Between two divisions
 * the thread is free for those who wait.
 */
export async function runEmptyTests(visitors: readonly LoggedVisitor[], splits = splitsAWeek): Promise<EmptyTest> {
  const hashes = visitors.map(({ bits }) => Buffer.from(bits, 'hex'))
  let [alarms, wrongSplits] = [0, 0]
  for (let split = 0; split < splits; split += 1) {
    await new Promise((resolve) => setImmediate(resolve))
    const read = resultsByDay(
      visitors,
      hashes.map((hash) => ((hash[split >> 3] ?? 0) >> (split & 7)) & 1),
    ).map((results) => analyseResults(results, variations, emptyTestKeys))
    if (read.some(({ goals }) => goals.some((goal) => goal.arms.some(({ verdict }) => verdict === 'better' || verdict === 'worse'))))
      alarms += 1
    if (read.some(({ split }) => split?.isMismatch)) wrongSplits += 1
  }
  return { visitors: visitors.length, splits, alarms, wrongSplits }
}

/** What is known at the end of each day; `arms`: the half of each visitor, 0 or 1. */
function resultsByDay(visitors: readonly LoggedVisitor[], arms: readonly number[]): ExperimentResults[] {
  const nobody = () => days.map(() => [0, 0])
  const shown = nobody()
  const converted = new Map<string, number[][]>(emptyTestKeys.map((key) => [key, nobody()]))
  const count = (counts: number[][] | undefined, day: number, arm: number) => {
    const ofDay = counts?.[day]
    if (ofDay) ofDay[arm] = (ofDay[arm] ?? 0) + 1
  }
  for (const [place, { day, done }] of visitors.entries()) {
    const arm = arms[place] ?? 0
    count(shown, day, arm)
    for (const each of done) count(converted.get(each.key), each.day, arm)
  }
  return days.map((until) => ({
    visitors: rowsUntil(shown, until),
    converted: [...converted].flatMap(([key, counts]) => rowsUntil(counts, until).map((row) => ({ ...row, key }))),
    mixed: 0,
    worth: [],
    earlier: [],
  }))
}

function rowsUntil(counts: readonly (readonly number[])[], until: number) {
  return variations.flatMap(({ id }, arm) => {
    const visitors = counts.slice(0, until + 1).reduce((sum, ofDay) => sum + (ofDay[arm] ?? 0), 0)
    return visitors > 0 ? [{ day: '2026-01-01', phase: '', variationId: id, visitors }] : []
  })
}
