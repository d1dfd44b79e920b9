import { object, string } from 'yup'
import { actOnDeal } from '@/lib/accounts/deals/act-on-deal.server'
import type { DealParty } from '@/lib/accounts/deals/open-deal.server'
import { consumeRateLimit, rateLimits } from '@/lib/kernel/rate-limits/rate-limits.server'
import { messages } from '@/lib/kernel/validation/rules'
import type { RequestContext } from '@/lib/server/http/request-context.server'

const actionSchema = object({ azione: string().required(messages.required).max(40, messages.maxLength) })

/** A press in a conversation, by an account, a link or a dealer's staff: the same limits and the same rules. */
export async function receiveDeal(call: RequestContext, party: DealParty, subject: string): Promise<string> {
  const { azione } = await call.readBody(actionSchema)
  await consumeRateLimit(call.db, rateLimits.dealOfAccount, subject)
  if (azione === 'proponi') await consumeRateLimit(call.db, rateLimits.offersOfDay, subject)
  return actOnDeal(call.db, party, azione, (schema) => call.readBody(schema))
}
