import { italianDay } from '@/lib/kernel/italian/italian-time'

const dayMs = 24 * 3_600_000
const longestInDays = 60

/** Since when an ad has been online, by the calendar in Italy, behind «online da»: «oggi», «12 giorni», «3 mesi». */
export function onlineText(publishedAt: Date | string, now: Date): string {
  const days = Math.round((Date.parse(italianDay(now)) - Date.parse(italianDay(publishedAt))) / dayMs)
  if (days <= 0) return 'oggi'
  if (days === 1) return 'ieri'
  return days <= longestInDays ? `${days} giorni` : `${Math.floor(days / 30)} mesi`
}
