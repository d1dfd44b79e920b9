import { api } from '@/lib/edge/http/api.server'
import { idIn } from '@/lib/edge/http/request-context.server'
import { guardPhoneReveal } from '@/lib/edge/http/request-guards.server'
import { limitReveals } from '@/lib/people/contact/limit-reveals.server'
import { revealDealerPhone } from '@/lib/people/contact/reveal-phone.server'

export const config = { api: { bodyParser: false } }

export default api({
  async GET(call) {
    guardPhoneReveal(call)
    const id = idIn(call.request.query)
    await limitReveals(call.db, call.address())
    return { phone: await revealDealerPhone(call.db, id) }
  },
})
