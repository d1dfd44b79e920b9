import { shared } from '@/lib/kernel/process/shared.server'

/** Attributes, never what people are called, typed or looked for: readers of traces need not be allowed to read the database. */
export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>
export type SpanStart = {
  name: string
  /** `client`: another server is called; `server`: we are; `consumer`: a job. */
  kind: 'internal' | 'client' | 'server' | 'consumer'
  attributes?: Attributes
}

/** A piece of work that is being measured. */
export type OpenSpan = {
  rename: (name: string) => void
  set: (attributes: Attributes) => void
  /** `failure`: a short name for what went wrong, such as a status or a code. */
  end: (failure?: string) => void
  /** Spans that begin in `work` are its children. */
  within: <T>(work: () => T) => T
}

export type Tracer = {
  /** The first span of this process in a trace, which may have begun at the client: its `headers`, if they are trusted. */
  startRoot: (start: SpanStart, headers?: Attributes) => OpenSpan
  /** A part of what is being measured here; undefined when nothing is. */
  startChild: (start: SpanStart) => OpenSpan | undefined
}

type Work<T> = (span?: OpenSpan) => Promise<T>

/** Measures `work` as a part of what is being measured here; where nothing is, it only runs it. */
export function inSpan<T>(start: SpanStart, work: Work<T>): Promise<T> {
  const span = shared('tracer')?.startChild(start)
  return span ? measure(span, work) : work()
}

/** Measures work without a request, as a trace of its own. */
export function inRootSpan<T>(start: SpanStart, work: Work<T>): Promise<T> {
  const span = shared('tracer')?.startRoot(start)
  return span ? measure(span, work) : work()
}

async function measure<T>(span: OpenSpan, work: Work<T>): Promise<T> {
  try {
    const value = await span.within(async () => work(span)) // a statement is sent when it is awaited: within, too
    span.end()
    return value
  } catch (error) {
    span.end(failureWord(error))
    throw error
  }
}

/** The code of an error, or its class: messages repeat what somebody has typed, and PostgreSQL's the row that it refused. */
export function failureWord(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const code: unknown = Reflect.get(error, 'code')
  return typeof code === 'string' ? code : error.name
}
