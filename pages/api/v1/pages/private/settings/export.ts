import { exportOwnData } from '@/lib/accounts/own-data/export-own-data.server'
import { requireUnlocked } from '@/lib/accounts/second-factor/second-factor.server'
import { api } from '@/lib/server/http/api.server'

export const config = { api: { bodyParser: false } }

export default api({
  async GET(call) {
    const session = await call.requireSession()
    await requireUnlocked(call.db, session)
    call.response.setHeader('Content-Disposition', 'attachment; filename="i-miei-dati-ingrana.json"')
    return exportOwnData(call.db, session)
  },
})
