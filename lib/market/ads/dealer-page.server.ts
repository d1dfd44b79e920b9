import type { Db } from '@/lib/kernel/db/db.server'
import { findDealer } from '@/lib/market/dealers/dealer-queries.server'
import { getAdCards } from './ad-cards.server'
import { countDealerStock, listDealerAdIds, toAdDealer } from './ad-queries.server'
import type { DealerPage } from './dealer-page'

const stockPageSize = 18

/** A dealer with one page of their stock; undefined for a dealer or a page that does not exist. */
export async function findDealerPage(db: Db, slug: string, asked: string | string[] | undefined): Promise<DealerPage | undefined> {
  const dealer = await findDealer(db, slug)
  if (!dealer) return undefined
  const page = typeof asked === 'string' && /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : 1
  const stock = await countDealerStock(db, dealer.id)
  const pages = Math.max(1, Math.ceil(stock / stockPageSize))
  if (page > pages) return undefined
  const ids = await listDealerAdIds(db, dealer.id, stockPageSize, (page - 1) * stockPageSize)
  return { dealer: toAdDealer(dealer, stock), cards: await getAdCards(db, ids), page, pages }
}
