import type { NextApiRequest } from 'next'
import { env } from '@/lib/kernel/config/env.server'
import { safePath } from '@/lib/kernel/routes/after-login'
import { mailCodeIn } from '@/lib/kernel/routes/mail-code'
import { isExpected, isNavigation } from './error-response.server'
import { doneOutcome, failedOutcome, outcomeCookie } from './form-outcome.server'
import type { Body } from './read-body.server'
import type { RequestContext } from './request-context.server'

type FormPostOptions = {
  /** The address the form is posted to, by which its page recognises the outcome. */
  form: string | ((call: RequestContext) => string)
  /** The page the form stands on. */
  page: string | ((body: Body, query: NextApiRequest['query']) => string)
  /** Fields that the page may show again after a failure; never a password. */
  keep?: readonly string[]
  /** The one text for whatever went wrong, where telling more would help the wrong people. */
  failureText?: string
}
/** The page to go to now, what to say there, and what the page needs to know besides. `file`: an address of ours, never from outside, that answers with a file: the browser stays on its page. */
type FormResult = { next: string; notice?: string; values?: Record<string, string>; file?: string }

/** A form that works without JavaScript too: the browser is sent on with 303, to the next page or back to the form with what went wrong. A script gets the same as JSON. */
export function formPost<Answer extends FormResult>(
  { form, page, keep = [], failureText }: FormPostOptions,
  run: (call: RequestContext) => Promise<Answer>,
) {
  return async (call: RequestContext): Promise<Answer | undefined> => {
    if (!isNavigation(call.request)) return run(call)
    const address = typeof form === 'string' ? form : form(call)
    try {
      const { next, notice, values, file } = await run(call)
      if (notice !== undefined) call.response.appendHeader('Set-Cookie', outcomeCookie(doneOutcome(address, notice, values), env().siteUrl))
      sendOn(call, file ?? safePath(next) ?? '/')
    } catch (error) {
      if (!isExpected(error)) throw error
      const body = (await call.rawBody()) ?? {}
      call.response.appendHeader(
        'Set-Cookie',
        outcomeCookie(failedOutcome(error, { form: address, body, keep, failureText }), env().siteUrl),
      )
      sendOn(call, typeof page === 'string' ? page : page(body, call.request.query))
    }
    return undefined
  }
}

function sendOn({ response }: RequestContext, path: string): void {
  response.writeHead(303, { Location: path }).end()
}

/** The page a mail's link leads to, still with the code of that link. */
export function backWithCode(page: string): (body: Record<string, unknown>) => string {
  return (body) => {
    const code = mailCodeIn(body)
    return code === '' ? page : `${page}?codice=${code}`
  }
}
