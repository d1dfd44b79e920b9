import { object, string } from 'yup'
import { type MailAction, mailActions, ownerActions } from '@/lib/accounts/selling/own-ad'
import { stoppedText } from '@/lib/accounts/selling/planned-drops/planned-drop'
import { stopMailedDrop } from '@/lib/accounts/selling/planned-drops/planned-drops.server'
import { changeMailedAd } from '@/lib/accounts/selling/renew-by-mail.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { mailCodeIn } from '@/lib/kernel/routes/mail-code'
import { renewAdPath, routes } from '@/lib/kernel/routes/routes'
import { messages } from '@/lib/kernel/validation/rules'
import { api } from '@/lib/server/http/api.server'
import { backWithCode, formPost } from '@/lib/server/http/form-post.server'

export const config = { api: { bodyParser: false } }

const schema = object({
  azione: string<MailAction | 'ferma'>()
    .oneOf([...mailActions, 'ferma'], messages.digits)
    .required(messages.required),
})
const back = backWithCode(routes.renewAd)

/** The buttons of the page that mails about expiring ads and planned drops link to; their code is the authentication. */
export default api(
  {
    POST: formPost({ form: renewAdPath, page: back }, async (call) => {
      const code = mailCodeIn((await call.rawBody()) ?? {})
      if (code === '') throw new AppError('invalid', 'no code')
      const { azione } = await call.readBody(schema)
      if (azione === 'ferma') {
        await stopMailedDrop(call.db, code)
        return { next: back({ codice: code }), notice: stoppedText }
      }
      await changeMailedAd(call.db, code, azione, new Date())
      return { next: back({ codice: code }), notice: ownerActions[azione].done }
    }),
  },
  { protection: 'mailCode' },
)
