import { api } from '@/lib/http/api.server'
import { idIn } from '@/lib/http/id-in'
import { requireScript } from '@/lib/http/require-script.server'
import { revealDealerPhone } from '@/lib/replies/reveal-phone.server'
import { countReveal } from '@/lib/sessions/count-contact.server'

export default api({
  async GET(call) {
    requireScript(call)
    const id = idIn(call.request.query)
    await countReveal(call.db, call.address())
    return { phone: await revealDealerPhone(call.db, id) }
  },
})
