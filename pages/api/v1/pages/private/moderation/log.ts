import { listLog } from '@/lib/accounts/moderation/case-queries.server'
import { logCsv } from '@/lib/accounts/moderation/log-csv'
import { requireModerator } from '@/lib/accounts/users/user'
import { api } from '@/lib/server/http/api.server'

export const config = { api: { bodyParser: false } }

/** The moderation log as a CSV file. */
export default api({
  async GET({ db, response, requireUser }) {
    requireModerator(await requireUser())
    const log = await listLog(db, { limit: 50_000 })
    response.setHeader('Content-Type', 'text/csv; charset=utf-8; header=present')
    response.setHeader('Content-Disposition', 'attachment; filename="registro-moderazione.csv"')
    response.status(200).send(logCsv(log))
  },
})
