import { findConversation } from '@/lib/accounts/contact/reply-queries.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { consumeRateLimit, rateLimits } from '@/lib/kernel/rate-limits/rate-limits.server'
import { mailCodeIn } from '@/lib/kernel/routes/mail-code'
import { api } from '@/lib/server/http/api.server'
import { sendContract } from '@/lib/server/http/send-contract.server'

export const config = { api: { bodyParser: false } }

/** The contract of a sale as a PDF, by the link of a mail. */
export default api({
  async GET(call) {
    await consumeRateLimit(call.db, rateLimits.codeFromAddress, call.address())
    const conversation = await findConversation(call.db, mailCodeIn(call.request.query))
    if (!conversation) throw new AppError('notFound', 'no such link')
    await sendContract(call, { replyId: conversation.id, side: conversation.holder })
  },
})
