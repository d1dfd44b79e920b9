import { array, number, object, string } from 'yup'
import { euroLimits, parsePriceChange } from '@/lib/accounts/selling/price-change'
import { bulkActions, isBulkAction, stockPerPage } from '@/lib/accounts/selling/stock'

import { changePrices, changeStockPrice } from '@/lib/accounts/selling/stock-prices.server'
import { changeStock } from '@/lib/accounts/selling/stock-status.server'
import { invalidField } from '@/lib/kernel/validation/fields'
import { parseWhole } from '@/lib/market/search/query/whole-number'
import { partnerApi } from '@/lib/server/http/partner-api.server'

export const config = { api: { bodyParser: false } }

const actions = ['price', 'prices', ...bulkActions]
/** A refusal names what it refuses. */
const quoted = (value: unknown) => `«${(typeof value === 'string' ? value : JSON.stringify(value ?? null)).slice(0, 100)}»`
const noId = ({ value }: { value?: unknown }) => `${quoted(value)} non è il numero di un annuncio`
const noAction = ({ value }: { value?: unknown }) => `${quoted(value)} non è un’azione: ${actions.join(', ')}`
const noPrice = (value: unknown) => `${quoted(value)} non è un prezzo: euro interi, da ${euroLimits.min} a ${euroLimits.max}`
const noChange = (value: unknown) => `${quoted(value)} non dice di quanto cambiano i prezzi: per esempio «−5 %» o «−500»`

const changeSchema = object({
  ids: array()
    .of(number().typeError(noId).integer(noId).positive(noId).required(noId))
    .min(1, 'Almeno un veicolo')
    .max(stockPerPage, `Al massimo ${stockPerPage} veicoli per volta`)
    .required('Almeno un veicolo'),
  action: string()
    .oneOf(actions, noAction)
    .required(`Manca l’azione: ${actions.join(', ')}`),
  /** The price for `price`, of one vehicle: in euro. */
  priceEuro: number()
    .typeError(({ value }) => noPrice(value))
    .integer(({ value }) => noPrice(value)),
  /** The change for `prices`: «-5 %» or «-500». */
  by: string().max(20, ({ value }) => noChange(value)),
})

export default partnerApi({
  /** Changes one price, several prices by a common rule, or the status of several vehicles. */
  POST: {
    scope: 'stock:write',
    async run({ call, db, partner: { dealership, user } }) {
      const { ids, action, priceEuro, by } = await call.readBody(changeSchema)
      if (action === 'price') {
        const [id] = ids
        if (id === undefined || ids.length > 1) throw invalidField('ids', `Un prezzo è di un solo veicolo, non di ${ids.length}`)
        if (parseWhole(String(priceEuro), euroLimits.min, euroLimits.max) === undefined) throw invalidField('priceEuro', noPrice(priceEuro))
        const { isWaiting } = await changeStockPrice(db, dealership, user, id, String(priceEuro))
        return isWaiting ? { changed: [], kept: 0, waiting: 1 } : { changed: [id], kept: 0, waiting: 0 }
      }
      if (action === 'prices') {
        const change = parsePriceChange(by ?? '')
        if (!change) throw invalidField('by', noChange(by))
        const { before, unchanged, waiting } = await changePrices(db, dealership, user, ids, change)
        return { changed: before.map(({ id }) => id), kept: unchanged, waiting }
      }
      if (!isBulkAction(action)) throw invalidField('action', noAction({ value: action }))
      const { before, unchanged } = await changeStock(db, dealership, user, ids, action, new Date())
      return { changed: before.map(({ id }) => id), kept: unchanged, waiting: 0 }
    },
  },
})
