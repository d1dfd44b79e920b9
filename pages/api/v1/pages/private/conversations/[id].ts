import { boolean, object, string } from 'yup'
import { reportedSchema } from '@/lib/accounts/contact/conversation-report-schema'
import { answerConversation, lastMessageOf, setBlocked } from '@/lib/accounts/contact/own-conversations.server'
import { answerTextSchema } from '@/lib/accounts/contact/reply-schema'
import { reportConversation } from '@/lib/accounts/contact/report-conversation.server'
import { consumeRateLimit, rateLimits } from '@/lib/kernel/rate-limits/rate-limits.server'
import { conversationApi, conversationPath } from '@/lib/kernel/routes/routes'
import { messages } from '@/lib/kernel/validation/rules'
import { api } from '@/lib/server/http/api.server'
import { formPost } from '@/lib/server/http/form-post.server'
import { idIn, type RequestContext } from '@/lib/server/http/request-context.server'

export const config = { api: { bodyParser: false } }

const actionSchema = object({ azione: string().oneOf(['rispondi', 'blocca', 'sblocca', 'segnala'], messages.digits).default('rispondi') })

const blockSchema = object({ blocca: boolean().default(false) })

async function change(call: RequestContext) {
  const user = await call.requireUser()
  const id = idIn(call.request.query)
  const next = conversationPath(id)
  const { azione } = await call.readBody(actionSchema)
  if (azione === 'segnala') {
    const { motivo, messaggio, parole, blocca } = await call.readBody(reportedSchema.concat(blockSchema))
    await consumeRateLimit(call.db, rateLimits.reportFromAddress, call.address())
    await reportConversation(call.db, user, id, { kind: motivo, words: parole, messageId: messaggio, isBlocking: blocca })
    return { next, notice: 'Segnalazione ricevuta: la legge una persona, e ti scriviamo.' }
  }
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
    return formPost({ form: conversationApi.one(id), page: conversationPath(id), keep: ['message', 'motivo', 'parole'] }, change)(call)
  },
})
