import { verifyBotCheck } from '@/lib/accounts/bot-check/verify-bot-check.server'
import { dialled } from '@/lib/accounts/contact/callbacks/callback'
import { callbackSchema } from '@/lib/accounts/contact/callbacks/callback-schema'
import { requestCallback } from '@/lib/accounts/contact/callbacks/request-callback.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { consumeRateLimit, rateLimits } from '@/lib/kernel/rate-limits/rate-limits.server'
import { callbacksPath } from '@/lib/kernel/routes/dealer-area'
import { routes } from '@/lib/kernel/routes/routes'
import { api } from '@/lib/server/http/api.server'
import { formPost } from '@/lib/server/http/form-post.server'
import type { Body } from '@/lib/server/http/read-body.server'

export const config = { api: { bodyParser: false } }

/** Back to the form, about what it was about. */
function formPage(body: Body): string {
  const about = ['annuncio', 'concessionaria'].flatMap((name) => {
    const value = body[name]
    return typeof value === 'string' && /^[1-9]\d{0,14}$/.test(value) ? [[name, value]] : []
  })
  return `${routes.callback}?${new URLSearchParams(about)}`
}

export default api({
  /** Asks a dealer to call back: the same checks as a message, with limits of its own. */
  POST: formPost({ form: callbacksPath, page: formPage, keep: ['name', 'phone', 'quando'] }, async (call) => {
    const wanted = await call.readBody(callbackSchema)
    await consumeRateLimit(call.db, rateLimits.callbackFromAddress, call.address())
    await verifyBotCheck(await call.rawBody())
    await consumeRateLimit(call.db, rateLimits.callbackOfPhone, dialled(wanted.phone))
    const about = aboutOf(wanted)
    const user = (await call.findSession())?.user
    const { offer, label } = await requestCallback(call.db, about, wanted, user?.id ?? null, new Date())
    return { next: formPage(wanted), notice: `${offer.dealerName} ti richiama ${label}, al ${wanted.phone}.` }
  }),
})

function aboutOf({ annuncio, concessionaria }: { annuncio: string; concessionaria: string }) {
  if (annuncio !== '') return { adId: Number(annuncio) }
  if (concessionaria === '') throw new AppError('notFound', 'about nothing')
  return { dealerId: Number(concessionaria) }
}
