import { object } from 'yup'
import { addTemplate, removeTemplate } from '@/lib/accounts/contact/leads/lead-templates.server'
import { maxMessageLength } from '@/lib/accounts/contact/reply'
import { dealerArea, dealerAreaHref, dealershipApi } from '@/lib/kernel/routes/dealer-area'
import { idField, messageField, personNameField } from '@/lib/kernel/validation/fields'
import { messages } from '@/lib/kernel/validation/rules'
import { api } from '@/lib/server/http/api.server'
import { areaPage, dealershipOf } from '@/lib/server/http/dealership-call.server'
import { formPost } from '@/lib/server/http/form-post.server'

export const config = { api: { bodyParser: false } }

const removalSchema = object({ togli: idField().default('') })
const templateSchema = object({
  name: personNameField().required(messages.required),
  message: messageField(2, maxMessageLength).required(messages.required),
})

export default api({
  /** Keeps a template, or removes one. */
  POST: formPost({ form: dealershipApi.templates, page: areaPage(dealerArea.leads), keep: ['name', 'message'] }, async (call) => {
    const { user, dealership } = await dealershipOf(call, 'answerLeads')
    const next = dealerAreaHref(dealerArea.leads, dealership.slug)
    const { togli } = await call.readBody(removalSchema)
    if (togli !== '') {
      await removeTemplate(call.db, dealership, user, Number(togli))
      return { next, notice: 'Modello eliminato.' }
    }
    await addTemplate(call.db, dealership, user, await call.readBody(templateSchema))
    return { next, notice: 'Modello salvato.' }
  }),
})
