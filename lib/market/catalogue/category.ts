/** The four kinds of vehicle we list, by the slug that stands in addresses and in the database. */
export const categories = {
  auto: { label: 'Auto', plural: 'auto', path: '/annunci' },
  'moto-e-scooter': { label: 'Moto', plural: 'moto e scooter', path: '/moto-e-scooter/annunci' },
  'caravan-e-camper': { label: 'Camper', plural: 'caravan e camper', path: '/caravan-e-camper/annunci' },
  'veicoli-commerciali': { label: 'Veicoli Commerciali', plural: 'veicoli commerciali', path: '/veicoli-commerciali' },
} as const

export type Category = keyof typeof categories
export const categorySlugs = ['auto', 'moto-e-scooter', 'caravan-e-camper', 'veicoli-commerciali'] as const satisfies readonly Category[]

export function isCategory(text: string): text is Category {
  return Object.hasOwn(categories, text)
}
