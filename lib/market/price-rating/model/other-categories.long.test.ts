import { expect, test } from 'vitest'
import { heldByPattern, largestRise, learn, outsideKnown } from './test-laws'

/** So few prices are off by two points by chance. */
const chance = 0.05

test.each(['moto-e-scooter', 'caravan-e-camper', 'veicoli-commerciali'] as const)(
  '%s: hundreds of vehicles that were not seen follow the laws of what nobody told',
  (category) => {
    const learned = learn(category, 1_500, 600)
    const tried = learned.unseen.slice(0, 200)
    for (const fact of ['gearbox', 'powerKw', 'body', 'version'] as const)
      expect(outsideKnown(learned, fact, tried).length / tried.length, fact).toBeLessThan(0.03)
    expect(largestRise(learned, learned.unseen)).toBeLessThanOrEqual(1 + 1e-12)
    for (const [pattern, held] of Object.entries(heldByPattern(learned))) expect(Math.abs(held - 0.8), pattern).toBeLessThan(chance)
  },
)
