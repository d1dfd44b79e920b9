import type { NamedModel } from './market-report'
import type { ObservedVehicle } from './observed-vehicle'

/** Worth of the observed car of a model, so many months before the last one. */
export type MonthValue = readonly [monthsAgo: number, euro: number]

/** A model with enough ads, and what its observed car was worth in the last two years. `daysOnline`: after how many half of its ads had left; null of too few. */
export type ObservedModel = NamedModel &
  Pick<ObservedVehicle, 'ageYears' | 'mileageKm'> & {
    euro: number
    ads: number
    changeInAYear: number | null
    daysOnline: number | null
    months: readonly MonthValue[]
  }

type Choice = { value: string; label: string }

/** What a form offers: every observed make, and the models of the chosen one. */
export function choicesOf(models: readonly ObservedModel[], makeSlug: string | undefined): { makes: Choice[]; models: Choice[] } {
  const makes = new Map(models.map(({ make }) => [make.slug, make.name]))
  return {
    makes: sorted(Array.from(makes, ([value, label]) => ({ value, label }))),
    models: sorted(models.filter(({ make }) => make.slug === makeSlug).map(({ model }) => ({ value: model.slug, label: model.name }))),
  }
}

function sorted(choices: readonly Choice[]): Choice[] {
  return choices.toSorted((a, b) => a.label.localeCompare(b.label, 'it', { numeric: true }))
}
