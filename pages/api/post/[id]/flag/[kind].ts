import { verifyBotCheck } from '@/lib/accounts/bot-check/verify-bot-check.server'
import { isReportKind } from '@/lib/accounts/reports/ad-report'
import { reportAd } from '@/lib/accounts/reports/report-ad.server'
import { reportSchemaFor } from '@/lib/accounts/reports/report-schema'
import { AppError } from '@/lib/kernel/errors/app-error'
import { consumeRateLimit, rateLimits } from '@/lib/kernel/rate-limits/rate-limits.server'
import { api } from '@/lib/server/http/api.server'
import { idIn } from '@/lib/server/http/request-context.server'

export const config = { api: { bodyParser: false } }

export default api({
  async POST(call) {
    const { id, kind } = { id: idIn(call.request.query), kind: call.request.query['kind'] }
    if (!isReportKind(kind)) throw new AppError('notFound', 'no such kind of report')
    const report = await call.readBody(reportSchemaFor(kind))
    await consumeRateLimit(call.db, rateLimits.reportFromAddress, call.address())
    await verifyBotCheck(await call.rawBody())
    await reportAd(call.db, id, kind, report, (await call.findSession())?.user.id)
    return { notice: 'Grazie della segnalazione: la esaminiamo.' }
  },
})
