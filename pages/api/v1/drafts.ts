import { draftDays } from '@/lib/accounts/consent/storage-limits'
import { newDraftSchema } from '@/lib/accounts/selling/drafts/draft-schemas'
import { beginDraft } from '@/lib/accounts/selling/drafts/save-draft.server'
import { cookieLine } from '@/lib/accounts/sessions/session-cookie.server'
import { env } from '@/lib/kernel/config/env.server'
import { consumeRateLimit, rateLimits } from '@/lib/kernel/rate-limits/rate-limits.server'
import { draftApi, routes, sellPath } from '@/lib/kernel/routes/routes'
import { api } from '@/lib/server/http/api.server'
import { draftHolder } from '@/lib/server/http/draft-holder.server'
import { formPost } from '@/lib/server/http/form-post.server'

export const config = { api: { bodyParser: false } }

export default api({
  POST: formPost({ form: draftApi.all, page: routes.sell }, async (call) => {
    const { categoria } = await call.readBody(newDraftSchema)
    await consumeRateLimit(call.db, rateLimits.draftFromAddress, call.address())
    const { id, key } = await beginDraft(call.db, await draftHolder(call), categoria, (await call.rawBody()) ?? {})
    if (key !== null) call.response.appendHeader('Set-Cookie', cookieLine('draft', key, env().siteUrl, draftDays * 86_400))
    return { next: sellPath(id, 'veicolo') }
  }),
})
