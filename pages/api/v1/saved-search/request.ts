import { api } from '@/lib/edge/http/api.server'
import { formPost } from '@/lib/edge/http/form-post.server'
import type { Body } from '@/lib/edge/http/read-body.server'
import { newAlertPath, routes, savedSearchApi } from '@/lib/kernel/routes/routes'
import { verifyBotCheck } from '@/lib/people/bot-check/verify-bot-check.server'
import { requestDays } from '@/lib/people/saved-searches/alert-frequency'
import { readAddressToSave } from '@/lib/people/saved-searches/save-search.server'
import { alertRequestSchema } from '@/lib/people/saved-searches/saved-search-schemas'
import { requestAlert } from '@/lib/people/saved-searches/subscribe.server'
import { limitMailsFrom, limitMailsTo } from '@/lib/people/users/limit-mails.server'

export const config = { api: { bodyParser: false } }

/** The form of the same search once more; all cars where the address is no search. */
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
