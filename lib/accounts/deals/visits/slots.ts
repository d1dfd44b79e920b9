import { weekdayText } from '@/lib/kernel/italian/date-text'
import { italianDay, italianMoments, italianTime } from '@/lib/kernel/italian/italian-time'
import type { OpeningHours } from '@/lib/market/dealers/dealer'
import { openSpans } from '@/lib/market/dealers/open-now'

/** A visit that can be asked for. */
export type Slot = { from: Date; to: Date }
/** A day with its slots, as a form offers them. `at` is what the form sends. JSON-serialisable. */
export type SlotDay = { day: string; slots: { at: string; clock: string; isTaken: boolean }[] }

/** How far ahead a visit is asked for. */
export const daysAhead = 14
const dealerMinutes = 45
const privateMinutes = 60
/** A shorter span is no visit. */
const shortestMinutes = 30
/** How long before a slot it can still be asked for: a dealer is there, a private person has to read it first. */
const leastNotice = { dealer: 60, private: 180 } as const
const minuteMs = 60_000
const dayMs = 86_400_000

/** The days in Italy from today to the last one ahead. */
function daysFrom(now: Date): string[] {
  const today = new Date(`${italianDay(now)}T00:00:00Z`).getTime()
  return Array.from({ length: daysAhead + 1 }, (_, ahead) => new Date(today + ahead * dayMs).toISOString().slice(0, 10))
}

/** Visits of 45 minutes within the usual hours of a dealer; none where its hours are not known. */
export function dealerSlots(hours: readonly OpeningHours[], now: Date): Slot[] {
  const week = openSpans(hours)
  const earliest = now.getTime() + leastNotice.dealer * minuteMs
  return daysFrom(now)
    .flatMap((day) => {
      const spans = week[(new Date(day).getUTCDay() + 6) % 7] ?? []
      return spans.flatMap(({ from, to }) => cut({ from: firstAfter(day, from), to: firstAfter(day, to) }, dealerMinutes))
    })
    .filter(({ from }) => from.getTime() >= earliest)
}

/** The moment of a clock; in the hour that summer time skips the end of that hour. */
function firstAfter(day: string, minutes: number): Date {
  const [moment = new Date(`${day}T01:00:00Z`)] = italianMoments(day, minutes)
  return moment
}

/** A span in visits of so many minutes as they pass, whatever clocks show. */
function cut({ from, to }: Slot, minutes: number): Slot[] {
  const count = Math.floor((to.getTime() - from.getTime()) / minuteMs / minutes)
  return Array.from({ length: Math.max(0, count) }, (_, at) => slotFrom(new Date(from.getTime() + at * minutes * minuteMs), minutes))
}

/** Visits of an hour within the spans that a private seller gave; a span shorter than an hour is one visit. */
export function privateSlots(spans: readonly Slot[], now: Date): Slot[] {
  const earliest = now.getTime() + leastNotice.private * minuteMs
  const latest = endOfDays(now)
  return spans
    .flatMap((span) => {
      const visits = cut(span, privateMinutes)
      return visits.length === 0 ? [span] : visits
    })
    .filter(({ from }) => from.getTime() >= earliest && from.getTime() < latest)
    .sort((a, b) => a.from.getTime() - b.from.getTime())
}

function slotFrom(from: Date, minutes: number): Slot {
  return { from, to: new Date(from.getTime() + minutes * minuteMs) }
}

function endOfDays(now: Date): number {
  const [after] = italianMoments(
    new Date(new Date(`${italianDay(now)}T00:00:00Z`).getTime() + (daysAhead + 1) * dayMs).toISOString().slice(0, 10),
    0,
  )
  return after?.getTime() ?? 0
}

/** Whether two visits overlap. */
export function overlaps(one: Slot, other: Slot): boolean {
  return one.from < other.to && other.from < one.to
}

/** Slots by day, for a form; what is taken is shown as such. */
export function slotDays(slots: readonly Slot[], taken: readonly Slot[]): SlotDay[] {
  const days = new Map<string, SlotDay>()
  for (const slot of slots) {
    const key = italianDay(slot.from)
    const day = days.get(key) ?? { day: weekdayText(slot.from), slots: [] }
    days.set(key, day)
    day.slots.push({ at: slot.from.toISOString(), clock: clockOf(slot.from), isTaken: taken.some((other) => overlaps(slot, other)) })
  }
  return [...days.values()]
}

/** «15:00», in Italy; in the hour that comes twice with the time it is of. */
export function clockOf(moment: Date): string {
  const time = italianTime(moment)
  const both = italianMoments(italianDay(moment), time.getUTCHours() * 60 + time.getUTCMinutes())
  const clock = `${time.getUTCHours()}:${String(time.getUTCMinutes()).padStart(2, '0')}`
  if (both.length < 2) return clock
  return `${clock} (ora ${both[0]?.getTime() === moment.getTime() ? 'legale' : 'solare'})`
}

type Typed = { giorno: string; dalle: string; alle: string }
type Fault = { field: keyof Typed; text: string }

/** The span of a typed day, from and to, or what is wrong with it. Without `alle` it lasts an hour. */
export function readSpan({ giorno, dalle, alle }: Typed, now: Date): Slot | Fault {
  const day = readDay(giorno, now)
  if (typeof day !== 'string') return day
  const from = readClock(day, 'dalle', dalle)
  if (!(from instanceof Date)) return from
  if (from <= now) return { field: 'dalle', text: 'Quest’ora è già passata: scegline una che deve ancora venire' }
  if (alle === '') return slotFrom(from, privateMinutes)
  const to = readClock(day, 'alle', alle)
  if (!(to instanceof Date)) return to
  if (to <= from) return { field: 'alle', text: 'L’ora di fine viene prima di quella di inizio' }
  if (to.getTime() - from.getTime() < shortestMinutes * minuteMs) return { field: 'alle', text: `Servono almeno ${shortestMinutes} minuti` }
  return { from, to }
}

function readDay(giorno: string, now: Date): string | Fault {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(giorno) && !Number.isNaN(Date.parse(`${giorno}T00:00:00Z`))
  if (!isDay || new Date(`${giorno}T00:00:00Z`).toISOString().slice(0, 10) !== giorno) return { field: 'giorno', text: 'Scegli un giorno' }
  const days = daysFrom(now)
  if (giorno < (days[0] ?? '')) return { field: 'giorno', text: 'Questo giorno è già passato' }
  if (giorno > (days.at(-1) ?? '')) return { field: 'giorno', text: `Scegli un giorno entro ${daysAhead} giorni` }
  return giorno
}

/** An hour that comes twice is the first one, in summer time. */
function readClock(day: string, field: 'dalle' | 'alle', text: string): Date | Fault {
  const [, hours = '', minutes = '00'] = /^([01]?\d|2[0-3])(?:[:.]([0-5]\d))?$/.exec(text.trim()) ?? []
  if (hours === '') return { field, text: 'Scrivi un’ora, per esempio 15:30' }
  const [moment] = italianMoments(day, Number(hours) * 60 + Number(minutes))
  return moment ?? { field, text: `Alle ${hours}:${minutes} di quel giorno l’ora non esiste: si passa all’ora legale` }
}

/** Until when a private seller can confirm: a day, and no later than an hour before. */
export function answerBy(from: Date, now: Date): Date {
  return new Date(Math.max(now.getTime(), Math.min(now.getTime() + dayMs, from.getTime() - 60 * minuteMs)))
}
