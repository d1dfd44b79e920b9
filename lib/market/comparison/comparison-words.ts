import type { Category } from '@/lib/market/catalogue/category'
import { numberText } from '@/lib/market/catalogue/number-text'

type Noun = { one: string; single: string; many: string; sameForAll: string }

const feminine = 'uguale per tutte'
const masculine = 'uguale per tutti'
const nouns: Readonly<Record<Category, Noun>> = {
  auto: { one: 'un’auto', single: 'auto', many: 'auto', sameForAll: feminine },
  'moto-e-scooter': { one: 'una moto', single: 'moto', many: 'moto', sameForAll: feminine },
  'caravan-e-camper': { one: 'un camper', single: 'camper', many: 'camper', sameForAll: masculine },
  'veicoli-commerciali': {
    one: 'un veicolo commerciale',
    single: 'veicolo commerciale',
    many: 'veicoli commerciali',
    sameForAll: masculine,
  },
}
const vehicle: Noun = { one: 'un veicolo', single: 'veicolo', many: 'veicoli', sameForAll: masculine }

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

/** «3 auto nel confronto», said when a tick changes. */
export function comparedCountText(categories: readonly Category[]): string {
  const { single, many } = nounOf(categories)
  return categories.length === 0 ? 'Il confronto è vuoto' : `${categories.length} ${categories.length === 1 ? single : many} nel confronto`
}

/** Why a fifth vehicle is not ticked. */
export function refusalText(categories: readonly Category[]): string {
  const isFeminine = nounOf(categories).sameForAll === feminine
  return `Ne confronti già ${categories.length}. ${isFeminine ? 'Togline una per far posto a questa.' : 'Togline uno per far posto a questo.'}`
}

/** The way from the comparison to the list it began at: «Torna alle 38 Fiat Panda». */
export function returnText(category: Category, total: number, vehicle: string | null): string {
  const { many, sameForAll } = nouns[category]
  if (total < 2) return 'Torna all’elenco'
  return sameForAll === feminine
    ? `Torna alle ${numberText(total)} ${vehicle ?? many}`
    : `Torna all’elenco: ${numberText(total)} ${vehicle ?? many}`
}
