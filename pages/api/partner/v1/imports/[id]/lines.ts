import { isImportOutcome } from '@/lib/market/dealer-imports/dealer-import'
import { findImport } from '@/lib/market/dealer-imports/dealer-imports.server'
import { listLines } from '@/lib/market/dealer-imports/import-lines.server'
import { partnerApi } from '@/lib/server/http/partner-api.server'
import { idIn } from '@/lib/server/http/request-context.server'

export const config = { api: { bodyParser: false } }

const mostLines = 5_000

export default partnerApi({
  /** The report on each row and vehicle; `outcome` filters it. */
  GET: {
    scope: 'stock:read',
    async run({ call, db, partner: { dealership } }) {
      const { id } = await findImport(db, dealership.dealerId, idIn(call.request.query))
      const { outcome } = call.request.query
      return { lines: await listLines(db, id, isImportOutcome(outcome) ? outcome : null, mostLines) }
    },
  },
})
