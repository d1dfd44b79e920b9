import type { Category } from '@/lib/market/catalogue/category'

type Noun = { one: string; many: string; sameForAll: string }

const feminine = 'uguale per tutte'
const masculine = 'uguale per tutti'
const nouns: Readonly<Record<Category, Noun>> = {
  auto: { one: 'un’auto', many: 'auto', sameForAll: feminine },
  'moto-e-scooter': { one: 'una moto', many: 'moto', sameForAll: feminine },
  'caravan-e-camper': { one: 'un camper', many: 'camper', sameForAll: masculine },
  'veicoli-commerciali': { one: 'un veicolo commerciale', many: 'veicoli commerciali', sameForAll: masculine },
}
const vehicle: Noun = { one: 'un veicolo', many: 'veicoli', sameForAll: masculine }

/** What the vehicles of a comparison are called together. */
export function nounOf(categories: readonly Category[]): Noun {
  const [first] = categories
  return first !== undefined && categories.every((category) => category === first) ? nouns[first] : vehicle
}

/** «un’auto e un camper», «2 auto e una moto»; null where all are of one kind. */
export function mixText(categories: readonly Category[]): string | null {
  const kinds = [...new Set(categories)]
  if (kinds.length < 2) return null
  const parts = kinds.map((kind) => {
    const count = categories.filter((category) => category === kind).length
    return count === 1 ? nouns[kind].one : `${count} ${nouns[kind].many}`
  })
  return `${parts.slice(0, -1).join(', ')} e ${parts.at(-1)}`
}
