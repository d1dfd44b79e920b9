import { object, string } from 'yup'
import { markCallback } from '@/lib/accounts/contact/callbacks/callbacks.server'
import { dealerArea, dealerAreaHref, dealershipApi } from '@/lib/kernel/routes/dealer-area'
import { idField } from '@/lib/kernel/validation/fields'
import { messages } from '@/lib/kernel/validation/rules'
import { api } from '@/lib/server/http/api.server'
import { areaPage, dealershipOf } from '@/lib/server/http/dealership-call.server'
import { formPost } from '@/lib/server/http/form-post.server'

export const config = { api: { bodyParser: false } }

const markSchema = object({
  azione: string().oneOf(['fatta', 'annulla'], messages.digits).required(messages.required),
  numero: idField().required(messages.required),
  /** The page with the button. */
  da: string().oneOf(['oggi', 'richieste'], messages.digits).default('richieste'),
})

export default api({
  /** Says that somebody was called back, or was not after all. */
  POST: formPost({ form: dealershipApi.callbacks, page: areaPage(dealerArea.leads) }, async (call) => {
    const { user, dealership } = await dealershipOf(call, 'answerLeads')
    const { azione, numero, da } = await call.readBody(markSchema)
    await markCallback(call.db, dealership, user, Number(numero), azione === 'fatta')
    const next = dealerAreaHref(da === 'oggi' ? dealerArea.overview : dealerArea.leads, dealership.slug)
    return { next, notice: azione === 'fatta' ? 'Richiamata fatta.' : 'La richiesta aspetta di nuovo.' }
  }),
})
