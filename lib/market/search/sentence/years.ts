const shortYears = 100

/** A number of four digits that can be the year of a vehicle. */
export function isYear({ value, digits }: { value: number; digits: number }, thisYear: number): boolean {
  return digits === 4 && isPossibleYear(value, thisYear)
}

export function isPossibleYear(value: number, thisYear: number): boolean {
  return Number.isInteger(value) && value >= 1900 && value <= thisYear + 1
}

export function fullYear(value: number, thisYear: number): number {
  if (!Number.isInteger(value) || value >= shortYears) return value
  return value <= (thisYear % 100) + 1 ? 2000 + value : 1900 + value
}
