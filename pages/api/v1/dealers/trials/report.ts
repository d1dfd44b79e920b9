import { object, string } from 'yup'
import { api } from '@/lib/edge/http/api.server'
import { formPost } from '@/lib/edge/http/form-post.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { dealershipApi } from '@/lib/kernel/routes/dealer-area'
import { routes } from '@/lib/kernel/routes/routes'
import { deleteTrial, findTrial, listTrialLines } from '@/lib/market/dealer-imports/file-trials.server'
import { linesCsv } from '@/lib/market/dealer-imports/lines-csv'

export const config = { api: { bodyParser: false } }

const schema = object({ prova: string().default('') })

/** The report of a trial, for whoever has its token. */
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
  /** Deletes it at once. */
  POST: formPost({ form: dealershipApi.trialReport, page: routes.fileTrial }, async (call) => {
    await deleteTrial(call.db, (await call.readBody(schema)).prova)
    return { next: routes.fileTrial, notice: 'Fatto: del tuo file non resta nulla.' }
  }),
})
