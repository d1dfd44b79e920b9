import { weekdayText } from '@/lib/kernel/italian/date-text'
import { italianTime } from '@/lib/kernel/italian/italian-time'
import type { OpeningHours } from './dealer'
import { openSpans } from './open-now'

/** A span in which a dealer calls back. `key` stands in the form: the day and both clocks in Italy. */
export type CallbackSpan = { key: string; fromAt: string; toAt: string; label: string }

const spanMinutes = 120
const shortestMinutes = 30
/** Somebody reads the request first: so much of a span has to be left. */
const leftMinutes = 60
const daysAhead = 6
const mostSpans = 12
const dayMs = 86_400_000

/** The spans of at most two hours within the usual hours of a dealer, today and the next days; none where hours are not known. */
export function callbackSpans(hours: readonly OpeningHours[], now: Date): CallbackSpan[] {
  const week = openSpans(hours)
  const clock = italianTime(now)
  const today = Date.UTC(clock.getUTCFullYear(), clock.getUTCMonth(), clock.getUTCDate())
  const earliestEnd = now.getTime() + leftMinutes * 60_000
  const found: CallbackSpan[] = []
  for (let ahead = 0; ahead <= daysAhead && found.length < mostSpans; ahead++) {
    const day = today + ahead * dayMs
    for (const { from, to } of week[(new Date(day).getUTCDay() + 6) % 7] ?? [])
      for (let start = from; to - start >= shortestMinutes; start += spanMinutes) {
        const end = to - start - spanMinutes <= shortestMinutes ? to : start + spanMinutes
        const span = spanOf(day, start, end)
        if (new Date(span.toAt).getTime() >= earliestEnd) found.push(span)
        if (end === to) break
      }
  }
  return found.slice(0, mostSpans)
}

function spanOf(day: number, from: number, to: number): CallbackSpan {
  const [fromAt, toAt] = [italianMoment(day, from), italianMoment(day, to)]
  return {
    key: `${new Date(day).toISOString().slice(0, 10)} ${clockText(from)}–${clockText(to)}`,
    fromAt: fromAt.toISOString(),
    toAt: toAt.toISOString(),
    label: `${weekdayText(fromAt)}, ${clockText(from)}–${clockText(to)}`,
  }
}

/** The moment at which clocks in Italy show so many minutes of a day, given as the midnight of UTC. */
function italianMoment(day: number, minutes: number): Date {
  const shown = day + minutes * 60_000
  const winter = new Date(shown - 3_600_000)
  return italianTime(winter).getTime() === shown ? winter : new Date(shown - 2 * 3_600_000)
}

function clockText(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}
