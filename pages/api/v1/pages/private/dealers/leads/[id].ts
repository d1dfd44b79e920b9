import { object, string } from 'yup'
import { answerLead, assignLead, lastMessageOfLead, setLeadBlocked } from '@/lib/accounts/contact/leads/leads.server'
import { answerTextSchema } from '@/lib/accounts/contact/reply-schema'
import { requireDealership } from '@/lib/accounts/dealerships/require-dealership.server'
import { consumeRateLimit, rateLimits } from '@/lib/kernel/rate-limits/rate-limits.server'
import { dealerArea, dealerAreaHref, dealershipApi, leadHref } from '@/lib/kernel/routes/dealer-area'
import { idField } from '@/lib/kernel/validation/fields'
import { messages } from '@/lib/kernel/validation/rules'
import { api } from '@/lib/server/http/api.server'
import { dealershipOf } from '@/lib/server/http/dealership-call.server'
import { formPost } from '@/lib/server/http/form-post.server'
import { idIn, type RequestContext } from '@/lib/server/http/request-context.server'

export const config = { api: { bodyParser: false } }

const actionSchema = object({
  azione: string().oneOf(['rispondi', 'assegna', 'blocca', 'sblocca'], messages.digits).default('rispondi'),
  persona: idField().default(''),
})

async function change(call: RequestContext) {
  const { user, dealership } = await dealershipOf(call, 'answerLeads')
  const id = idIn(call.request.query)
  const next = leadHref(id, dealership.slug)
  const { azione, persona } = await call.readBody(actionSchema)
  if (azione === 'assegna') {
    await assignLead(call.db, dealership, user, id, persona === '' ? null : Number(persona))
    return { next, notice: persona === '' ? 'La richiesta non è più assegnata.' : 'Richiesta assegnata.' }
  }
  if (azione !== 'rispondi') {
    await setLeadBlocked(call.db, dealership, user, id, azione === 'blocca')
    return { next, notice: azione === 'blocca' ? 'Conversazione bloccata.' : 'La conversazione è di nuovo aperta.' }
  }
  const { message } = await call.readBody(answerTextSchema)
  await consumeRateLimit(call.db, rateLimits.answerWithCode, `account ${user.id}`)
  await answerLead(call.db, dealership, user, id, message)
  return { next, notice: 'Risposta inviata.' }
}

export default api({
  GET: async (call) => {
    const dealership = await requireDealership(call.db, await call.requireUser(), call.request.query['concessionaria'], 'readLeads')
    return { last: await lastMessageOfLead(call.db, dealership, idIn(call.request.query)) }
  },
  POST: (call) => {
    const id = idIn(call.request.query)
    const page = ({ concessionaria }: Record<string, unknown>) =>
      typeof concessionaria === 'string' ? leadHref(id, concessionaria) : dealerAreaHref(dealerArea.leads, '')
    return formPost({ form: dealershipApi.lead(id), page, keep: ['message'] }, change)(call)
  },
})
