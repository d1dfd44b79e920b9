import { array, number, object, string } from 'yup'
import { partnerApi } from '@/lib/edge/http/partner-api.server'
import { invalidField } from '@/lib/kernel/validation/fields'
import { messages } from '@/lib/kernel/validation/rules'
import { parsePriceChange } from '@/lib/people/selling/price-change'
import { bulkActions, isBulkAction, stockPerPage } from '@/lib/people/selling/stock'
import { changeStockPrice } from '@/lib/people/selling/stock.server'
import { changePrices } from '@/lib/people/selling/stock-prices.server'
import { changeStock } from '@/lib/people/selling/stock-status.server'

export const config = { api: { bodyParser: false } }

const changeSchema = object({
  ids: array()
    .of(number().integer(messages.digits).positive(messages.digits).required(messages.required))
    .min(1, 'Almeno un veicolo')
    .max(stockPerPage, `Al massimo ${stockPerPage} veicoli per volta`)
    .required('Almeno un veicolo'),
  action: string()
    .oneOf(['price', 'prices', ...bulkActions], messages.digits)
    .required(messages.required),
  /** For `price`, of one vehicle: in euro. */
  priceEuro: number().integer(messages.digits),
  /** For `prices`: «-5 %» or «-500». */
  by: string().max(20, messages.maxLength),
})

export default partnerApi({
  /** Changes a price, several prices alike, or the status of several vehicles. */
  POST: {
    scope: 'stock:write',
    async run({ call, db, partner: { dealership, user } }) {
      const { ids, action, priceEuro, by } = await call.readBody(changeSchema)
      if (action === 'price') {
        const [id] = ids
        if (id === undefined || ids.length > 1) throw invalidField('ids', 'Un prezzo è di un solo veicolo')
        const { isWaiting } = await changeStockPrice(db, dealership, user, id, String(priceEuro ?? ''))
        return isWaiting ? { changed: [], kept: 0, waiting: 1 } : { changed: [id], kept: 0, waiting: 0 }
      }
      if (action === 'prices') {
        const change = parsePriceChange(by ?? '')
        if (!change) throw invalidField('by', 'Scrivi di quanto cambiano i prezzi, per esempio −5 % o −500')
        const { before, kept, waiting } = await changePrices(db, dealership, user, ids, change)
        return { changed: before.map(({ id }) => id), kept, waiting }
      }
      if (!isBulkAction(action)) throw invalidField('action', messages.digits)
      const { before, kept } = await changeStock(db, dealership, user, ids, action, new Date())
      return { changed: before.map(({ id }) => id), kept, waiting: 0 }
    },
  },
})
