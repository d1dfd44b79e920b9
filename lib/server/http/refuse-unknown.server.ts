import { ValidationError } from 'yup'
import { invalidField } from '@/lib/kernel/validation/fields'
import knownNames from './known-names.json' with { type: 'json' }
import type { RequestContext } from './request-context.server'

type Call = Pick<RequestContext, 'rawBody'> & { request: Pick<RequestContext['request'], 'method' | 'url' | 'headers'> }
type Known = { query?: readonly string[]; body?: readonly string[]; patterns?: readonly string[] }

/** The operations, first those without a name in their address: «/login/codice» is no provider. */
const operations = Object.entries<Readonly<Partial<Record<string, Known>>>>(knownNames)
  .toSorted(([a], [b]) => a.split('{').length - b.split('{').length)
  .map(([path, methods]) => ({ pattern: new RegExp(`^(?:/api)?${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}/?$`), methods }))

/**
 * Refuses, by name, parameters of the address and fields of a JSON body that the document of calls does not name: what is left out of a question answers another one.
 * What our own pages send is left alone, by a form or a script: they may be older than the application.
 */
export async function refuseUnknown({ request, rawBody }: Call): Promise<void> {
  if (request.headers['sec-fetch-site'] === 'same-origin') return
  const [path = '', search = ''] = (request.url ?? '').split('?')
  const method = request.method === 'HEAD' ? 'GET' : (request.method ?? '')
  const known = operations.find(({ pattern, methods }) => pattern.test(path) && methods[method] !== undefined)?.methods[method]
  if (!known) return
  const isJson = /^application\/json\s*(;|$)/i.test(request.headers['content-type'] ?? '')
  const unknown = [
    ...(method === 'GET' ? unknownIn([...new URLSearchParams(search).keys()], known.query) : []),
    ...(isJson && known.body ? unknownIn(Object.keys((await rawBody()) ?? {}), [...known.body, '_csrf'], known.patterns) : []),
  ]
  if (unknown.length > 0) throw new ValidationError(unknown.map((name) => invalidField(name, unknownText)))
}

const unknownText = 'Questo campo non esiste'

function unknownIn(given: readonly string[], known: readonly string[] | undefined, patterns: readonly string[] = []): string[] {
  if (known === undefined) return []
  return [...new Set(given)].filter((name) => !known.includes(name) && !patterns.some((pattern) => new RegExp(pattern).test(name)))
}
