import { dealerConfirmationSchema } from '@/lib/accounts/dealerships/dealer-schemas'
import { confirmDealerRegistration } from '@/lib/accounts/dealerships/register-dealer.server'
import { consumeRateLimit, rateLimits } from '@/lib/kernel/rate-limits/rate-limits.server'
import { dealerArea, dealershipApi } from '@/lib/kernel/routes/dealer-area'
import { routes } from '@/lib/kernel/routes/routes'
import { api } from '@/lib/server/http/api.server'
import { backWithCode, formPost } from '@/lib/server/http/form-post.server'

export const config = { api: { bodyParser: false } }

export default api({
  POST: formPost({ form: dealershipApi.confirmation, page: backWithCode(routes.dealerRegistration) }, async (call) => {
    const confirmation = await call.readBody(dealerConfirmationSchema)
    await consumeRateLimit(call.db, rateLimits.codeFromAddress, call.address())
    await confirmDealerRegistration(call.db, confirmation)
    return {
      next: `${routes.login}?${new URLSearchParams({ dopo: dealerArea.overview })}`,
      notice: 'Indirizzo confermato. Controlliamo l’azienda e ti scriviamo: se accedi, vedi a che punto siamo.',
    }
  }),
})
