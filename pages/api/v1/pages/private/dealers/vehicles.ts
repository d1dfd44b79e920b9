import { array, object, string } from 'yup'
import { api } from '@/lib/edge/http/api.server'
import { areaPage, dealershipOf } from '@/lib/edge/http/dealership-call.server'
import { formPost } from '@/lib/edge/http/form-post.server'
import { dealerArea, dealerAreaHref, dealershipApi } from '@/lib/kernel/routes/dealer-area'
import { idField, invalidField } from '@/lib/kernel/validation/fields'
import { messages } from '@/lib/kernel/validation/rules'
import { ownerActions, undoOf } from '@/lib/people/selling/own-ad'
import { bulkActions, isBulkAction, readStockQuery, stockParams, stockPerPage } from '@/lib/people/selling/stock'
import { changeStock, changeStockPrice } from '@/lib/people/selling/stock.server'

export const config = { api: { bodyParser: false } }

const changeSchema = object({
  azione: string()
    .oneOf(['prezzo', ...bulkActions], messages.digits)
    .required(messages.required),
  /** One number, or a list. */
  annuncio: array()
    .ensure()
    .of(idField().required(messages.required))
    .min(1, 'Scegli almeno un veicolo')
    .max(stockPerPage, `Al massimo ${stockPerPage} veicoli per volta`)
    .required('Scegli almeno un veicolo'),
  prezzo: string().default(''),
  /** The parameters of the page it was pressed on. */
  elenco: string().default('').max(500, messages.maxLength),
})

/** The table as it was: nothing but its own parameters. */
function backTo(list: string, slug: string): string {
  const params = stockParams(readStockQuery(Object.fromEntries(new URLSearchParams(list))))
  return dealerAreaHref(params.size === 0 ? dealerArea.vehicles : `${dealerArea.vehicles}?${params}`, slug)
}

export default api({
  /** Changes a price, or does the same with several vehicles. */
  POST: formPost({ form: dealershipApi.vehicles, page: areaPage(dealerArea.vehicles), keep: ['annuncio', 'prezzo'] }, async (call) => {
    const { user, dealership } = await dealershipOf(call, 'changeStock')
    const { azione, annuncio, prezzo, elenco } = await call.readBody(changeSchema)
    const next = backTo(elenco, dealership.slug)
    const ids = annuncio.map(Number)
    if (!isBulkAction(azione)) {
      const [id] = ids
      if (id === undefined) throw invalidField('annuncio', messages.required)
      const { beforeCents } = await changeStockPrice(call.db, dealership, user, id, prezzo)
      const values = beforeCents === null ? undefined : { undo: 'prezzo', ids: String(id), prezzo: String(Math.round(beforeCents / 100)) }
      return { next, notice: 'Prezzo salvato.', ...(values && { values }) }
    }
    const { changed, kept } = await changeStock(call.db, dealership, user, ids, azione, new Date())
    const undo = undoOf[azione]
    const left =
      kept === 0
        ? ''
        : kept === 1
          ? ' Uno è rimasto com’era: il suo stato non lo permette.'
          : ` ${kept} sono rimasti com’erano: il loro stato non lo permette.`
    return {
      next,
      notice: `${ownerActions[azione].label}: ${changed.length === 1 ? '1 veicolo' : `${changed.length} veicoli`}.${left}`,
      ...(undo && changed.length > 0 && { values: { undo, ids: changed.join(' ') } }),
    }
  }),
})
