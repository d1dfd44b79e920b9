import type { Party } from '@/lib/accounts/contact/reply'
import type { Db } from '@/lib/kernel/db/db.server'
import { liveSaleStates } from './sale'
import { type SaleCard, type SaleTools, saleCard, takeText } from './sale-card'
import { isTakenByAnother, listSales } from './sales.server'
import { hasMet } from './what-opens.server'

type About = { replyId: number; adId: number; side: Party; other: string; isOver: boolean; isDealer: boolean; isConfirmed: boolean }

/** The sales of a conversation as one side sees them, and whether one may begin. The caller has found out whose it is. */
export async function findSaleCards(db: Db, about: About): Promise<{ cards: SaleCard[]; tools: SaleTools }> {
  const { replyId, adId, side, isOver, isDealer, isConfirmed } = about
  const sales = await listSales(db, replyId)
  const isLive = sales.some(({ state }) => liveSaleStates.some((live) => live === state))
  const mayOpen = !isLive && !isOver && isConfirmed && (await hasMet(db, replyId)) && !(await isTakenByAnother(db, { adId, id: replyId }))
  return { cards: sales.map((sale) => saleCard(sale, about)), tools: { open: mayOpen ? takeText(side, isDealer) : null } }
}
