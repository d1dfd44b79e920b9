import { boolean, number, object, string } from 'yup'
import { logDealerAction } from '@/lib/accounts/dealerships/dealer-log.server'
import { isPlainObject } from '@/lib/kernel/validation/plain-object'
import { messages } from '@/lib/kernel/validation/rules'
import { categorySlugs, isCategory } from '@/lib/market/catalogue/category'
import { chooseList } from '@/lib/market/dealer-imports/dealer-feeds.server'
import { cancelImport, confirmImport, findColumns, findImport, tryFile } from '@/lib/market/dealer-imports/dealer-imports.server'
import { undoImport } from '@/lib/market/dealer-imports/undo-import.server'
import { isColumn } from '@/lib/market/stock-import/columns/column'
import { partnerApi } from '@/lib/server/http/partner-api.server'
import { idIn } from '@/lib/server/http/request-context.server'

export const config = { api: { bodyParser: false } }

const actionSchema = object({
  action: string().oneOf(['trial', 'confirm', 'cancel', 'undo', 'list'], messages.digits).required(messages.required),
  category: string().oneOf([...categorySlugs], messages.digits),
  isFullStock: boolean().default(true),
  /** The number of vehicles that would be removed, if it is a large part of the stock. */
  removed: number().integer(messages.digits),
  /** Which of `otherLists` is read instead. */
  list: string().default(''),
})

/** The meaning of columns by their headers. Missing ones stay as recognised; an empty one is left out. */
function columnsIn(body: unknown, headers: readonly string[]) {
  const chosen = isPlainObject(body) && isPlainObject(body['columns']) ? body['columns'] : {}
  return headers.map((header) => {
    const column = Object.hasOwn(chosen, header) ? chosen[header] : undefined
    if (typeof column !== 'string') return undefined
    return isColumn(column) ? column : null
  })
}

export default partnerApi({
  GET: {
    scope: 'stock:read',
    async run({ call, db, partner: { dealership } }) {
      const found = await findImport(db, dealership.dealerId, idIn(call.request.query))
      const columns = found.state === 'columns' ? await findColumns(db, dealership.dealerId, found.id) : []
      return { ...found, columns: columns.map(({ header, column, examples }) => ({ header, column, examples })) }
    },
  },
  /** Tries, imports or abandons the file, or undoes the import. */
  POST: {
    scope: 'stock:write',
    async run({ call, db, partner: { dealership, user } }) {
      const { dealerId } = dealership
      const { id, fileName } = await findImport(db, dealerId, idIn(call.request.query))
      const { action, category, isFullStock, removed, list } = await call.readBody(actionSchema)
      if (action === 'trial') {
        const headers = (await findColumns(db, dealerId, id)).map(({ header }) => header)
        const columns = columnsIn(await call.rawBody(), headers)
        await tryFile(db, dealerId, id, {
          columns,
          category: category !== undefined && isCategory(category) ? category : null,
          isFullStock,
        })
      } else if (action === 'confirm') {
        await confirmImport(db, dealerId, id, removed ?? null)
        await logDealerAction(db, dealership, user, 'importStarted', fileName)
      } else if (action === 'list') await chooseList(db, dealerId, id, list)
      else if (action === 'cancel') await cancelImport(db, dealerId, id)
      else {
        const undone = await undoImport(db, dealerId, id)
        await logDealerAction(db, dealership, user, 'importUndone', `${undone.restored + undone.removed} veicoli`)
      }
      return findImport(db, dealerId, id)
    },
  },
})
