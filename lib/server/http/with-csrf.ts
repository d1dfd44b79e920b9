import type { RequestOptions } from '@/lib/kernel/config/build-request'
import { AppError } from '@/lib/kernel/errors/app-error'
import { api } from '@/lib/kernel/routes/routes'
import { asRecord } from '@/lib/kernel/validation/plain-object'
import { fetchJson, HttpError } from './fetch-json'

/** Makes a call that needs a token. Without one, or when it is no longer good (another window logged in or out), a new one is requested, once. What was done on the page of one account is never sent for another. */
export async function withCsrf<Answer>(token: string, call: (token: string) => Promise<Answer>): Promise<Answer> {
  if (token === '') return call(await requestCsrf())
  try {
    return await call(token)
  } catch (error) {
    if (!(error instanceof HttpError && error.status === 403)) throw error
    const anew = await requestCsrf()
    if (isOfAnother(anew, token)) throw new AppError('conflict', 'another account has logged in', { shownText: changedText })
    return call(anew)
  }
}

type Post = { csrf: string; body: unknown } & Pick<RequestOptions, 'signal' | 'headers'>

export function postJson(path: string, { csrf, ...post }: Post): Promise<unknown> {
  return withCsrf(csrf, (token) => fetchJson(path, { method: 'POST', csrf: token, ...post }))
}

const changedText = 'Nel frattempo hai fatto l’accesso con un altro account: ricarica la pagina e riprova.'

/** Whether two accounts hold the tokens. The answer informs a person who is logged out now, and what a stranger sends says by itself who it is from. */
function isOfAnother(anew: string, token: string): boolean {
  const [now, before] = [accountOf(anew), accountOf(token)]
  return now !== '' && before !== '' && now !== before
}

/** The mark before the dot; nothing for strangers. */
function accountOf(token: string): string {
  return token.slice(0, Math.max(0, token.indexOf('.')))
}

async function requestCsrf(): Promise<string> {
  return readCsrf(await fetchJson(api.csrf))
}

export function readCsrf(answer: unknown): string {
  const { csrf } = asRecord(answer)
  return typeof csrf === 'string' ? csrf : ''
}
