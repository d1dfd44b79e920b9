const clock = new Intl.DateTimeFormat('it-IT', { dateStyle: 'short', timeStyle: 'medium', timeZone: 'Europe/Rome' })
const calendar = new Intl.DateTimeFormat('it-IT', { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' })

/** «21/11/24, 15:30:05», in Italian time. */
export function momentText(at: string): string {
  return clock.format(new Date(at))
}

/** «21/11/2024», from a calendar day such as 2024-11-21. */
export function dayText(day: string): string {
  return calendar.format(new Date(`${day}T00:00:00Z`))
}
