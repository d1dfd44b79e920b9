import { array, number, object, string } from 'yup'
import type { Dealership } from '@/lib/accounts/dealerships/dealership'
import { requireDealership } from '@/lib/accounts/dealerships/require-dealership.server'
import { appealCase } from '@/lib/accounts/moderation/decide-case.server'
import { maxStatementLength } from '@/lib/accounts/moderation/moderation-case'
import { ownerActions, waitingText } from '@/lib/accounts/selling/own-ad'
import { parsePriceChange } from '@/lib/accounts/selling/price-change'
import {
  type BulkAction,
  bulkActions,
  type Chosen,
  chosenParams,
  countedVehicles,
  isBulkAction,
  type MovedVehicle,
  partlyDoneText,
  readStockQuery,
  stockParams,
  stockPerPage,
} from '@/lib/accounts/selling/stock'
import { undoStockChange } from '@/lib/accounts/selling/stock-changes.server'
import { changePrices, changeStockPrice, previewInAddress, savedPriceText } from '@/lib/accounts/selling/stock-prices.server'
import { changeStock } from '@/lib/accounts/selling/stock-status.server'
import { addDescriptionTemplate, composeStock, removeDescriptionTemplate } from '@/lib/accounts/selling/stock-texts.server'
import type { User } from '@/lib/accounts/users/user'
import { dealerArea, dealerAreaHref, dealershipApi } from '@/lib/kernel/routes/dealer-area'
import { idField, invalidField, messageField } from '@/lib/kernel/validation/fields'
import { messages } from '@/lib/kernel/validation/rules'
import { numberText } from '@/lib/market/catalogue/number-text'
import { parseWhole } from '@/lib/market/search/query/whole-number'
import { exportFileNames, isExportFile } from '@/lib/market/stock-export/export-files'
import { api } from '@/lib/server/http/api.server'
import { areaPage, dealershipOf } from '@/lib/server/http/dealership-call.server'
import { formPost } from '@/lib/server/http/form-post.server'
import type { Body } from '@/lib/server/http/read-body.server'
import type { RequestContext } from '@/lib/server/http/request-context.server'

export const config = { api: { bodyParser: false } }

const mostEuro = 20_000_000

const changeSchema = object({
  azione: string()
    .oneOf(['prezzo', 'anteprima', 'prezzi', 'annulla', 'ricorso', 'testi', 'modello', 'togli-modello', ...bulkActions], messages.digits)
    .required(messages.required),
  /** One number, or a list. */
  annuncio: array()
    .ensure()
    .of(idField().required(messages.required))
    .max(stockPerPage, `Al massimo ${stockPerPage} veicoli per volta, oppure tutti`)
    .default([]),
  /** All that the page's question finds, whatever is ticked. */
  tutte: string().oneOf(['', 'si'], messages.digits).default(''),
  /** The price in euro. */
  prezzo: string().default('').max(1_000, messages.maxLength),
  /** The price that its sender saw, in euro. */
  prima: string().default('').max(20, messages.maxLength),
  variazione: string().default(''),
  /** What `anteprima` is to show. */
  cambio: string()
    .oneOf(['prezzi', 'testi', ...exportFileNames, ...bulkActions], messages.digits)
    .default('prezzi'),
  /** The template of descriptions; of a new one its name and text. */
  modello: string().default(''),
  nome: string().default('').max(60, messages.maxLength),
  testo: messageField(0, 2_000).default(''),
  /** When the preview was read, as milliseconds: what was changed since stays as it is. */
  visto: number().integer(messages.digits).typeError(messages.digits).min(0, messages.digits).max(8_640_000_000_000_000, messages.digits),
  /** The change that `annulla` takes back. */
  modifica: string().default(''),
  /** What `ricorso` says. */
  ricorso: messageField(0, maxStatementLength).default(''),
  /** The parameters of the page with the button. */
  elenco: string().default('').max(500, messages.maxLength),
})

function queryIn(list: string) {
  return readStockQuery(Object.fromEntries(new URLSearchParams(list)))
}

