/** A visit as calendars know it. `revision` counts its changes. */
export type CalendarEvent = {
  uid: string
  revision: number
  isCancelled: boolean
  changedAt: Date
  from: Date
  to: Date
  summary: string
  description: string
  /** Null: not known to the holder of the calendar. */
  location: string | null
  url: string
}

const octets = new TextEncoder()

/** A calendar of visits (RFC 5545), in UTC, so that each program shows them in its own time. One that is cancelled, alone, cancels there. */
export function calendarFile(events: readonly CalendarEvent[]): string {
  const isCancelled = events.length > 0 && events.every((event) => event.isCancelled)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Ingrana//Visite//IT',
    'CALSCALE:GREGORIAN',
    `METHOD:${isCancelled ? 'CANCEL' : 'PUBLISH'}`,
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function eventLines({ uid, revision, isCancelled, changedAt, from, to, summary, description, location, url }: CalendarEvent): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SEQUENCE:${revision}`,
    `DTSTAMP:${stamp(changedAt)}`,
    `LAST-MODIFIED:${stamp(changedAt)}`,
    `DTSTART:${stamp(from)}`,
    `DTEND:${stamp(to)}`,
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(description)}`,
    ...(location === null ? [] : [`LOCATION:${escaped(location)}`]),
    `URL:${url}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
  ]
}

function stamp(moment: Date): string {
  return `${moment.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
}

function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/[\p{Cc}]/gu, '')
}

/** Lines of at most 75 octets, never cut within a sign; a continued one begins with a blank. */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  let size = 0
  for (const sign of line) {
    const more = octets.encode(sign).length
    if (size + more > 75) {
      parts.push(part)
      part = ' '
      size = 1
    }
    part += sign
    size += more
  }
  return [...parts, part].join('\r\n')
}
