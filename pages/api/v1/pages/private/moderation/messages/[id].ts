import { object, string } from 'yup'
import { markSignalsSeen } from '@/lib/accounts/contact/conversation-signals.server'
import { decideConversationReport } from '@/lib/accounts/contact/decide-conversation-report.server'
import { maxStatementLength } from '@/lib/accounts/moderation/moderation-case'
import { requireModerator } from '@/lib/accounts/users/user'
import { moderationApi } from '@/lib/kernel/routes/moderation-routes'
import { routes } from '@/lib/kernel/routes/routes'
import { messageField } from '@/lib/kernel/validation/fields'
import { messages } from '@/lib/kernel/validation/rules'
import { api } from '@/lib/server/http/api.server'
import { formPost } from '@/lib/server/http/form-post.server'
import { idIn, type RequestContext } from '@/lib/server/http/request-context.server'

export const config = { api: { bodyParser: false } }

/** Of a conversation that looks like a fraud, by its own number: a moderator has looked at it. The other outcomes are of a report. */
const seen = 'visto'
const schema = object({
  esito: string().oneOf(['accepted', 'dismissed', seen], messages.digits).required(messages.required),
  testo: messageField(0, maxStatementLength).default(''),
})

async function decide(call: RequestContext) {
  const moderator = await call.requireUser()
  requireModerator(moderator)
  const { esito, testo } = await call.readBody(schema)
  if (esito === seen) {
    await markSignalsSeen(call.db, moderator, idIn(call.request.query))
    return { next: routes.moderation, notice: 'La conversazione non è più nell’elenco.' }
  }
  await decideConversationReport(call.db, moderator, idIn(call.request.query), { isAccepted: esito === 'accepted', statement: testo })
  return { next: routes.moderation, notice: 'La segnalazione è decisa, e chi l’ha fatta avvisato.' }
}

export default api({
  POST: formPost({ form: ({ request }) => moderationApi.message(idIn(request.query)), page: routes.moderation, keep: ['testo'] }, decide),
})
