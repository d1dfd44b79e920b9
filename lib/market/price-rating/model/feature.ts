/** What of a vehicle a feature tells, as an explanation sums it up. */
export const parts = ['model', 'version', 'power', 'drivetrain', 'seller', 'place', 'age', 'km'] as const
export type Part = (typeof parts)[number]

/**
 * One number of the linear model. The penalty says how many vehicles it takes before its effect is believed. A stretch is a piece of the
 * curve of age or of km: all features of one stretch together are the slope of this vehicle there.
 */
export type Feature = { name: string; value: number; penalty: number; part: Part; stretch: number; neverRaises: boolean }

/** A feature outside the curves. */
export function plainFeature(part: Part, name: string, value: number, penalty: number): Feature {
  return { name, value, penalty, part, stretch: -1, neverRaises: false }
}
