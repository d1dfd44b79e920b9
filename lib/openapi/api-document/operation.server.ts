import type { Json } from '@/lib/kernel/validation/json-schema'
import type { Answers } from './answers.server'

/** What a write has to show, as in `api.server.ts`; nothing: the csrf token. */
export type Proof = 'ownScript' | 'mailCode' | 'fileForm'

export type Operation = {
  summary: string
  /** Needs a session; a role beyond it stands in the summary. */
  session?: true
  /** What stands in braces in the address, where it is no whole number. */
  path?: Readonly<Record<string, Json>>
  query?: Readonly<Record<string, Json>>
  /** The body, as JSON and as a form. */
  body?: Json
  /** The bytes of a file, or of a form with files. */
  file?: readonly string[]
  /** The JSON it answers; nothing: 204. */
  answers?: keyof Answers
  /** What it answers instead of JSON. */
  media?: readonly string[]
  proof?: Proof
  /** A browser that sends the form itself is led on: 303. */
  isForm?: true
  /** Whether it answers 204 as well. */
  orNothing?: true
  /** RefusalThrottle that not every call knows. */
  faults?: readonly number[]
}

type Method = 'get' | 'post' | 'put' | 'delete'
/** Address → method → operation. */
export type Operations = Readonly<Record<string, Readonly<Partial<Record<Method, Operation>>>>>

/** A form of ours: a script gets JSON, a browser is led on. */
export function form(summary: string, body: Json, rest: Omit<Operation, 'summary'> = {}): Operation {
  return { summary, body, answers: 'Done', isForm: true, ...rest }
}
