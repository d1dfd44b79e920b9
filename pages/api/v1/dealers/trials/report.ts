import { object, string } from 'yup'
import { AppError } from '@/lib/kernel/errors/app-error'
import { consumeRateLimit, rateLimits } from '@/lib/kernel/rate-limits/rate-limits.server'
import { dealershipApi, fileTrialHref } from '@/lib/kernel/routes/dealer-area'
import { routes } from '@/lib/kernel/routes/routes'
import { deleteTrial, findTrial, listTrialLines, tryOtherList, tryOtherReadings } from '@/lib/market/dealer-imports/file-trials.server'
import { linesCsv } from '@/lib/market/dealer-imports/lines-csv'
import { readingsInForm } from '@/lib/market/stock-import/columns/readings-in-form'
import { api } from '@/lib/server/http/api.server'
import { formPost } from '@/lib/server/http/form-post.server'

export const config = { api: { bodyParser: false } }

const schema = object({ prova: string().default('') })
const changeSchema = object({
  prova: string().default(''),
  azione: string().oneOf(['elimina', 'foglio', 'colonne'], 'Scegli che cosa fare').default('elimina'),
  foglio: string().default(''),
})

/** The report of a trial; its token is the permission. */
export default api({
  /** Every row and vehicle, as CSV. */
  async GET({ db, readQuery, response }) {
    const { prova } = await readQuery(schema)
    const trial = await findTrial(db, prova)
    if (trial?.state !== 'done') throw new AppError('notFound', 'no such trial')
    response.setHeader('Content-Type', 'text/csv; charset=utf-8; header=present')
    response.setHeader('Content-Disposition', 'attachment; filename="prova.csv"')
    response.setHeader('Cache-Control', 'private, no-store')
    response.setHeader('X-Robots-Tag', 'noindex')
    response.status(200).send(linesCsv(await listTrialLines(db, prova)))
  },
  /** Deletes the trial, or runs it again with another list or other meanings of its columns. */
  POST: formPost({ form: dealershipApi.trialReport, page: pageOf }, async (call) => {
    const { prova, azione, foglio } = await call.readBody(changeSchema)
    if (azione !== 'elimina') {
      await consumeRateLimit(call.db, rateLimits.fileTrialChangeFromAddress, call.address())
      if (azione === 'foglio') await tryOtherList(call.db, prova, foglio)
      else await tryOtherReadings(call.db, prova, readingsInForm((await call.rawBody()) ?? {}))
      return { next: fileTrialHref(prova) }
    }
    await deleteTrial(call.db, prova)
    return { next: routes.fileTrial, notice: 'Fatto: del tuo file non resta nulla.' }
  }),
})

/** The page that says what went wrong. */
function pageOf({ prova }: Readonly<Record<string, unknown>>): string {
  return typeof prova === 'string' && prova !== '' ? fileTrialHref(prova) : routes.fileTrial
}
