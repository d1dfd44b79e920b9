import { answerReply } from '@/lib/accounts/contact/answer-reply.server'
import { confirmByCode } from '@/lib/accounts/contact/confirmed-address.server'
import { answerSchema } from '@/lib/accounts/contact/reply-schema'
import { codeSchema } from '@/lib/accounts/users/account-schemas'
import { consumeRateLimit, rateLimits } from '@/lib/kernel/rate-limits/rate-limits.server'
import { posts, routes } from '@/lib/kernel/routes/routes'
import { api } from '@/lib/server/http/api.server'
import { backWithCode, formPost } from '@/lib/server/http/form-post.server'

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
