import type { DealParty } from '@/lib/accounts/deals/open-deal.server'
import { emptyContract } from '@/lib/accounts/deals/sale/contract/contract'
import { contractPdf } from '@/lib/accounts/deals/sale/contract/contract-pdf.server'
import { findSalePage } from '@/lib/accounts/deals/sale/find-sale-page.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import type { RequestContext } from './request-context.server'

/** Answers with the contract of a sale as a PDF for one of its two sides; `vuoto`: with lines to write on. Made for each request, stored nowhere. */
export async function sendContract({ db, request, response }: RequestContext, { replyId, side }: DealParty): Promise<void> {
  const { contract } = await findSalePage(db, { replyId, side, query: {} })
  if (contract === null) throw new AppError('notFound', 'no contract')
  const isBlank = request.query['vuoto'] === '1'
  const file = isBlank
    ? await contractPdf(emptyContract, { name: '', firstRegistration: null })
    : await contractPdf(contract.data, contract.car)
  response.setHeader('Content-Type', 'application/pdf')
  response.setHeader('Content-Disposition', `attachment; filename="contratto${isBlank ? '-vuoto' : ''}.pdf"`)
  response.setHeader('Cache-Control', 'private, no-store')
  response.send(file)
}
