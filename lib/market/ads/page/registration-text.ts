import { monthText } from '@/lib/market/catalogue/number-text'

type Registered = { firstRegistration: Date | string | null; registrationYearOnly: boolean | null }

/** «04/2023», or «2023» where nobody said the month; null where nobody said the year. */
export function registrationText({ firstRegistration, registrationYearOnly }: Registered): string | null {
  if (firstRegistration === null) return null
  const day = new Date(firstRegistration)
  return registrationYearOnly === true ? String(day.getUTCFullYear()) : monthText(day)
}
