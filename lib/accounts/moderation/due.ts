import { targetHours, urgentMinutes } from './moderation-case'

const minuteMs = 60_000

/** How long a case may still wait, in Italian. `openedAt`, `now`: ISO moments. */
export function dueOf(openedAt: string, now: string): { text: string; isUrgent: boolean } {
  const left = Math.floor((Date.parse(openedAt) - Date.parse(now)) / minuteMs) + targetHours * 60
  const text = left >= 0 ? `scade tra ${spanText(left)}` : `scaduto da ${spanText(-left)}`
  return { text, isUrgent: left < urgentMinutes }
}

/** «25 min», «1 h 40», «3 giorni». */
export function spanText(minutes: number): string {
  const rounded = Math.round(minutes)
  if (rounded < 60) return `${rounded} min`
  if (rounded >= 48 * 60) return `${Math.round(rounded / (24 * 60))} giorni`
  const rest = rounded % 60
  return `${Math.floor(rounded / 60)} h${rest === 0 ? '' : ` ${String(rest).padStart(2, '0')}`}`
}
