import type { GetServerSidePropsContext } from 'next'
import type { DealParty } from '@/lib/accounts/deals/open-deal.server'
import { findSalePage } from '@/lib/accounts/deals/sale/find-sale-page.server'
import type { Db } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'

/** How the page of a sale is looked at: as steps, or as the contract for the printer, filled in or with lines. */
type SaleLook = 'steps' | 'contract' | 'blank'

/** What the page of a sale shows one of its sides. */
export async function readSalePage(db: Db, { replyId, side }: DealParty, { query }: Pick<GetServerSidePropsContext, 'query'>) {
  const page = await findSalePage(db, { replyId, side, query })
  const look: SaleLook = query['vista'] === 'contratto' ? 'contract' : query['vista'] === 'vuoto' ? 'blank' : 'steps'
  if (look !== 'steps' && page.contract === null) throw new AppError('notFound', 'no contract')
  return { page, look }
}