/** The table with its own parameters only. */
function backTo(list: string, slug: string): string {
  const params = stockParams(queryIn(list))
  return dealerAreaHref(params.size === 0 ? dealerArea.vehicles : `${dealerArea.vehicles}?${params}`, slug)
}

type Change = { page: string; of: Record<string, string> }

/** The preview of a change to several vehicles, or their file. */
function previewOf(chosen: Chosen, { page, of }: Change, elenco: string, slug: string): string {
  return dealerAreaHref(`${page}?${new URLSearchParams({ ...chosenParams(chosen), ...of, elenco })}`, slug)
}

function previewed(cambio: string, variazione: string): Change {
  if (cambio === 'testi') return { page: dealerArea.texts, of: {} }
  if (isExportFile(cambio)) return { page: dealershipApi.stockFile, of: { formato: cambio } }
  if (isBulkAction(cambio)) return { page: dealerArea.statuses, of: { cambio } }
  if (variazione !== '') readChange(variazione)
  return { page: dealerArea.prices, of: { variazione: variazione || 'buono' } }
}

function readChange(text: string) {
  const change = parsePriceChange(text)
  if (!change) throw invalidField('variazione', 'Scrivi di quanto cambiano i prezzi, per esempio −5 % o −500')
  return change
}

const left = (unchanged: number, why: string) =>
  unchanged === 0 ? '' : unchanged === 1 ? ` Uno è rimasto com’era: ${why}.` : ` ${numberText(unchanged)} sono rimasti com’erano: ${why}.`

/** What the page says, and the way back. */
function said(notice: string, done: number, moved: readonly MovedVehicle[], changeId: number | null) {
  const values = { ...(changeId !== null && { undo: String(changeId) }), ...(moved.length > 0 && { parte: 'si' }) }
  return { notice: moved.length === 0 ? notice : partlyDoneText(done, moved), values }
}

type Bulk = { call: RequestContext; dealership: Dealership; user: User; chosen: Chosen; seenAt: Date | null }

async function changeManyPrices({ call, dealership, user, chosen, seenAt }: Bulk, variazione: string) {
  const { before, unchanged, waiting, moved, changeId } = await changePrices(
    call.db,
    dealership,
    user,
    chosen,
    readChange(variazione),
    seenAt,
  )
  const done = before.length === 1 ? '1 prezzo cambiato.' : `${numberText(before.length)} prezzi cambiati.`
  const held = waiting === 0 ? '' : ` In revisione: ${countedVehicles(waiting)}. ${waitingText}`
  return said(`${done}${left(unchanged, 'senza prezzo, senza stima, già così o non in vendita')}${held}`, before.length, moved, changeId)
}

async function changeManyStatuses({ call, dealership, user, chosen, seenAt }: Bulk, action: BulkAction) {
  const { before, unchanged, moved, changeId } = await changeStock(call.db, dealership, user, chosen, action, new Date(), seenAt)
  if (action === 'venduto') for (const { id } of before) call.recordEvent('adSold', id)
  const notice = `${ownerActions[action].label}: ${countedVehicles(before.length)}.${left(unchanged, 'il loro stato non lo permette')}`
  return said(notice, before.length, moved, changeId)
}

type Template = { modello: string; nome: string; testo: string; elenco: string }

/** Saves or removes a template, or writes its text into the chosen vehicles. */
async function describeMany({ call, dealership, user, chosen }: Bulk, azione: string, { modello, nome, testo, elenco }: Template) {
  const page = { page: dealerArea.texts, of: {} }
  if (azione === 'modello') {
    const id = await addDescriptionTemplate(call.db, dealership, nome, testo)
    return { next: previewOf(chosen, { ...page, of: { modello: String(id) } }, elenco, dealership.slug) }
  }
  const id = parseWhole(modello, 1, Number.MAX_SAFE_INTEGER) ?? 0
  if (azione === 'togli-modello') {
    await removeDescriptionTemplate(call.db, dealership, id)
    return { next: previewOf(chosen, page, elenco, dealership.slug) }
  }
  const { done, unchanged, waiting, changeId } = await composeStock(call.db, dealership, user, chosen, id)
  const held = waiting === 0 ? '' : ` In revisione: ${countedVehicles(waiting)}. ${waitingText}`
  const notice = `Descrizione scritta: ${countedVehicles(done)}.${left(unchanged, 'ne hanno già una, o mancano i dati')}${held}`
  return { next: backTo(elenco, dealership.slug), ...said(notice, done, [], changeId) }
}

