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
export type StockMake = { slug: string; name: string; count: number }

const carsByOffer: Readonly<Record<string, StockKind>> = { km0: 'km0', nuovo: 'nuove', noleggio: 'noleggio', epoca: 'epoca' }
const otherVehicles = { 'moto-e-scooter': 'moto', 'caravan-e-camper': 'camper', 'veicoli-commerciali': 'commerciali' } as const

/** Cars that somebody drove before, also as company or demonstration cars, are used. */
export function stockKindOf(category: Category, offerType: string): StockKind {
  return category === 'auto' ? (carsByOffer[offerType] ?? 'usate') : otherVehicles[category]
}

export function isStockKind(text: unknown): text is StockKind {
  return typeof text === 'string' && Object.hasOwn(stockKinds, text)
}

export const stockOrders = { recenti: 'Più recenti', prezzo: 'Prezzo più basso', km: 'Meno chilometri' } as const
type StockOrder = keyof typeof stockOrders

/** Which part of a dealer's stock somebody looks at. Null: any. */
export type StockFilter = { kind: StockKind | null; make: string | null; maxEuro: number | null; order: StockOrder; page: number }
export const allStock: StockFilter = { kind: null, make: null, maxEuro: null, order: 'recenti', page: 1 }

type QueryParams = Partial<Record<string, string | string[]>>

/** Reads `marca`, `prezzo_a`, `ordina` and `pagina`; what is malformed counts as not given. `tipo` is read where it is known which there are. */
export function readStockFilter(searchParams: QueryParams): StockFilter {
  const text = (name: string) => {
    const value = searchParams[name]
    return typeof value === 'string' ? value : ''
  }
  const [make, price, order, page] = [text('marca'), text('prezzo_a').replace(/[.\s€]/g, ''), text('ordina'), text('pagina')]
  return {
    kind: null,
    make: /^[a-z0-9-]{1,40}$/.test(make) ? make : null,
    maxEuro: /^[1-9]\d{0,7}$/.test(price) ? Number(price) : null,
    order: isStockOrder(order) ? order : 'recenti',
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  }
}

function isStockOrder(text: string): text is StockOrder {
  return Object.hasOwn(stockOrders, text)
}

/** `path`: of the dealer's page. */
export function stockFilterHref(path: string, { kind, make, maxEuro, order, page }: StockFilter): string {
  const params = new URLSearchParams()
  if (kind !== null) params.set('tipo', kind)
  if (make !== null) params.set('marca', make)
  if (maxEuro !== null) params.set('prezzo_a', String(maxEuro))
  if (order !== 'recenti') params.set('ordina', order)
  if (page > 1) params.set('pagina', String(page))
  return params.size === 0 ? path : `${path}?${params}`
}
