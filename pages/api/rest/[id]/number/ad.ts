import { api } from '@/lib/edge/http/api.server'
import { idIn } from '@/lib/edge/http/id-in'
import { requireScript } from '@/lib/edge/http/require-script.server'
import { countReveal } from '@/lib/people/contact/count-reveal.server'
import { revealAdPhone } from '@/lib/people/contact/reveal-phone.server'

export default api({
  async GET(call) {
    requireScript(call)
    const id = idIn(call.request.query)
    await countReveal(call.db, call.address())
    return { phone: await revealAdPhone(call.db, id) }
  },
})
