import { object, string } from 'yup'
import { inviteToTrustpilot } from '@/lib/accounts/reviews/trustpilot-invitation.server'
import { api } from '@/lib/server/http/api.server'

export const config = { api: { bodyParser: false } }

const bodySchema = object({ accetto: string().oneOf(['true'], 'Serve il tuo consenso').required('Serve il tuo consenso') })

/** Has Trustpilot invite the logged-in visitor to review Ingrana; `accetto`: name and address may go there. */
export default api({
  async POST(call) {
    const user = await call.requireUser()
    await call.readBody(bodySchema)
    await inviteToTrustpilot(call.db, user)
  },
})
