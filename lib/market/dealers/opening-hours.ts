import type { OpeningHours } from './dealer'

export const weekdays = ['Lun', 'Mar', 'Mer', 'Gio', 'Ven', 'Sab', 'Dom'] as const
export type Weekday = (typeof weekdays)[number]

export const closed = 'chiuso'
const mostSpans = 3

/** Words that people write around hours and that say nothing else. */
const fillers = /\b(?:dalle|dal|dalla|ore|h|orario|continuato|mattin[ao]|pomeriggio|e)\b\.?:?/g
/** «8,30-12,30»: a comma before minutes, not one between two spans («9-12,14-19»). */
const minutesAfterComma = /(?<![\d,])(?<![-–—]\s*)(\d{1,2}),([0-5]\d)(?=\s*[-–—])|(?<=[-–—]\s*)(\d{1,2}),([0-5]\d)(?!\d|\s*[-–—])/g
const span = /(?<![\d:.])(\d{1,2})(?:[:.h](\d{2}))?\s*[-–—]\s*(\d{1,2})(?:[:.h](\d{2}))?(?![\d:.])/g

/**
 * Hours of one day as people type them («9-12.30 14.30-19», «dalle 9.00 alle 12:30») as they stand on a page («9:00–12:30, 14:30–19:00»), `chiuso` for a
 * closed day, nothing for nothing. Undefined: not hours, or hours that end before they begin.
 */
export function readHours(text: string): string | undefined {
  const plain = text.normalize('NFKC').trim().toLowerCase()
  if (plain === '') return ''
  if (/^chius[oaie]\.?$/.test(plain)) return closed
  const words = plain
    .replace(/\b(?:fino )?alle\b|\bfino a\b|\ba\b/g, '-')
    .replace(fillers, ' ')
    .replace(minutesAfterComma, (...[, a, b, c, d]) => `${a ?? c}:${b ?? d}`)
  if (/[^\s,;/+&]/.test(words.replace(span, ' '))) return undefined // something is no hours
  const spans = [...words.matchAll(span)].map(readSpan)
  if (spans.length === 0 || spans.length > mostSpans) return undefined
  let before = -1
  const texts: string[] = []
  for (const span of spans) {
    if (!span || span.from <= before || span.to <= span.from) return undefined
    before = span.to
    texts.push(`${clockText(span.from)}–${clockText(span.to)}`)
  }
  return texts.join(', ')
}

/** The week with Monday's hours on each day that is not closed. Unreadable hours are copied to no day. */
export function copyMonday(week: Readonly<Record<Weekday, string>>): Record<Weekday, string> {
  if (!readHours(week.Lun)) return { ...week }
  const copied = { ...week }
  for (const day of weekdays) if (readHours(week[day]) !== closed) copied[day] = week.Lun
  return copied
}

type Span = { from: number; to: number }

function readSpan([, fromHour, fromMinute, toHour, toMinute]: RegExpExecArray): Span | undefined {
  const [from, to] = [minutesOf(fromHour, fromMinute), minutesOf(toHour, toMinute)]
  return from === undefined || to === undefined ? undefined : { from, to }
}

/** Minutes since midnight; 24:00 is the end of a day. */
function minutesOf(hours = '', minutes = '0'): number | undefined {
  const total = Number(hours) * 60 + Number(minutes)
  return Number(minutes) < 60 && total <= 24 * 60 ? total : undefined
}

function clockText(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}

/** A week as a dealer's page shows it: days in a row with the same hours are one line; days without hours are left out. */
export function openingHoursOf(week: Readonly<Record<Weekday, string>>): OpeningHours[] {
  const lines: { first: Weekday; last: Weekday; hours: string; end: number }[] = []
  weekdays.forEach((day, at) => {
    const hours = week[day]
    const line = lines.at(-1)
    if (line && line.hours === hours && line.end === at - 1) Object.assign(line, { last: day, end: at })
    else if (hours !== '') lines.push({ first: day, last: day, hours, end: at })
  })
  return lines.map(({ first, last, hours }) => ({ days: first === last ? first : `${first}–${last}`, hours }))
}

/** The week behind such lines; nothing for the days they do not speak of, or speak of in other words. */
export function weekOf(lines: readonly OpeningHours[]): Record<Weekday, string> {
  const week: Record<Weekday, string> = { Lun: '', Mar: '', Mer: '', Gio: '', Ven: '', Sab: '', Dom: '' }
  for (const { days, hours } of lines) {
    const [first = '', last = first] = days.split(/\s*[-–]\s*/)
    const [from, to] = [weekdays.findIndex((day) => day === first), weekdays.findIndex((day) => day === last)]
    if (from >= 0 && to >= from) for (const day of weekdays.slice(from, to + 1)) week[day] = hours
  }
  return week
}
