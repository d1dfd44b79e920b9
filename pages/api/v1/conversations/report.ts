import { object, string } from 'yup'
import { reportedSchema } from '@/lib/accounts/contact/conversation-report-schema'
import { reportByCode } from '@/lib/accounts/contact/report-conversation.server'
import { consumeRateLimit, rateLimits } from '@/lib/kernel/rate-limits/rate-limits.server'
import { conversationApi, routes } from '@/lib/kernel/routes/routes'
import { messages } from '@/lib/kernel/validation/rules'
import { api } from '@/lib/server/http/api.server'
import { backWithCode, formPost } from '@/lib/server/http/form-post.server'

export const config = { api: { bodyParser: false } }

const back = backWithCode(routes.conversation)
const schema = reportedSchema.concat(object({ codice: string().required(messages.required).max(200, messages.maxLength) }))

/** Reports the other side of a conversation with the code of a mail link, which no robot has. */
export default api({
  POST: formPost({ form: conversationApi.report, page: back, keep: ['motivo', 'parole'] }, async (call) => {
    const { codice, motivo, messaggio, parole } = await call.readBody(schema)
    await consumeRateLimit(call.db, rateLimits.codeFromAddress, call.address())
    await consumeRateLimit(call.db, rateLimits.reportFromAddress, call.address())
    await reportByCode(call.db, codice, { kind: motivo, words: parole, messageId: messaggio })
    return { next: back({ codice }), notice: 'Segnalazione ricevuta: la legge una persona, e ti scriviamo.' }
  }),
})
