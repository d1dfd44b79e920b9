import { object, string } from 'yup'
import { closeExport, renewExportToken } from '@/lib/accounts/dealerships/export-address.server'
import { dealerArea, dealerAreaHref, dealershipApi } from '@/lib/kernel/routes/dealer-area'
import { api } from '@/lib/server/http/api.server'
import { areaPage, dealershipOf } from '@/lib/server/http/dealership-call.server'
import { formPost } from '@/lib/server/http/form-post.server'

export const config = { api: { bodyParser: false } }

const schema = object({ azione: string().oneOf(['crea', 'chiudi'], 'Scegli che cosa fare').required('Scegli che cosa fare') })

export default api({
  /** Opens the addresses of a dealer's exports, replaces or closes them. */
  POST: formPost({ form: dealershipApi.exports, page: areaPage(dealerArea.exports) }, async (call) => {
    const { user, dealership } = await dealershipOf(call, 'changeStock')
    const next = dealerAreaHref(dealerArea.exports, dealership.slug)
    const { azione } = await call.readBody(schema)
    if (azione === 'chiudi') {
      await closeExport(call.db, dealership, user)
      return { next, notice: 'Indirizzi chiusi: chi li aveva non legge più nulla.' }
    }
    const indirizzi = await renewExportToken(call.db, dealership, user)
    return {
      next,
      notice: 'Indirizzi creati: quelli di prima non funzionano più. Copiali adesso, poi non li mostriamo più.',
      values: { indirizzi },
    }
  }),
})
