import type { Random } from './random'

const everyRental = ['manutenzione', 'assicurazione', 'bollo', 'soccorso']
const extras: readonly (readonly [string, number])[] = [
  ['kasko', 0.7],
  ['furto-incendio', 0.75],
  ['pneumatici', 0.35],
  ['auto-sostitutiva', 0.3],
]

/** A long-term rental of a vehicle worth this much: the fee falls with the deposit and the months, and rises with the km. */
export function rentalTerms(random: Random, value: number) {
  const rentalMonths = random.pick([24, 36, 36, 48, 48, 60])
  const rentalKmYear = random.pick([10_000, 15_000, 15_000, 20_000, 25_000, 30_000])
  const deposit = random.chance(0.3) ? 0 : Math.min(Math.round((value * random.between(0.07, 0.2)) / 500) * 500, 12_000)
  const share = 0.36 + 0.008 * (rentalMonths - 24) + 0.004 * (rentalKmYear / 1_000 - 10)
  const fee = (value * share - deposit) / rentalMonths + 95
  return {
    priceCents: null,
    rentalFeeCents: Math.max(149, Math.round(fee / 10) * 10 - 1) * 100,
    rentalDepositCents: deposit * 100,
    rentalMonths,
    rentalKmYear,
    rentalServices: [...everyRental, ...extras.filter(([, chance]) => random.chance(chance)).map(([service]) => service)],
    rentalReady: random.chance(0.45) ? true : null,
    rentalVatIncluded: rentalKmYear === 30_000 ? false : rentalKmYear === 25_000 ? null : true,
  }
}
