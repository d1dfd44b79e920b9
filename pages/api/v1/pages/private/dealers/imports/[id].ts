import { object, string } from 'yup'
import { logDealerAction } from '@/lib/accounts/dealerships/dealer-log.server'
import { requireDealership } from '@/lib/accounts/dealerships/require-dealership.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { dealerArea, dealerAreaHref, dealershipApi, importHref } from '@/lib/kernel/routes/dealer-area'
import { isCategory } from '@/lib/market/catalogue/category'
import { versionsInForm } from '@/lib/market/dealer-imports/choose-version.server'
import { correctImport } from '@/lib/market/dealer-imports/correct-import.server'
import { chooseList } from '@/lib/market/dealer-imports/dealer-feeds.server'
import { cancelImport, confirmImport, findImport, tryFile } from '@/lib/market/dealer-imports/dealer-imports.server'
import { listLines } from '@/lib/market/dealer-imports/import-lines.server'
import { linesCsv } from '@/lib/market/dealer-imports/lines-csv'
import { undoImport } from '@/lib/market/dealer-imports/undo-import.server'
import { parseWhole } from '@/lib/market/search/query/whole-number'
import { isColumn } from '@/lib/market/stock-import/columns/column'
import { readingsInForm } from '@/lib/market/stock-import/columns/readings-in-form'
import { correctionsInForm } from '@/lib/market/stock-import/rows/corrections-in-form'
import { api } from '@/lib/server/http/api.server'
import { areaPage, dealershipOf } from '@/lib/server/http/dealership-call.server'
import { formPost } from '@/lib/server/http/form-post.server'
import type { RequestContext } from '@/lib/server/http/request-context.server'

export const config = { api: { bodyParser: false } }

const schema = object({
  azione: string()
    .oneOf(['prova', 'importa', 'abbandona', 'annulla', 'foglio', 'correggi'], 'Scegli che cosa fare')
    .required('Scegli che cosa fare'),
  categoria: string().default(''),
  stock: string().default(''),
  spariscono: string().default(''),
  foglio: string().default(''),
  /** What `correggi` answers: the remarks on prices, kilometres, colours or versions. */
  correzione: string().default(''),
})

const mostLines = 100_000
const mostColumns = 500

const idOf = ({ request }: RequestContext) => {
  const id = parseWhole(String(request.query['id']), 1, Number.MAX_SAFE_INTEGER)
  if (id === undefined) throw new AppError('notFound', 'no such import')
  return id
}

export default api({
  /** The report on each row and vehicle, as CSV. */
  async GET(call) {
    const { db, request, response, requireUser } = call
    const { dealerId } = await requireDealership(db, await requireUser(), request.query['concessionaria'])
    const { id } = await findImport(db, dealerId, idOf(call))
    response.setHeader('Content-Type', 'text/csv; charset=utf-8; header=present')
    response.setHeader('Content-Disposition', `attachment; filename="importazione-${id}.csv"`)
    response.status(200).send(linesCsv(await listLines(db, id, null, mostLines)))
  },
  /** Tries, imports or abandons the file, or undoes the import. */
  POST: formPost(
    {
      form: (call) => dealershipApi.import(idOf(call)),
      page: (body) =>
        areaPage(`${dealerArea.imports}/${typeof body['importazione'] === 'string' ? encodeURIComponent(body['importazione']) : ''}`)(body),
    },
    async (call) => {
      const { user, dealership } = await dealershipOf(call, 'changeStock')
      const { db } = call
      const { dealerId, slug } = dealership
      const { id } = await findImport(db, dealerId, idOf(call))
      const { azione, categoria, stock, spariscono, foglio, correzione } = await call.readBody(schema)
      const next = importHref(id, slug)
      if (azione === 'prova') {
        const category = isCategory(categoria) ? categoria : null
        const body = (await call.rawBody()) ?? {}
        await tryFile(db, dealerId, id, {
          columns: columnsIn(body),
          readings: readingsInForm(body),
          category,
          isFullStock: stock !== 'parte',
        })
        return { next }
      }
      if (azione === 'foglio') {
        await chooseList(db, dealerId, id, foglio)
        return { next }
      }
      if (azione === 'correggi') {
        const body = (await call.rawBody()) ?? {}
        const { corrections, notice } = correzione === 'version' ? await versionsInForm(db, body) : correctionsInForm(body, correzione)
        await correctImport(db, dealerId, id, corrections)
        return { next, notice }
      }
      if (azione === 'importa') {
        await confirmImport(db, dealerId, id, parseWhole(spariscono, 1, Number.MAX_SAFE_INTEGER) ?? null)
        await logDealerAction(db, dealership, user, 'importStarted', (await findImport(db, dealerId, id)).fileName)
        return { next }
      }
      if (azione === 'abbandona') {
        await cancelImport(db, dealerId, id)
        return { next: dealerAreaHref(dealerArea.imports, slug), notice: 'Importazione abbandonata: nulla è cambiato.' }
      }
      const { restored, removed, unchanged } = await undoImport(db, dealerId, id)
      await logDealerAction(db, dealership, user, 'importUndone', `${restored + removed} veicoli`)
      const rest = unchanged === 0 ? '' : ` ${unchanged} cambiati nel frattempo restano come sono.`
      return { next, notice: `Importazione annullata: ${restored} veicoli tornati come prima, ${removed} tolti.${rest}` }
    },
  ),
})

/** `colonna-3`: the meaning of the fourth column. An empty one is left out; a missing one stays as recognised. */
function columnsIn(body: Readonly<Record<string, unknown>>) {
  return Array.from({ length: mostColumns }, (_, at) => {
    const value = body[`colonna-${at}`]
    if (typeof value !== 'string') return undefined
    return isColumn(value) ? value : null
  })
}
