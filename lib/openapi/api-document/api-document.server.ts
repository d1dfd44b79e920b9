import { cookieName } from '@/lib/accounts/sessions/session-cookie.server'
import { type Json, problemSchema, ref } from '@/lib/kernel/validation/json-schema'
import { accountOperations } from './account-operations.server'
import answerSchemas from './answer-schemas.json' with { type: 'json' }
import { draftOperations } from './draft-operations.server'
import { fileOperations } from './file-operations.server'
import { isOpen } from './known-names.server'
import { loginOperations } from './login-operations.server'
import { marketOperations } from './market-operations.server'
import type { Operation, Operations, Proof } from './operation.server'
import { publicOperations } from './public-operations.server'
import { staffOperations } from './staff-operations.server'

/** Every call of the product but those of the partner API, which has a document of its own. */
export const apiOperations: Operations = {
  ...marketOperations,
  ...publicOperations,
  ...fileOperations,
  ...loginOperations,
  ...draftOperations,
  ...accountOperations,
  ...staffOperations,
}

const problemTexts: Readonly<Record<number, string>> = {
  400: 'Qualcosa non va in quello che è stato mandato',
  401: 'Serve un accesso',
  403: 'Manca il codice csrf, la richiesta viene da un altro sito, o il ruolo non lo permette',
  404: 'Non esiste, o è di qualcun altro',
  409: 'Lo stato non lo permette',
  410: 'Non c’è più',
  413: 'Troppo grande',
  415: 'Tipo di contenuto sconosciuto',
  429: 'Troppe richieste: Retry-After dice quando riprovare',
  503: 'Non disponibile ora: Retry-After dice quando riprovare',
}

/** All product calls as an OpenAPI 3.1 document. */
export function apiDocument(siteUrl: string): Json {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Le chiamate di Ingrana',
      version: '1.0.0',
      description:
        'Un indirizzo sconosciuto risponde 404, un metodo che l’indirizzo non conosce 405 con Allow, un indirizzo di più di 8.000 caratteri 414: sempre con un problema (RFC 9457). I programmi delle concessionarie hanno un documento proprio: /api/partner/v1/openapi.json.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: siteUrl }],
    paths: Object.fromEntries(
      Object.entries(apiOperations).map(([path, methods]) => [
        path,
        Object.fromEntries(Object.entries(methods).map(([method, operation]) => [method, describe(path, method, operation)])),
      ]),
    ),
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: cookieName('session', siteUrl) },
        csrf: { type: 'apiKey', in: 'header', name: 'X-CSRF-Token', description: 'Da GET /api/v1/csrf; un modulo lo manda come _csrf.' },
        ownScript: { type: 'apiKey', in: 'header', name: 'X-Requested-With', description: 'XMLHttpRequest' },
      },
      schemas: { Problem: problemSchema, ...answerSchemas },
      responses: Object.fromEntries(
        Object.keys(problemTexts).flatMap((status) => [
          [responseName(Number(status), false), problemResponse(Number(status), false)],
          [responseName(Number(status), true), problemResponse(Number(status), true)],
        ]),
      ),
    },
  }
}

function describe(path: string, method: string, operation: Operation): Json {
  const { summary, faults = [], body, file } = operation
  const isWrite = method !== 'get'
  const known = [400, 429, 503, ...(isWrite ? [403, 413, 415] : []), ...(operation.session ? [401, 403] : []), ...faults]
  const parameters = parametersOf(path, operation)
  const content = bodyContent(body, file)
  return {
    operationId: `${method} ${path}`.replace(/[^a-z0-9]+(\w)?/gi, (_, letter: string | undefined) => letter?.toUpperCase() ?? ''),
    summary,
    security: securityOf(operation, isWrite),
    ...(parameters.length > 0 && { parameters }),
    ...(content !== undefined && { requestBody: { content } }),
    responses: {
      ...answersOf(operation),
      ...Object.fromEntries(
        [...new Set(known)]
          .toSorted((a, b) => a - b)
          .map((status) => [status, { $ref: `#/components/responses/${responseName(status, operation.isForm === true && isWrite)}` }]),
      ),
    },
  }
}

/** Names a refusal; that of a form that a browser sends itself may be a page. */
function responseName(status: number, isForm: boolean): string {
  return `${isForm ? 'FormProblem' : 'Problem'}${status}`
}

function problemResponse(status: number, isForm: boolean): Json {
  return {
    description: problemTexts[status],
    content: { 'application/problem+json': { schema: ref('Problem') }, ...(isForm && { 'text/html': { schema: { type: 'string' } } }) },
  }
}

const proofs: Readonly<Record<Proof | 'csrfToken', readonly string[]>> = {
  csrfToken: ['csrf'],
  fileForm: ['csrf'],
  ownScript: ['ownScript'],
  mailCode: [],
}

function securityOf({ session, proof }: Operation, isWrite: boolean): Json[] {
  const needed = [...(session ? ['session'] : []), ...(isWrite ? proofs[proof ?? 'csrfToken'] : [])]
  return needed.length === 0 ? [] : [Object.fromEntries(needed.map((name) => [name, []]))]
}

const wholeId: Json = { type: 'integer', minimum: 1 }

function parametersOf(path: string, { path: described = {}, query = {} }: Operation): Json[] {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: described[name] ?? wholeId,
  }))
  return [...inPath, ...Object.entries(query).map(([name, schema]) => ({ name, in: 'query', schema }))]
}

function bodyContent(body: Json | undefined, file: readonly string[] | undefined): Json | undefined {
  if (body) {
    const schema = isOpen(body) ? body : { ...body, unevaluatedProperties: false }
    return { 'application/json': { schema }, 'application/x-www-form-urlencoded': { schema } }
  }
  return file && Object.fromEntries(file.map((type) => [type, { schema: { type: 'string', contentMediaType: type } }]))
}

function answersOf({ answers, media = [], isForm, orNothing }: Operation): Json {
  const content = {
    ...(answers !== undefined && { 'application/json': { schema: ref(answers) } }),
    ...Object.fromEntries(media.map((type) => [type, {}])),
  }
  const hasBody = Object.keys(content).length > 0
  const isRedirect = isForm && !hasBody
  return {
    ...(hasBody && { 200: { description: 'Fatto', content } }),
    ...((orNothing || (!hasBody && !isRedirect)) && { 204: { description: 'Fatto' } }),
    ...(isForm && { 303: { description: 'La pagina che segue', headers: { Location: { schema: { type: 'string' } } } } }),
  }
}
