import { expect, test } from 'vitest'
import { heldByPattern, largestRise, learn, outsideKnown } from '@/lib/market/price-rating/model/test-models/test-laws'

const counts = { seen: 800, unseen: 400 }
/** Four standard errors of a share of 80 %: of those that were not seen, and of the quantile that was learned. Thirty shares are looked at. */
const chance = 4 * Math.sqrt(0.8 * 0.2 * (1 / counts.unseen + 1 / counts.seen))

test.each(['moto-e-scooter', 'caravan-e-camper', 'veicoli-commerciali'] as const)(
  '%s: hundreds of unseen vehicles follow the laws of undeclared facts',
  (category) => {
    const learned = learn(category, counts.seen, counts.unseen)
    const tried = learned.unseen.slice(0, 200)
    for (const fact of ['gearbox', 'powerKw', 'body', 'version'] as const)
      expect(outsideKnown(learned, fact, tried).length / tried.length, fact).toBeLessThan(0.03)
    expect(largestRise(learned, learned.unseen)).toBeLessThanOrEqual(1 + 1e-12)
    for (const [pattern, held] of Object.entries(heldByPattern(learned))) expect(Math.abs(held - 0.8), pattern).toBeLessThan(chance)
  },
)
