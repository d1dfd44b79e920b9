import { array, object, string } from 'yup'
import { api } from '@/lib/edge/http/api.server'
import { areaPage, dealershipOf } from '@/lib/edge/http/dealership-call.server'
import { formPost } from '@/lib/edge/http/form-post.server'
import { dealerArea, dealerAreaHref, dealershipApi } from '@/lib/kernel/routes/dealer-area'
import { idField, invalidField } from '@/lib/kernel/validation/fields'
import { messages } from '@/lib/kernel/validation/rules'
import { parseWhole } from '@/lib/market/search/whole-number'
import { ownerActions, undoOf } from '@/lib/people/selling/own-ad'
import { euroLimits, type PriceChange, parsePriceChange } from '@/lib/people/selling/price-change'
import { bulkActions, isBulkAction, readStockQuery, stockParams, stockPerPage } from '@/lib/people/selling/stock'
import { changeStock, changeStockPrice } from '@/lib/people/selling/stock.server'
import { changePrices, restorePrices } from '@/lib/people/selling/stock-prices.server'

export const config = { api: { bodyParser: false } }

const changeSchema = object({
  azione: string()
    .oneOf(['prezzo', 'anteprima', 'prezzi', 'prezzi-di-prima', ...bulkActions], messages.digits)
    .required(messages.required),
  /** One number, or a list. */
  annuncio: array()
    .ensure()
    .of(idField().required(messages.required))
    .min(1, 'Scegli almeno un veicolo')
    .max(stockPerPage, `Al massimo ${stockPerPage} veicoli per volta`)
    .required('Scegli almeno un veicolo'),
  /** In euro; for `prezzi-di-prima` one for each vehicle, in their order. */
  prezzo: string().default('').max(1_000, messages.maxLength),
  variazione: string().default(''),
  /** The parameters of the page it was pressed on. */
  elenco: string().default('').max(500, messages.maxLength),
})

/** The table as it was: nothing but its own parameters. */
function backTo(list: string, slug: string): string {
  const params = stockParams(readStockQuery(Object.fromEntries(new URLSearchParams(list))))
  return dealerAreaHref(params.size === 0 ? dealerArea.vehicles : `${dealerArea.vehicles}?${params}`, slug)
}

/** Where several new prices are looked at before they hold. */
function previewOf(ids: readonly number[], variazione: string, elenco: string, slug: string): string {
  return dealerAreaHref(`${dealerArea.prices}?${new URLSearchParams({ annunci: ids.join('.'), variazione, elenco })}`, slug)
}

function readChange(text: string): PriceChange {
  const change = parsePriceChange(text)
  if (!change) throw invalidField('variazione', 'Scrivi di quanto cambiano i prezzi, per esempio −5 % o −500')
  return change
}

function pricesBefore(ids: readonly number[], text: string) {
  const euro = text.split(' ').map((price) => parseWhole(price, euroLimits.min, euroLimits.max))
  return ids.map((id, at) => {
    const price = euro[at]
    if (price === undefined) throw invalidField('prezzo', messages.digits)
    return { id, cents: price * 100 }
  })
}

const vehicles = (count: number) => (count === 1 ? '1 veicolo' : `${count} veicoli`)
const left = (kept: number, why: string) =>
  kept === 0 ? '' : kept === 1 ? ` Uno è rimasto com’era: ${why}.` : ` ${kept} sono rimasti com’erano: ${why}.`

export default api({
  /** Changes a price, several prices alike, or the status of several vehicles. */
  POST: formPost(
    { form: dealershipApi.vehicles, page: areaPage(dealerArea.vehicles), keep: ['annuncio', 'prezzo', 'variazione'] },
    async (call) => {
      const { user, dealership } = await dealershipOf(call, 'changeStock')
      const { azione, annuncio, prezzo, variazione, elenco } = await call.readBody(changeSchema)
      const next = backTo(elenco, dealership.slug)
      const ids = annuncio.map(Number)
      if (azione === 'anteprima') {
        readChange(variazione)
        return { next: previewOf(ids, variazione, elenco, dealership.slug) }
      }
      if (azione === 'prezzi') {
        const { before, kept } = await changePrices(call.db, dealership, user, ids, readChange(variazione))
        const values = {
          undo: 'prezzi-di-prima',
          ids: before.map(({ id }) => id).join(' '),
          prezzo: before.map(({ cents }) => Math.round(cents / 100)).join(' '),
        }
        const notice = `Prezzo cambiato: ${vehicles(before.length)}.${left(kept, 'senza prezzo, o non in vendita')}`
        return { next, notice, ...(before.length > 0 && { values }) }
      }
      if (azione === 'prezzi-di-prima') {
        await restorePrices(call.db, dealership, user, pricesBefore(ids, prezzo))
        return { next, notice: `Prezzo come prima: ${vehicles(ids.length)}.` }
      }
      if (!isBulkAction(azione)) {
        const [id] = ids
        if (id === undefined) throw invalidField('annuncio', messages.required)
        const { beforeCents } = await changeStockPrice(call.db, dealership, user, id, prezzo)
        const values = beforeCents === null ? undefined : { undo: 'prezzo', ids: String(id), prezzo: String(Math.round(beforeCents / 100)) }
        return { next, notice: 'Prezzo salvato.', ...(values && { values }) }
      }
      const { changed, kept } = await changeStock(call.db, dealership, user, ids, azione, new Date())
      const undo = undoOf[azione]
      return {
        next,
        notice: `${ownerActions[azione].label}: ${vehicles(changed.length)}.${left(kept, 'il suo stato non lo permette')}`,
        ...(undo && changed.length > 0 && { values: { undo, ids: changed.join(' ') } }),
      }
    },
  ),
})
