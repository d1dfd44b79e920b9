import { verifyBotCheck } from '@/lib/accounts/bot-check/verify-bot-check.server'
import { requestDays } from '@/lib/accounts/saved-searches/alert-frequency'
import { readAddressToSave } from '@/lib/accounts/saved-searches/save-search.server'
import { alertRequestSchema } from '@/lib/accounts/saved-searches/saved-search-schemas'
import { requestAlert } from '@/lib/accounts/saved-searches/subscribe.server'
import { limitMailsFrom, limitMailsTo } from '@/lib/accounts/users/limit-mails.server'
import { newAlertPath, routes, savedSearchApi } from '@/lib/kernel/routes/routes'
import { api } from '@/lib/server/http/api.server'
import { formPost } from '@/lib/server/http/form-post.server'
import type { Body } from '@/lib/server/http/read-body.server'

export const config = { api: { bodyParser: false } }

/** Back to the form of the search, or to all cars if the address is no search. */
function formPage({ address }: Body): string {
  return newAlertPath(readAddressToSave(address) ?? routes.cars)
}

export default api({
  POST: formPost({ form: savedSearchApi.request, page: formPage, keep: ['email', 'frequency'] }, async (call) => {
    const wanted = await call.readBody(alertRequestSchema)
    await limitMailsFrom(call.db, call.address())
    await verifyBotCheck(await call.rawBody())
    await limitMailsTo(call.db, wanted.email)
    await requestAlert(call.db, wanted)
    return {
      next: formPage({ address: wanted.address }),
      notice: `Controlla la posta: abbiamo scritto a ${wanted.email}. L’avviso parte quando apri il link e lo confermi. Vale ${requestDays} giorni.`,
    }
  }),
})
