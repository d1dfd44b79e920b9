import { array, object, string } from 'yup'
import { appealCase } from '@/lib/accounts/moderation/decide-case.server'
import { maxStatementLength } from '@/lib/accounts/moderation/moderation-case'
import { ownerActions, waitingText } from '@/lib/accounts/selling/own-ad'
import { euroLimits, type PriceChange, parsePriceChange } from '@/lib/accounts/selling/price-change'
import { bulkActions, countedVehicles, isBulkAction, readStockQuery, stockParams, stockPerPage } from '@/lib/accounts/selling/stock'
import { changeStockPrice } from '@/lib/accounts/selling/stock.server'
import { changePrices, restorePrices } from '@/lib/accounts/selling/stock-prices.server'
import { changeStock, restoreStatuses } from '@/lib/accounts/selling/stock-status.server'
import { dealerArea, dealerAreaHref, dealershipApi } from '@/lib/kernel/routes/dealer-area'
import { idField, invalidField, messageField } from '@/lib/kernel/validation/fields'
import { messages } from '@/lib/kernel/validation/rules'
import { isAdStatus } from '@/lib/market/ads/ad'
import { parseWhole } from '@/lib/market/search/query/whole-number'
import { api } from '@/lib/server/http/api.server'
import { areaPage, dealershipOf } from '@/lib/server/http/dealership-call.server'
import { formPost } from '@/lib/server/http/form-post.server'

export const config = { api: { bodyParser: false } }

const changeSchema = object({
  azione: string()
    .oneOf(['prezzo', 'anteprima', 'prezzi', 'prezzi-di-prima', 'stati-di-prima', 'ricorso', ...bulkActions], messages.digits)
    .required(messages.required),
  /** One number, or a list. */
  annuncio: array()
    .ensure()
    .of(idField().required(messages.required))
    .min(1, 'Scegli almeno un veicolo')
    .max(stockPerPage, `Al massimo ${stockPerPage} veicoli per volta`)
    .required('Scegli almeno un veicolo'),
  /** The price in euro; for `prezzi-di-prima` one for each vehicle, in their order. */
  prezzo: string().default('').max(1_000, messages.maxLength),
  variazione: string().default(''),
  /** What `anteprima` is to show. */
  cambio: string()
    .oneOf(['prezzi', ...bulkActions], messages.digits)
    .default('prezzi'),
  /** The status; for `stati-di-prima` one for each vehicle, in their order. */
  stato: string().default('').max(1_000, messages.maxLength),
  /** What `ricorso` says. */
  ricorso: messageField(0, maxStatementLength).default(''),
  /** The parameters of the page with the button. */
  elenco: string().default('').max(500, messages.maxLength),
})

/** The table with its own parameters only. */
function backTo(list: string, slug: string): string {
  const params = stockParams(readStockQuery(Object.fromEntries(new URLSearchParams(list))))
  return dealerAreaHref(params.size === 0 ? dealerArea.vehicles : `${dealerArea.vehicles}?${params}`, slug)
}

/** The preview of a change to several vehicles. */
function previewOf(ids: readonly number[], change: { variazione: string } | { cambio: string }, elenco: string, slug: string): string {
  const page = 'cambio' in change ? dealerArea.statuses : dealerArea.prices
  return dealerAreaHref(`${page}?${new URLSearchParams({ annunci: ids.join('.'), ...change, elenco })}`, slug)
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

function statusesBefore(ids: readonly number[], text: string) {
  const statuses = text.split(' ')
  return ids.map((id, at) => {
    const status = statuses[at]
    if (!isAdStatus(status)) throw invalidField('stato', messages.digits)
    return { id, status }
  })
}

const left = (unchanged: number, why: string) =>
  unchanged === 0 ? '' : unchanged === 1 ? ` Uno è rimasto com’era: ${why}.` : ` ${unchanged} sono rimasti com’erano: ${why}.`

export default api({
  /** Changes one price, several prices by a common rule, or the status of several vehicles. */
  POST: formPost(
    { form: dealershipApi.vehicles, page: areaPage(dealerArea.vehicles), keep: ['annuncio', 'prezzo', 'variazione', 'ricorso'] },
    async (call) => {
      const { user, dealership } = await dealershipOf(call, 'changeStock')
      const { azione, annuncio, prezzo, variazione, cambio, stato, ricorso, elenco } = await call.readBody(changeSchema)
      const next = backTo(elenco, dealership.slug)
      const ids = annuncio.map(Number)
      if (azione === 'anteprima') {
        if (isBulkAction(cambio)) return { next: previewOf(ids, { cambio }, elenco, dealership.slug) }
        readChange(variazione)
        return { next: previewOf(ids, { variazione }, elenco, dealership.slug) }
      }
      if (azione === 'prezzi') {
        const { before, unchanged, waiting } = await changePrices(call.db, dealership, user, ids, readChange(variazione))
        const values = {
          undo: 'prezzi-di-prima',
          ids: before.map(({ id }) => id).join(' '),
          prezzo: before.map(({ cents }) => Math.round(cents / 100)).join(' '),
        }
        const notice = `Prezzo cambiato: ${countedVehicles(before.length)}.${left(unchanged, 'senza prezzo, o non in vendita')}${waiting === 0 ? '' : ` In revisione: ${countedVehicles(waiting)}. ${waitingText}`}`
        return { next, notice, ...(before.length > 0 && { values }) }
      }
      if (azione === 'prezzi-di-prima') {
        await restorePrices(call.db, dealership, user, pricesBefore(ids, prezzo))
        return { next, notice: `Prezzo come prima: ${countedVehicles(ids.length)}.` }
      }
      if (azione === 'stati-di-prima') {
        await restoreStatuses(call.db, dealership, user, statusesBefore(ids, stato), new Date())
        return { next, notice: `Stato come prima: ${countedVehicles(ids.length)}.` }
      }
      if (!isBulkAction(azione)) {
        const [id] = ids
        if (id === undefined) throw invalidField('annuncio', messages.required)
        if (azione === 'ricorso') {
          await appealCase(call.db, dealership, id, ricorso)
          return { next, notice: 'Ricorso ricevuto: lo decide un’altra persona, e scriviamo all’indirizzo della concessionaria.' }
        }
        const { beforeCents, isWaiting } = await changeStockPrice(call.db, dealership, user, id, prezzo)
        if (isWaiting) return { next, notice: waitingText }
        const values = beforeCents === null ? undefined : { undo: 'prezzo', ids: String(id), prezzo: String(Math.round(beforeCents / 100)) }
        return { next, notice: 'Prezzo salvato.', ...(values && { values }) }
      }
      const { before, unchanged } = await changeStock(call.db, dealership, user, ids, azione, new Date())
      if (azione === 'venduto') for (const { id } of before) call.recordEvent('adSold', id)
      const values = {
        undo: 'stati-di-prima',
        ids: before.map(({ id }) => id).join(' '),
        stato: before.map(({ status }) => status).join(' '),
      }
      const notice = `${ownerActions[azione].label}: ${countedVehicles(before.length)}.${left(unchanged, 'il loro stato non lo permette')}`
      return { next, notice, ...(before.length > 0 && { values }) }
    },
  ),
})
