import { italianTime } from '@/lib/kernel/italian/italian-time'
import type { OpeningHours } from './dealer'
import { closed, type Weekday, weekdays, weekOf } from './opening-hours'

const dayNames: Readonly<Record<Weekday, string>> = {
  Lun: 'lunedì',
  Mar: 'martedì',
  Mer: 'mercoledì',
  Gio: 'giovedì',
  Ven: 'venerdì',
  Sab: 'sabato',
  Dom: 'domenica',
}
/**
 * Whether a dealer is open at a moment by its usual hours, which know no holidays, and when that ends: «chiude alle 19:00», «apre lunedì alle 9:00».
 * Null where the hours of that day are not known.
 */
export function openAt(hours: readonly OpeningHours[], moment: Date): { isOpen: boolean; until: string | null } | null {
  const { day, minute } = romanTime(moment)
  const week = weekdays.map((name) => spansOf(weekOf(hours)[name]))
  const today = week[day]
  if (!today) return null
  const now = today.find((span) => span.from <= minute && minute < span.to)
  if (now) return { isOpen: true, until: `chiude alle ${now.text[1]}` }
  const later = today.find((span) => span.from > minute)
  if (later) return { isOpen: false, until: `apre alle ${later.text[0]}` }
  return { isOpen: false, until: nextOpening(week, day) }
}

function nextOpening(week: readonly (Span[] | null)[], today: number): string | null {
  for (let ahead = 1; ahead <= 7; ahead++) {
    const day = (today + ahead) % 7
    const spans = week[day]
    if (!spans) return null
    const [first] = spans
    const name = weekdays[day]
    if (first && name) return `apre ${ahead === 1 ? 'domani' : dayNames[name]} alle ${first.text[0]}`
  }
  return null
}

type Span = { from: number; to: number; text: [string, string] }

/** The usual spans of a week in minutes of the day, Monday first; null where a day is not known. */
export function openSpans(hours: readonly OpeningHours[]): ({ from: number; to: number }[] | null)[] {
  const week = weekOf(hours)
  return weekdays.map((day) => spansOf(week[day]))
}

/** Spans of opening hours; null: not known. Empty: closed. */
function spansOf(hours: string): Span[] | null {
  if (hours === '') return null
  if (hours.toLowerCase() === closed) return []
  const spans = hours.split(', ').map((text) => /^(\d{1,2}):(\d{2})–(\d{1,2}):(\d{2})$/.exec(text))
  const read: Span[] = []
  for (const found of spans) {
    if (!found) return null
    const [, fromHour = '', fromMinute = '', toHour = '', toMinute = ''] = found
    read.push({
      from: Number(fromHour) * 60 + Number(fromMinute),
      to: Number(toHour) * 60 + Number(toMinute),
      text: [`${fromHour}:${fromMinute}`, `${toHour}:${toMinute}`],
    })
  }
  return read
}

/** Days are counted from Monday. */
function romanTime(moment: Date): { day: number; minute: number } {
  const time = italianTime(moment)
  return { day: (time.getUTCDay() + 6) % 7, minute: time.getUTCHours() * 60 + time.getUTCMinutes() }
}

const schemaDays: Readonly<Record<Weekday, string>> = {
  Lun: 'Monday',
  Mar: 'Tuesday',
  Mer: 'Wednesday',
  Gio: 'Thursday',
  Ven: 'Friday',
  Sab: 'Saturday',
  Dom: 'Sunday',
}

/** The usual hours as schema.org has them: a line for each span of a day. A closed day opens and closes at midnight; days that nobody speaks of are left out. */
export function openingHoursSpecification(hours: readonly OpeningHours[]) {
  const week = weekOf(hours)
  return weekdays.flatMap((day) => {
    const spans = spansOf(week[day])
    if (spans === null) return []
    const times = spans.length === 0 ? [['00:00', '00:00']] : spans.map(({ text }) => text.map((clock) => clock.padStart(5, '0')))
    return times.map(([opens, closes]) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${schemaDays[day]}`,
      opens,
      closes: closes === '24:00' ? '23:59' : closes,
    }))
  })
}
