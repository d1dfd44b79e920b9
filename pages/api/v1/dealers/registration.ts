import { verifyBotCheck } from '@/lib/accounts/bot-check/verify-bot-check.server'
import { dealerRegistrationSchema } from '@/lib/accounts/dealerships/dealer-schemas'
import { registerDealer } from '@/lib/accounts/dealerships/register-dealer.server'
import { limitMailsFrom, limitMailsTo } from '@/lib/accounts/users/limit-mails.server'
import { dealershipApi } from '@/lib/kernel/routes/dealer-area'
import { routes } from '@/lib/kernel/routes/routes'
import { api } from '@/lib/server/http/api.server'
import { formPost } from '@/lib/server/http/form-post.server'

export const config = { api: { bodyParser: false } }

const keep = Object.keys(dealerRegistrationSchema.fields)

export default api({
  POST: formPost({ form: dealershipApi.registration, page: routes.dealerRegistration, keep }, async (call) => {
    const registration = await call.readBody(dealerRegistrationSchema)
    await limitMailsFrom(call.db, call.address())
    await verifyBotCheck(await call.rawBody())
    await limitMailsTo(call.db, registration.email)
    await registerDealer(call.db, registration)
    call.recordEvent('dealerRegistrationSucceeded')
    return {
      next: routes.dealerRegistration,
      notice: 'Richiesta ricevuta. Apri la mail che ti abbiamo mandato e conferma: poi controlliamo l’azienda.',
    }
  }),
})
