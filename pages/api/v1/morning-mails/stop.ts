import { stopMorningMails } from '@/lib/accounts/dealerships/morning-wishes.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { stopMorningMailsPath } from '@/lib/kernel/routes/dealer-area'
import { mailCodeIn } from '@/lib/kernel/routes/mail-code'
import { routes } from '@/lib/kernel/routes/routes'
import { api } from '@/lib/server/http/api.server'
import { backWithCode, formPost } from '@/lib/server/http/form-post.server'

export const config = { api: { bodyParser: false } }

const back = backWithCode(routes.stopMorningMails)
const notice = 'Fatto: la mattina non ti scriviamo più.'

/** The form of our page, redirected back, or the one-click button of a mail program, answered 204 without redirect (RFC 8058). */
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
      await stopMorningMails(call.db, code)
      if (body['List-Unsubscribe'] === 'One-Click') return undefined
      return formPost({ form: stopMorningMailsPath, page: back }, async () => ({ next: back({ codice: code }), notice }))(call)
    },
  },
  { protection: 'mailCode' },
)
