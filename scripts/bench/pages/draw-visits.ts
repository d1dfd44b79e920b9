import { Random, WeightedSampler } from '@/tools/demo-market/random'

/** How addresses are drawn: each as often as the others, or a few very often and most hardly ever, as visitors do (Zipf: the nth 1/n as often as the first). */
export type Draw = 'evenly' | 'by popularity'

/** Gives one address after the other, the same for the same seed. Which of them are popular is drawn too. */
export function addressDrawer(addresses: readonly string[], draw: Draw, seed: number): () => string {
  const random = new Random(seed)
  const ranked = shuffled(addresses, new Random(seed, 1))
  const sampler = new WeightedSampler(ranked.map((address, rank) => [address, draw === 'evenly' ? 1 : 1 / (rank + 1)] as const))
  return () => sampler.draw(random)
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
