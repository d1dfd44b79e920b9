const hourMs = 3_600_000

/**
 * The moment whose UTC fields are what clocks and calendars in Italy show: since 1996 one hour ahead of UTC, two from the last Sunday of March to that of October, each at 1:00 UTC
 * (Directive 2000/84/EC). By hand, since the first `Intl` of a page takes a browser some 30 ms.
 */
export function italianTime(moment: Date | string | number): Date {
  const time = new Date(moment).getTime()
  const year = new Date(time).getUTCFullYear()
  const isSummer = time >= lastSunday(year, 2) && time < lastSunday(year, 9)
  return new Date(time + (isSummer ? 2 : 1) * hourMs)
}

/** The day it is in Italy: «2026-11-22». */
export function italianDay(moment: Date | string | number): string {
  return italianTime(moment).toISOString().slice(0, 10)
}

/**
 * The moments at which clocks in Italy show so many minutes of a day («2026-03-29»): one, none in the hour that summer time skips, two in the hour that
 * its end repeats.
 */
export function italianMoments(day: string, minutes: number): Date[] {
  const shown = new Date(`${day}T00:00:00Z`).getTime() + minutes * 60_000
  return [2, 1].map((ahead) => new Date(shown - ahead * hourMs)).filter((moment) => italianTime(moment).getTime() === shown)
}

/** The last Sunday, at 1:00 UTC, of a month of 31 days that is counted from 0. */
function lastSunday(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month, 31, 1))
  return last.getTime() - last.getUTCDay() * 24 * hourMs
}
