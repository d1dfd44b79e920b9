import { api } from '@/lib/http/api.server'
import { backWithCode } from '@/lib/http/back-with-code'
import { formPost } from '@/lib/http/form-post.server'
import { answerReply } from '@/lib/replies/answer-reply.server'
import { answerSchema } from '@/lib/replies/reply-schema'
import { posts, routes } from '@/lib/routes/routes'
import { countAttempt, limits } from '@/lib/sessions/attempts.server'

export const config = { api: { bodyParser: false } }

const back = backWithCode(routes.conversation)
const notices = { sent: 'Risposta inviata.', kept: 'Risposta salvata: la inviamo appena il venditore indica un indirizzo e-mail.' }

export default api({
  POST: formPost({ form: posts.answer, page: back, keep: ['message'] }, async (call) => {
    const { codice, message } = await call.readBody(answerSchema)
    await countAttempt(call.db, limits.codeFromAddress, call.address())
    await countAttempt(call.db, limits.answerWithCode, codice)
    return { next: back({ codice }), notice: notices[await answerReply(call.db, codice, message)] }
  }),
})
