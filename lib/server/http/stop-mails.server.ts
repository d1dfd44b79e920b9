import type { NextApiHandler } from 'next'
import type { Db } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { mailCodeIn } from '@/lib/kernel/routes/mail-code'
import { api } from './api.server'
import { backWithCode, formPost } from './form-post.server'

/** `page`: where one stops them by hand; `path`: the address of its form. */
type StoppedMails = { page: string; path: string; stop: (db: Db, code: string) => Promise<unknown>; notice: string }

/** Ends mails by the code in one: the form of our page, redirected back, or the one-click button of a mail program, answered 204 without redirect (RFC 8058). */
export function stopMails({ page, path, stop, notice }: StoppedMails): NextApiHandler {
  const back = backWithCode(page)
  return api(
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
        await stop(call.db, code)
        if (body['List-Unsubscribe'] === 'One-Click') return undefined
        return formPost({ form: path, page: back }, async () => ({ next: back({ codice: code }), notice }))(call)
      },
    },
    { protection: 'mailCode' },
  )
}
