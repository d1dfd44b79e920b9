import { STATUS_CODES } from 'node:http'

/** RFC 9457. The status says what kind of problem it is, so `type` has no address of its own; `code`, `message` and `fields` are ours. */
export type Problem = {
  type: 'about:blank'
  title: string
  status: number
  code: string
  message?: string
  fields?: Record<string, string>
}

export const problemType = 'application/problem+json; charset=utf-8'

export function problem(status: number, said: Pick<Problem, 'code' | 'message' | 'fields'>): Problem {
  return { type: 'about:blank', title: STATUS_CODES[status] ?? 'Error', status, ...said }
}
