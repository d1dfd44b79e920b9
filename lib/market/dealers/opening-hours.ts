import type { OpeningHours } from './dealer'

export const weekdays = ['Lun', 'Mar', 'Mer', 'Gio', 'Ven', 'Sab', 'Dom'] as const
export type Weekday = (typeof weekdays)[number]

export const closed = 'chiuso'
const mostSpans = 3

/**
 * Hours of one day as people type them («9-12.30 / 14:30–19») as they stand on a page («9:00–12:30, 14:30–19:00»), `chiuso` for a closed day, nothing for
 * nothing. Undefined: not hours, or hours that end before they begin.
 */
export function readHours(text: string): string | undefined {
  const plain = text.normalize('NFKC').trim().toLowerCase()
  if (plain === '') return ''
  if (/^chius[oai]$/.test(plain)) return closed
  const parts = plain.split(/\s*(?:[,;/]|\be\b)\s*/)
  if (parts.length > mostSpans) return undefined
  const spans = parts.map(readSpan)
  let before = -1
  const texts: string[] = []
  for (const span of spans) {
    if (!span || span.from <= before || span.to <= span.from) return undefined
    before = span.to
    texts.push(`${clockText(span.from)}–${clockText(span.to)}`)
  }
  return texts.join(', ')
}

type Span = { from: number; to: number }

function readSpan(text: string): Span | undefined {
  const found = /^(\d{1,2})(?:[:.](\d{2}))?\s*[-–—]\s*(\d{1,2})(?:[:.](\d{2}))?$/.exec(text)
  if (!found) return undefined
  const [from, to] = [minutesOf(found[1], found[2]), minutesOf(found[3], found[4])]
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
