import { api } from '@/lib/edge/http/api.server'
import { backWithCode, formPost } from '@/lib/edge/http/form-post.server'
import { consumeRateLimit, rateLimits } from '@/lib/kernel/rate-limits/rate-limits.server'
import { posts, routes } from '@/lib/kernel/routes/routes'
import { answerReply } from '@/lib/people/contact/answer-reply.server'
import { confirmByCode } from '@/lib/people/contact/confirmed-address.server'
import { answerSchema } from '@/lib/people/contact/reply-schema'
import { codeSchema } from '@/lib/people/users/account-schemas'

export const config = { api: { bodyParser: false } }

const back = backWithCode(routes.conversation)
const notices = { sent: 'Risposta inviata.', kept: 'Risposta salvata: la inviamo appena il venditore indica un indirizzo e-mail.' }

export default api({
  POST: formPost({ form: posts.answer, page: back, keep: ['message'] }, async (call) => {
    await consumeRateLimit(call.db, rateLimits.codeFromAddress, call.address())
    if ((await call.rawBody())?.['azione'] === 'conferma') {
      const { codice } = await call.readBody(codeSchema)
      await confirmByCode(call.db, codice)
      return { next: back({ codice }), notice: 'Grazie: il tuo indirizzo è confermato.' }
    }
    const { codice, message } = await call.readBody(answerSchema)
    await consumeRateLimit(call.db, rateLimits.answerWithCode, codice)
    return { next: back({ codice }), notice: notices[await answerReply(call.db, codice, message)] }
  }),
})
