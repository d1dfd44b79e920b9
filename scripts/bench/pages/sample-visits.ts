import { Random, WeightedSampler } from '@/tools/demo-market/random'

/** How addresses are sampled: uniformly, or by Zipf as visitors do (the nth 1/n as often as the first). */
export type AddressSampling = 'evenly' | 'by popularity'

/** Returns a function that samples addresses. The seed determines their sequence and which of them are popular. */
export function addressSampler(addresses: readonly string[], sampling: AddressSampling, seed: number): () => string {
  const random = new Random(seed)
  const ranked = shuffled(addresses, new Random(seed, 1))
  const sampler = new WeightedSampler(ranked.map((address, rank) => [address, sampling === 'evenly' ? 1 : 1 / (rank + 1)] as const))
  return () => sampler.sample(random)
}

/** Some of these, each as likely as the others. */
export function chosenFrom(addresses: readonly string[], count: number, seed: number): string[] {
  return shuffled(addresses, new Random(seed)).slice(0, count)
}

function shuffled(addresses: readonly string[], random: Random): string[] {
  return addresses
    .map((address) => ({ address, place: random.next() }))
    .sort((a, b) => a.place - b.place)
    .map(({ address }) => address)
}
