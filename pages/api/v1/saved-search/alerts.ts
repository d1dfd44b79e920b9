import { changeAlerts, findAlerts } from '@/lib/accounts/saved-searches/change-alerts.server'
import { mailChangeSchema } from '@/lib/accounts/saved-searches/saved-search-schemas'
import { AppError } from '@/lib/kernel/errors/app-error'
import { mailCodeIn } from '@/lib/kernel/routes/mail-code'
import { alertsPath, routes } from '@/lib/kernel/routes/routes'
import { api } from '@/lib/server/http/api.server'
import { backWithCode, formPost } from '@/lib/server/http/form-post.server'

export const config = { api: { bodyParser: false } }

const back = backWithCode(routes.alerts)

/** The forms of our page, redirected back, or the one-click button of a mail program, which stops the mails: 204 without redirect (RFC 8058). */
export default api(
  {
    /** Answers mail programs without that button, which open the address. */
    async GET({ request, response }) {
      response.setHeader('Cache-Control', 'private, no-store')
      response.redirect(303, back(request.query))
    },
    async POST(call) {
      const body = (await call.rawBody()) ?? {}
      const code = mailCodeIn(call.request.query) || mailCodeIn(body)
      if (code === '') throw new AppError('invalid', 'no code')
      if (body['List-Unsubscribe'] === 'One-Click') {
        if (await findAlerts(call.db, code)) await changeAlerts(call.db, code, 'stop') // without the row nobody is written to any more
        return undefined
      }
      return formPost({ form: alertsPath, page: back }, async () => {
        const { change } = await call.readBody(mailChangeSchema)
        await changeAlerts(call.db, code, change)
        return { next: back({ codice: code }) }
      })(call)
    },
  },
  { protection: 'mailCode' },
)