async function undo({ call, dealership, user }: Omit<Bulk, 'chosen' | 'seenAt'>, typed: string) {
  const changeId = parseWhole(typed, 1, Number.MAX_SAFE_INTEGER)
  if (changeId === undefined) throw invalidField('modifica', messages.digits)
  const { kind, restored, moved } = await undoStockChange(call.db, dealership, user, changeId, new Date())
  return said(
    `${{ prices: 'Prezzo', statuses: 'Stato', texts: 'Testo' }[kind]} come prima: ${countedVehicles(restored)}.`,
    restored,
    moved,
    null,
  )
}

/** The page that a form stands on: the one of templates knows which vehicles are chosen. */
function pageOf(body: Body): string {
  if (body['azione'] !== 'modello') return areaPage(dealerArea.vehicles)(body)
  const chosen = [body['annuncio']].flat().join('.')
  const params = { ...(body['tutte'] === 'si' ? { tutte: 'si' } : { annunci: chosen }), elenco: [body['elenco']].flat().join('') }
  return areaPage(`${dealerArea.texts}?${new URLSearchParams(params)}`)(body)
}

export default api({
  /** What a change of several prices would do, before it holds. */
  async GET({ db, request, response, requireUser }) {
    const dealership = await requireDealership(db, await requireUser(), request.query['concessionaria'], 'changeStock')
    response.status(200).json((await previewInAddress(db, dealership, request.query)).shown)
  },
  /** Changes one price, several prices by a common rule, or the status of several vehicles; takes such a change back. */
  POST: formPost(
    { form: dealershipApi.vehicles, page: pageOf, keep: ['annuncio', 'prezzo', 'variazione', 'nome', 'testo', 'ricorso'] },
    async (call) => {
      const { user, dealership } = await dealershipOf(call, 'changeStock')
      const { azione, annuncio, tutte, prezzo, prima, variazione, cambio, visto, modifica, modello, nome, testo, ricorso, elenco } =
        await call.readBody(changeSchema)
      const next = backTo(elenco, dealership.slug)
      if (azione === 'annulla') return { next, ...(await undo({ call, dealership, user }, modifica)) }
      const chosen: Chosen = tutte === 'si' ? queryIn(elenco) : annuncio.map(Number)
      const [id] = annuncio.map(Number)
      if (tutte === '' && id === undefined) throw invalidField('annuncio', 'Scegli almeno un veicolo')
      if (azione === 'anteprima') {
        const address = previewOf(chosen, previewed(cambio, variazione), elenco, dealership.slug)
        return isExportFile(cambio) ? { next, file: address } : { next: address }
      }
      const bulk = { call, dealership, user, chosen, seenAt: visto === undefined ? null : new Date(visto) }
      if (azione === 'testi' || azione === 'modello' || azione === 'togli-modello')
        return describeMany(bulk, azione, { modello, nome, testo, elenco })
      if (azione === 'prezzi') return { next, ...(await changeManyPrices(bulk, variazione)) }
      if (isBulkAction(azione)) return { next, ...(await changeManyStatuses(bulk, azione)) }
      if (id === undefined) throw invalidField('annuncio', messages.required)
      if (azione === 'ricorso') {
        await appealCase(call.db, dealership, id, ricorso)
        return { next, notice: 'Ricorso ricevuto: lo decide un’altra persona, e scriviamo all’indirizzo della concessionaria.' }
      }
      const seen = parseWhole(prima, 0, mostEuro)
      const { isWaiting, changeId } = await changeStockPrice(
        call.db,
        dealership,
        user,
        id,
        prezzo,
        seen === undefined ? undefined : seen * 100,
      )
      return { next, ...said(isWaiting ? waitingText : await savedPriceText(call.db, id), 1, [], changeId) }
    },
  ),
})
