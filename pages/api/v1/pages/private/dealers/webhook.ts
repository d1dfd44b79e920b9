import { object, string } from 'yup'
import { chooseWebhook, removeWebhook, testWebhook } from '@/lib/accounts/webhooks/webhooks.server'
import { dealerArea, dealerAreaHref, dealershipApi } from '@/lib/kernel/routes/dealer-area'
import { trimmedField } from '@/lib/kernel/validation/fields'
import { messages } from '@/lib/kernel/validation/rules'
import { api } from '@/lib/server/http/api.server'
import { areaPage, dealershipOf } from '@/lib/server/http/dealership-call.server'
import { formPost } from '@/lib/server/http/form-post.server'

export const config = { api: { bodyParser: false } }

const schema = object({
  azione: string().oneOf(['salva', 'prova', 'togli'], 'Scegli che cosa fare').default('salva'),
  indirizzo: trimmedField().max(500, messages.maxLength).default(''),
})

export default api({
  /** Sets, tries or removes the webhook address that is notified of messages from buyers. */
  POST: formPost({ form: dealershipApi.webhook, page: areaPage(dealerArea.partner), keep: ['indirizzo'] }, async (call) => {
    const { user, dealership } = await dealershipOf(call, 'manageStaff')
    const next = dealerAreaHref(dealerArea.partner, dealership.slug)
    const { azione, indirizzo } = await call.readBody(schema)
    if (azione === 'togli') {
      await removeWebhook(call.db, dealership, user)
      return { next, notice: 'Indirizzo tolto: il programma non riceve più avvisi.' }
    }
    if (azione === 'prova') {
      await testWebhook(call.db, dealership)
      return { next, notice: 'Avviso di prova in partenza: tra poco l’esito è qui sotto.' }
    }
    const segreto = await chooseWebhook(call.db, dealership, user, indirizzo)
    return { next, notice: 'Indirizzo salvato. Copia adesso il segreto: poi non lo mostriamo più.', values: { segreto } }
  }),
})
