import { api } from '@/lib/routes/routes'
import { fetchJson, HttpError } from './fetch-json'

/** Makes a call that needs a token. Without one, or when it is no longer good (another window logged in or out), a new one is asked for, once. */
export async function withCsrf<Answer>(token: string, call: (token: string) => Promise<Answer>): Promise<Answer> {
  if (token === '') return call(await askCsrf())
  try {
    return await call(token)
  } catch (error) {
    if (error instanceof HttpError && error.status === 403) return call(await askCsrf())
    throw error
  }
}

async function askCsrf(): Promise<string> {
  return readCsrf(await fetchJson(api.csrf))
}

export function readCsrf(answer: unknown): string {
  return typeof answer === 'object' && answer !== null && 'csrf' in answer && typeof answer.csrf === 'string' ? answer.csrf : ''
}
