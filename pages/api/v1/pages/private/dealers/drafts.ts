import { object, string } from 'yup'
import { newDraftSchema } from '@/lib/accounts/selling/drafts/draft-schemas'
import { beginVehicle, changeVehicle } from '@/lib/accounts/selling/drafts/stock-drafts.server'
import { dealerArea, dealershipApi } from '@/lib/kernel/routes/dealer-area'
import { sellPath } from '@/lib/kernel/routes/routes'
import { idField } from '@/lib/kernel/validation/fields'
import { messages } from '@/lib/kernel/validation/rules'
import { api } from '@/lib/server/http/api.server'
import { areaPage, dealershipOf } from '@/lib/server/http/dealership-call.server'
import { formPost } from '@/lib/server/http/form-post.server'

export const config = { api: { bodyParser: false } }

/** `annuncio`: the vehicle to change; without it a new one. `passo`: the page to begin at. */
const draftSchema = newDraftSchema.concat(
  object({ annuncio: idField().default(''), passo: string().oneOf(['veicolo', 'foto'], messages.digits).default('veicolo') }),
)

export default api({
  POST: formPost({ form: dealershipApi.drafts, page: areaPage(dealerArea.vehicles) }, async (call) => {
    const { dealership } = await dealershipOf(call, 'changeStock')
    const { annuncio, categoria, passo } = await call.readBody(draftSchema)
    const id =
      annuncio === '' ? await beginVehicle(call.db, dealership, categoria) : await changeVehicle(call.db, dealership, Number(annuncio))
    return { next: sellPath(id, annuncio === '' ? 'veicolo' : passo) }
  }),
})
