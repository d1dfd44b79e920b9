import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { type Answer, HttpClient } from './http-client'
import { asRecord } from './record'

export type Contract = {
  document: Record<string, unknown>
  /** What of an answer the document does not say; undefined where it says all of it, and where it does not speak of the address. */
  difference: (method: string, address: string, answer: Answer) => string | undefined
}

/** The product's own document of its calls, or of those of the partner API, as the running application serves it. */
export async function openContract(baseUrl: string, at = '/api/openapi.json'): Promise<Contract> {
  const document = asRecord((await new HttpClient(baseUrl).get(at)).body)
  const components = asRecord(document['components'])
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  ajv.addFormat('date-time', (text) => !Number.isNaN(Date.parse(text)))
  ajv.addFormat('date', /^\d{4}-\d\d-\d\d$/)
  ajv.addFormat('uri', URL.canParse)
  ajv.addSchema({ $id: 'doc', components })
  const validators = new Map<string, ValidateFunction>()
  // As in the application, «/login/codice» comes before «/login/{provider}».
  const templates = Object.entries(asRecord(document['paths']))
    .toSorted(([a], [b]) => a.split('{').length - b.split('{').length)
    .map(([path, methods]) => ({ pattern: patternOf(path), methods: asRecord(methods) }))
  const validatorOf = (reference: string): ValidateFunction => {
    const known = validators.get(reference) ?? ajv.compile({ $ref: `doc${reference}` })
    validators.set(reference, known)
    return known
  }
  const difference: Contract['difference'] = (method, address, answer) => {
    const path = address.split('?')[0] ?? ''
    const operations = templates.filter(({ pattern }) => pattern.test(path)).map(({ methods }) => methods[method.toLowerCase()])
    const operation = operations.find((found) => found !== undefined)
    if (operation === undefined) return undefined
    const given = asRecord(asRecord(operation)['responses'])[String(answer.status)]
    if (given === undefined) return `${answer.status} is not documented: ${answer.body.slice(0, 200)}`
    const content = asRecord(resolved(components, given))['content']
    if (answer.status === 303) return undefined // what a redirect says besides nobody reads
    if (content === undefined) return answer.body === '' ? undefined : `a body that is not documented: ${answer.body.slice(0, 200)}`
    const type = (answer.headers['content-type'] ?? '').split(';')[0] ?? ''
    if (!Object.hasOwn(asRecord(content), type)) return `${answer.status} as «${type}» is not documented: ${answer.body.slice(0, 200)}`
    const { $ref } = asRecord(asRecord(asRecord(content)[type])['schema'])
    if (typeof $ref !== 'string') return undefined
    const validate = validatorOf($ref)
    const read: unknown = JSON.parse(answer.body)
    return validate(read) ? undefined : `${answer.status}: ${ajv.errorsText(validate.errors)}: ${answer.body.slice(0, 300)}`
  }
  return { document, difference }
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/[.]/g, '\\.').replace(/\{\w+\}/g, '[^/]+')}/?$`)
}

function resolved(components: Record<string, unknown>, response: unknown): unknown {
  const { $ref } = asRecord(response)
  const name = typeof $ref === 'string' ? $ref.split('/').at(-1) : undefined
  return name === undefined ? response : asRecord(components['responses'])[name]
}
