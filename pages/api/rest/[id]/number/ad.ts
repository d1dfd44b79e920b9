import { limitReveals } from '@/lib/accounts/contact/leads/limit-reveals.server'
import { revealAdPhone } from '@/lib/accounts/contact/leads/reveal-phone.server'
import { api } from '@/lib/server/http/api.server'
import { idIn } from '@/lib/server/http/request-context.server'
import { guardPhoneReveal } from '@/lib/server/http/request-guards.server'

export const config = { api: { bodyParser: false } }

export default api({
  async GET(call) {
    guardPhoneReveal(call)
    const id = idIn(call.request.query)
    await limitReveals(call.db, call.address())
    return { phone: await revealAdPhone(call.db, id) }
  },
})
