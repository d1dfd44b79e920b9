import type { Category } from '@/lib/market/catalogue/category'
import type { Pictured } from '@/lib/market/illustrations/illustration'
import { hash } from '@/lib/market/illustrations/seeded-random'
import type { Topic } from './article'

type Motif = readonly [category: Category, body: string, colour: string, year?: string]

/** The motifs that the articles of a topic share out among them. */
const motifs: Readonly<Record<Topic, readonly Motif[]>> = {
  comprare: [
    ['auto', 'suv', 'giallo'],
    ['auto', 'city-car', 'azzurro'],
    ['auto', 'berlina', 'verde'],
    ['auto', 'monovolume', 'rosso'],
  ],
  vendere: [
    ['auto', 'coupe', 'blu'],
    ['auto', 'city-car', 'rosso'],
  ],
  costi: [
    ['auto', 'station-wagon', 'blu'],
    ['auto', 'berlina', 'grigio'],
    ['auto', 'crossover', 'arancione'],
    ['auto', 'cabrio', 'rosso'],
  ],
  documenti: [
    ['auto', 'station-wagon', 'verde'],
    ['auto', 'berlina', 'blu'],
    ['auto', 'fuoristrada', 'beige'],
  ],
  alimentazione: [
    ['auto', 'city-car', 'verde'],
    ['auto', 'crossover', 'azzurro'],
  ],
  'moto-e-camper': [
    ['moto-e-scooter', 'naked', 'rosso'],
    ['caravan-e-camper', 'mansardato', 'bianco'],
    ['moto-e-scooter', 'scooter', 'verde'],
  ],
}

/** The illustration of an article: the one that it names («auto suv giallo», a classic with its year), or one of its topic, always the same. */
export function articlePicture(slug: string, topic: Topic, named?: string): Pictured {
  const id = hash(slug)
  const own = motifs[topic]
  const [category = 'auto', body = null, colour = null, year] = named?.split(' ') ?? own[id % own.length] ?? []
  return { category, body, colour, classicYear: year === undefined ? null : Number(year), id }
}
