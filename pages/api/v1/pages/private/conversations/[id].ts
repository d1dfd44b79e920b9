import { object, string } from 'yup'
import { api } from '@/lib/edge/http/api.server'
import { formPost } from '@/lib/edge/http/form-post.server'
import { idIn, type RequestContext } from '@/lib/edge/http/request-context.server'
import { consumeRateLimit, rateLimits } from '@/lib/kernel/rate-limits/rate-limits.server'
import { conversationApi, conversationPath } from '@/lib/kernel/routes/routes'
import { messages } from '@/lib/kernel/validation/rules'
import { answerConversation, lastMessageOf, setBlocked } from '@/lib/people/contact/own-conversations.server'
import { answerTextSchema } from '@/lib/people/contact/reply-schema'

export const config = { api: { bodyParser: false } }

const actionSchema = object({ azione: string().oneOf(['rispondi', 'blocca', 'sblocca'], messages.digits).default('rispondi') })

async function change(call: RequestContext) {
  const user = await call.requireUser()
  const id = idIn(call.request.query)
  const next = conversationPath(id)
  const { azione } = await call.readBody(actionSchema)
  if (azione !== 'rispondi') {
    await setBlocked(call.db, user, id, azione === 'blocca')
    return {
      next,
      notice: azione === 'blocca' ? 'Conversazione bloccata: non riceverai altri messaggi.' : 'La conversazione è di nuovo aperta.',
    }
  }
  const { message } = await call.readBody(answerTextSchema)
  await consumeRateLimit(call.db, rateLimits.answerWithCode, `account ${user.id}`)
  const outcome = await answerConversation(call.db, user, id, message)
  return {
    next,
    notice: outcome === 'sent' ? 'Messaggio inviato.' : 'Messaggio salvato: il venditore non ha ancora indicato un indirizzo.',
  }
}

export default api({
  GET: async (call) => ({ last: await lastMessageOf(call.db, await call.requireUser(), idIn(call.request.query)) }),
  POST: (call) => {
    const id = idIn(call.request.query)
    return formPost({ form: conversationApi.one(id), page: conversationPath(id), keep: ['message'] }, change)(call)
  },
})
