import type { Category } from '@/lib/market/catalogue/category'

/** What a dealer's vehicles are sorted into, as the lists of the site are; the key stands in the address. */
export const stockKinds = {
  usate: 'Usate',
  km0: 'Km 0',
  nuove: 'Nuove',
  noleggio: 'Noleggio lungo termine',
  epoca: "Auto d'epoca",
  moto: 'Moto e scooter',
  camper: 'Caravan e camper',
  commerciali: 'Veicoli commerciali',
} as const
export type StockKind = keyof typeof stockKinds
export type StockCount = { kind: StockKind; count: number }

const carsByOffer: Readonly<Record<string, StockKind>> = { km0: 'km0', nuovo: 'nuove', noleggio: 'noleggio', epoca: 'epoca' }
const otherVehicles = { 'moto-e-scooter': 'moto', 'caravan-e-camper': 'camper', 'veicoli-commerciali': 'commerciali' } as const

/** Cars that somebody drove before, also as company or demonstration cars, are used. */
export function stockKindOf(category: Category, offerType: string): StockKind {
  return category === 'auto' ? (carsByOffer[offerType] ?? 'usate') : otherVehicles[category]
}

export function isStockKind(text: unknown): text is StockKind {
  return typeof text === 'string' && Object.hasOwn(stockKinds, text)
}
