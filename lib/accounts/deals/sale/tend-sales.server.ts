import { isBuyerBanned } from '@/lib/accounts/contact/confirmed-address.server'
import { openDeal } from '@/lib/accounts/deals/open-deal.server'
import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { reportFailure } from '@/lib/kernel/errors/report-failure.server'
import { eraseOverduePapers } from './contract/papers.server'
import { liveSaleStates } from './sale'
import { settleSale } from './settle-sale.server'

const tendedAtMost = 200

/** Ends sales that nothing is left of, and erases contracts whose time is over. Done twice it does nothing twice; one that fails stops no other. */
export async function tendSales(db: Db, now: Date): Promise<void> {
  await eraseOverduePapers(db, now)
  const due = await db<{ replyId: number }[]>`
    select reply_id from sale join reply on reply.id = reply_id join ad on ad.id = sale.ad_id
    where sale.state = any(${[...liveSaleStates]}) and (ad.status not in ('published', 'reserved') or blocked_by is not null
      or ${isBuyerBanned(db)})
    order by sale.id limit ${tendedAtMost}`
  for (const { replyId } of due)
    await inTransaction(db, async (db) => {
      const deal = await openDeal(db, replyId, 'update')
      if (deal) await settleSale(db, deal, now)
    }).catch((error: unknown) => reportFailure(error, { route: 'jobs/sales' }, 'a sale was not looked at'))
}
