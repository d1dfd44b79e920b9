import type { Category } from '@/lib/market/catalogue/category'

/** How many ads of one make, model or type are for sale. */
export type StockEntry = { slug: string; name: string; count: number }
export type StockMake = StockEntry & { models: StockEntry[] }
export type StockByCategory<T> = { category: Category; entries: T[] }[]
