const dayMs = 86_400_000

export const addDays = (date: Date, days: number) => new Date(date.getTime() + days * dayMs)
export const firstOfMonth = (year: number, month: number) => new Date(Date.UTC(year, month, 1))
export const addMonths = (date: Date, months: number) => firstOfMonth(date.getUTCFullYear(), date.getUTCMonth() + months)
export const yearsBetween = (from: Date, to: Date) => (to.getTime() - from.getTime()) / (365.25 * dayMs)
export const daysBetween = (from: Date, to: Date) => (to.getTime() - from.getTime()) / dayMs

/** The next «revisione»: four years after the first registration, then every second year. */
export function nextInspection(firstRegistration: Date, today: Date): Date {
  let due = addMonths(firstRegistration, 48)
  while (due <= today) due = addMonths(due, 24)
  return due
}

type Step = readonly [year: number, month: number, emissionClass: string]

/** Classes by the month from which new registrations had to meet them, roughly. */
const carSteps: readonly Step[] = [
  [2024, 9, 'euro6e'],
  [2021, 1, 'euro6d'],
  [2018, 9, 'euro6d-temp'],
  [2017, 9, 'euro6c'],
  [2015, 9, 'euro6'],
  [2013, 1, 'euro5b'],
  [2011, 1, 'euro5'],
  [2006, 1, 'euro4'],
  [2001, 1, 'euro3'],
  [1997, 1, 'euro2'],
  [1993, 1, 'euro1'],
]
const motorbikeSteps: readonly Step[] = [
  [2021, 1, 'euro5'],
  [2017, 1, 'euro4'],
  [2007, 1, 'euro3'],
  [2004, 7, 'euro2'],
  [2000, 1, 'euro1'],
]

export const carEmissionClass = (registered: Date) => classAt(carSteps, registered)
export const motorbikeEmissionClass = (registered: Date) => classAt(motorbikeSteps, registered)

function classAt(steps: readonly Step[], registered: Date): string {
  return steps.find(([year, month]) => registered >= firstOfMonth(year, month - 1))?.[2] ?? 'euro0'
}
