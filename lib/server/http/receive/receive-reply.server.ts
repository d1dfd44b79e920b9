import { verifyBotCheck } from '@/lib/accounts/bot-check/verify-bot-check.server'
import { waitingText } from '@/lib/accounts/contact/reply'
import { replySchema } from '@/lib/accounts/contact/reply-schema'
import type { SendOutcome, sendReply } from '@/lib/accounts/contact/send-reply.server'
import { emailKey } from '@/lib/accounts/users/user'
import { consumeRateLimit, rateLimits } from '@/lib/kernel/rate-limits/rate-limits.server'
import { idIn, type RequestContext } from '@/lib/server/http/request-context.server'

const notices = {
  sent: 'Il venditore riceve il tuo messaggio via e-mail. Quando risponde, ti scriviamo noi.',
  kept: `Abbiamo salvato il tuo messaggio. Il venditore non ha ancora indicato un indirizzo e-mail: ${waitingText}`,
}

/** A message of a buyer, to the seller of an ad or to a dealer: the same checks and the same limits, counted together. */
export async function receiveReply(
  call: RequestContext,
  to: 'ad' | 'dealer',
  send: typeof sendReply,
): Promise<{ outcome: SendOutcome; notice: string }> {
  const id = idIn(call.request.query)
  const reply = await call.readBody(replySchema)
  await consumeRateLimit(call.db, rateLimits.replyFromAddress, call.address())
  await verifyBotCheck(await call.rawBody())
  await consumeRateLimit(call.db, rateLimits.replyOfSender, emailKey(reply.email))
  const user = (await call.findSession())?.user
  const outcome = await send(call.db, id, reply, {
    userId: user?.id ?? null,
    ownsEmail: user !== undefined && emailKey(user.email) === emailKey(reply.email),
  })
  call.recordEvent('contactSent', `${to} ${id}`)
  return { outcome, notice: notices[outcome] }
}
