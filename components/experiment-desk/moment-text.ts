const clock = new Intl.DateTimeFormat('it-IT', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/Rome' })

/** «21/11/24, 15:30», in Italian time. */
export function momentText(at: string): string {
  return clock.format(new Date(at))
}
