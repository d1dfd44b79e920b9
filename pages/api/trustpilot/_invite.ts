import { object, string } from 'yup'
import { inviteToTrustpilot } from '@/lib/accounts/reviews/trustpilot-invitation.server'
import { api } from '@/lib/server/http/api.server'

export const config = { api: { bodyParser: false } }

const bodySchema = object({ accetto: string().oneOf(['true'], 'Serve il tuo consenso').required('Serve il tuo consenso') })

/** Has Trustpilot ask whoever is logged in what they think of Ingrana; `accetto`: that name and address go there. */
export default api({
  async POST(call) {
    const user = await call.requireUser()
    await call.readBody(bodySchema)
    await inviteToTrustpilot(call.db, user)
  },
})
