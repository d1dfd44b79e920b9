import { object } from 'yup'
import { consumeRateLimit, rateLimits } from '@/lib/kernel/rate-limits/rate-limits.server'
import { dealershipApi, fileTrialHref } from '@/lib/kernel/routes/dealer-area'
import { routes } from '@/lib/kernel/routes/routes'
import { trimmedField } from '@/lib/kernel/validation/fields'
import { startTrialOfAddress } from '@/lib/market/dealer-imports/file-trials.server'
import { api } from '@/lib/server/http/api.server'
import { formPost } from '@/lib/server/http/form-post.server'

export const config = { api: { bodyParser: false } }

const schema = object({
  indirizzo: trimmedField().max(500, 'L’indirizzo è troppo lungo').required('Scrivi l’indirizzo del file'),
})

/** A trial of a file that is fetched once from an address. */
export default api({
  POST: formPost({ form: dealershipApi.trialAddress, page: routes.fileTrial, keep: ['indirizzo'] }, async (call) => {
    const { indirizzo } = await call.readBody(schema)
    await consumeRateLimit(call.db, rateLimits.fileTrialFromAddress, call.address())
    return { next: fileTrialHref(await startTrialOfAddress(call.db, indirizzo)) }
  }),
})
