import { monthNames } from '@/lib/kernel/italian/date-text'
import type { PublicAdJson } from '@/lib/market/ads/page/ad-page'

/** Cars have their first inspection within the month in which they are four years old (article 80 of the road traffic act). */
const yearsToFirst = 4

/** «Revisione: non serve chiederla, la prima è entro giugno 2028.»; null where nobody can work it out. */
export function firstInspectionText(
  { category, firstRegistration, registrationYearOnly, inspectionUntil }: PublicAdJson,
  now: Date,
): string | null {
  if (category !== 'auto' || inspectionUntil !== null || firstRegistration === null || registrationYearOnly === true) return null
  const registered = new Date(firstRegistration)
  const due = new Date(Date.UTC(registered.getUTCFullYear() + yearsToFirst, registered.getUTCMonth() + 1, 1))
  const month = `${monthNames[registered.getUTCMonth()]} ${registered.getUTCFullYear() + yearsToFirst}`
  return due > now ? `Revisione: non serve chiederla, la prima è entro ${month}.` : null
}
