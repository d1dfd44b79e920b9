import type { Db } from '@/lib/kernel/db/db.server'
import type { Category } from '@/lib/market/catalogue/category'
import { findDealer } from '@/lib/market/dealers/dealer-queries.server'
import { getAdCards } from './ad-cards.server'
import { listDealerAdIds, toAdDealer } from './ad-queries.server'
import type { DealerPage } from './dealer-page'
import { isStockKind, type StockCount, type StockKind, stockKindOf, stockKinds } from './dealer-stock'

const stockPageSize = 18

type Asked = Partial<Record<'pagina' | 'tipo', string | string[]>>

/** A dealer with one page of their stock, or of one kind of it; undefined for a dealer, a page or a kind that does not exist. */
export async function findDealerPage(db: Db, slug: string, asked: Asked): Promise<DealerPage | undefined> {
  const dealer = await findDealer(db, slug)
  if (!dealer) return undefined
  const groups = await countStock(db, dealer.id)
  const kinds = countKinds(groups)
  const kind = asked.tipo === undefined ? null : kinds.find((known) => known.kind === asked.tipo)?.kind
  if (kind === undefined) return undefined
  const shown = groups.filter((group) => kind === null || group.kind === kind)
  const page = typeof asked.pagina === 'string' && /^[1-9]\d{0,5}$/.test(asked.pagina) ? Number(asked.pagina) : 1
  const pages = Math.max(1, Math.ceil(total(shown) / stockPageSize))
  if (page > pages) return undefined
  const offers = kind === null ? null : shown.map(({ category, offerType }) => `${category} ${offerType}`)
  const ids = await listDealerAdIds(db, dealer.id, stockPageSize, (page - 1) * stockPageSize, offers)
  return { dealer: toAdDealer(dealer, total(groups)), kinds, kind, cards: await getAdCards(db, ids), page, pages }
}

type StockGroup = { category: Category; offerType: string; kind: StockKind; count: number }

async function countStock(db: Db, dealerId: number): Promise<StockGroup[]> {
  const groups = await db<Omit<StockGroup, 'kind'>[]>`
    select category, offer_type, count(*)::int as count from ad where dealer_id = ${dealerId} and status = 'published' group by category, offer_type`
  return groups.map((group) => ({ ...group, kind: stockKindOf(group.category, group.offerType) }))
}

/** The kinds there are, in the order of the lists. */
function countKinds(groups: readonly StockGroup[]): StockCount[] {
  return Object.keys(stockKinds)
    .filter(isStockKind)
    .map((kind) => ({ kind, count: total(groups.filter((group) => group.kind === kind)) }))
    .filter(({ count }) => count > 0)
}

function total(groups: readonly { count: number }[]): number {
  return groups.reduce((sum, { count }) => sum + count, 0)
}
