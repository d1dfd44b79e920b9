import { api } from '@/lib/edge/http/api.server'
import { exportOwnData } from '@/lib/people/own-data/export-own-data.server'
import { requireUnlocked } from '@/lib/people/second-factor/second-factor.server'

export const config = { api: { bodyParser: false } }

export default api({
  async GET(call) {
    const session = await call.requireSession()
    await requireUnlocked(call.db, session)
    call.response.setHeader('Content-Disposition', 'attachment; filename="i-miei-dati-ingrana.json"')
    return exportOwnData(call.db, session)
  },
})
