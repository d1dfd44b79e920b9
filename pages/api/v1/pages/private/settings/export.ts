import { api } from '@/lib/edge/http/api.server'
import { exportOwnData } from '@/lib/people/own-data/export-own-data.server'

export const config = { api: { bodyParser: false } }

export default api({
  async GET(call) {
    const session = await call.requireSession()
    call.response.setHeader('Content-Disposition', 'attachment; filename="i-miei-dati-ingrana.json"')
    return exportOwnData(call.db, session)
  },
})
