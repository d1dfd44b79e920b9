import { expect, test } from 'vitest'
import { largestRise, learn, outsideKnown } from '@/lib/market/price-rating/model/test-models/test-laws'
import { withoutFacts } from './facts'

test.each(['moto-e-scooter', 'caravan-e-camper', 'veicoli-commerciali'] as const)('%s: what nobody declared is no fact', (category) => {
  const learned = learn(category, 300, 60)
  const some = learned.unseen.slice(0, 20)
  for (const fact of ['gearbox', 'powerKw', 'body', 'version'] as const)
    expect(outsideKnown(learned, fact, some).length, fact).toBeLessThanOrEqual(1)
  expect(largestRise(learned, learned.unseen)).toBeLessThanOrEqual(1 + 1e-12)
  for (const { vehicle } of some.slice(0, 10)) {
    const orders = [['gearbox', 'version'] as const, ['version', 'gearbox'] as const]
    const [one, other] = orders.map(([first, second]) => learned.estimateOf(withoutFacts(withoutFacts(vehicle, [first]), [second])))
    expect(one).toEqual(other)
  }
})
