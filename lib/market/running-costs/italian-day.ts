const format = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome', year: 'numeric', month: '2-digit', day: '2-digit' })

/** The day it is in Italy, as tariffs name it: «2026-11-22». */
export function italianDay(now: Date): string {
  return format.format(now)
}
