import { requireHuman } from '@/lib/bot-check/require-human.server'
import { AppError } from '@/lib/errors/app-error'
import { api } from '@/lib/http/api.server'
import { idIn } from '@/lib/http/id-in'
import { isReportKind } from '@/lib/reports/ad-report'
import { reportAd } from '@/lib/reports/report-ad.server'
import { reportSchemaFor } from '@/lib/reports/report-schema'
import { countAttempt, limits } from '@/lib/sessions/attempts.server'

export const config = { api: { bodyParser: false } }

export default api({
  async POST(call) {
    const { id, kind } = { id: idIn(call.request.query), kind: call.request.query['kind'] }
    if (!isReportKind(kind)) throw new AppError('notFound', 'no such kind of report')
    const report = await call.readBody(reportSchemaFor(kind))
    await countAttempt(call.db, limits.reportFromAddress, call.address())
    await requireHuman(await call.rawBody())
    await reportAd(call.db, id, kind, report)
    return { notice: 'Grazie della segnalazione: la esaminiamo.' }
  },
})
