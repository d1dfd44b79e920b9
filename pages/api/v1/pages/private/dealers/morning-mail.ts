import { object, string } from 'yup'
import { setMorningMails } from '@/lib/accounts/dealerships/morning-wishes.server'
import { dealerArea, dealerAreaHref, dealershipApi } from '@/lib/kernel/routes/dealer-area'
import { messages } from '@/lib/kernel/validation/rules'
import { api } from '@/lib/server/http/api.server'
import { areaPage, dealershipOf } from '@/lib/server/http/dealership-call.server'
import { formPost } from '@/lib/server/http/form-post.server'

export const config = { api: { bodyParser: false } }

const wishSchema = object({ voglio: string().oneOf(['true', 'false'], messages.digits).required(messages.required) })

export default api({
  /** A person's own wish to be written to at seven. */
  POST: formPost({ form: dealershipApi.morningMail, page: areaPage(dealerArea.profile) }, async (call) => {
    const { user, dealership } = await dealershipOf(call, 'look')
    const isWanted = (await call.readBody(wishSchema)).voglio === 'true'
    await setMorningMails(call.db, dealership, user.id, isWanted)
    const notice = isWanted ? 'Fatto: ti scriviamo alle 7, quando aspetta qualcosa.' : 'Fatto: la mattina non ti scriviamo più.'
    return { next: dealerAreaHref(dealerArea.profile, dealership.slug), notice }
  }),
})
