import { leadFilters } from '@/lib/accounts/contact/leads/lead'
import { type Json, ref } from '@/lib/kernel/validation/json-schema'
import { adStatuses } from '@/lib/market/ads/ad'
import { importOutcomeNames } from '@/lib/market/dealer-imports/dealer-import'
import { answerHours, type PartnerScope, partnerScopes } from './partner-key'
import { partnerSchemas, sortNames } from './partner-schemas'

export const partnerApiPath = '/api/partner/v1'

type Parameter = { name: string; in: 'path' | 'query'; schema: Json; required?: true; description?: string }
type Described = {
  scope: PartnerScope
  summary: string
  parameters?: Parameter[]
  /** Name of the schema of the body; `file` for a file. */
  body?: string
  /** Name of the schema of the answer; none for 204. */
  answers?: string
  status?: number
  faults?: number[]
}

const inPath = (name: string, schema: Json): Parameter => ({ name, in: 'path', required: true, schema })
const inQuery = (name: string, schema: Json, description?: string): Parameter => ({
  name,
  in: 'query',
  schema,
  ...(description !== undefined && { description }),
})
const id = inPath('id', { type: 'integer', minimum: 1 })
const reference = inPath('reference', { type: 'string', minLength: 1, maxLength: 120 })
const page = inQuery('page', { type: 'integer', minimum: 1 })

/** Every operation of the partner API, by address and method. The contract test calls each. */
export const partnerOperations: Readonly<Record<string, Partial<Record<'get' | 'post' | 'put' | 'delete', Described>>>> = {
  '/vehicles': {
    get: {
      scope: 'stock:read',
      summary: 'I veicoli, cinquanta per pagina',
      parameters: [
        inQuery('q', { type: 'string', maxLength: 80 }, 'Parole di marca, modello o versione'),
        inQuery('status', { enum: Object.keys(adStatuses) }),
        inQuery('sort', { enum: sortNames }),
        page,
      ],
      answers: 'VehiclePage',
    },
  },
  '/vehicles/{reference}': {
    get: { scope: 'stock:read', summary: 'Un veicolo, come nell’elenco', parameters: [reference], answers: 'Vehicle', faults: [404] },
    put: {
      scope: 'stock:write',
      summary: 'Crea o aggiorna un veicolo con il tuo riferimento',
      parameters: [reference],
      body: 'PutVehicle',
      answers: 'VehicleResult',
      faults: [404, 409],
    },
    delete: { scope: 'stock:write', summary: 'Ritira un veicolo', parameters: [reference], answers: 'Withdrawal', faults: [404, 409] },
  },
  '/vehicle-changes': {
    post: {
      scope: 'stock:write',
      summary: 'Cambia un prezzo, più prezzi insieme o lo stato',
      body: 'VehicleChange',
      answers: 'ChangeResult',
      faults: [404, 409],
    },
  },
  '/imports': {
    get: { scope: 'stock:read', summary: 'Le importazioni, le più recenti prima', answers: 'ImportList' },
    post: {
      scope: 'stock:write',
      summary: 'Carica un file CSV, XLSX o XML',
      body: 'file',
      status: 201,
      answers: 'Import',
      faults: [409, 413],
    },
  },
  '/imports/{id}': {
    get: { scope: 'stock:read', summary: 'Un’importazione e le sue colonne', parameters: [id], answers: 'ImportDetail', faults: [404] },
    post: {
      scope: 'stock:write',
      summary: 'Prova, conferma, abbandona o annulla',
      parameters: [id],
      body: 'ImportAction',
      answers: 'Import',
      faults: [404, 409],
    },
  },
  '/imports/{id}/lines': {
    get: {
      scope: 'stock:read',
      summary: 'Che cosa è successo a ogni riga',
      parameters: [id, inQuery('outcome', { enum: importOutcomeNames })],
      answers: 'ImportLines',
      faults: [404],
    },
  },
  '/leads': {
    get: {
      scope: 'leads:read',
      summary: 'Le richieste di chi compra',
      parameters: [inQuery('filter', { enum: Object.keys(leadFilters) }), page],
      answers: 'LeadPage',
    },
  },
  '/leads/{id}': {
    get: { scope: 'leads:read', summary: 'Una richiesta con i messaggi', parameters: [id], answers: 'LeadDetail', faults: [404] },
    post: { scope: 'leads:write', summary: 'Rispondi a chi compra', parameters: [id], body: 'Answer', faults: [404, 409] },
  },
  '/leads/{id}/deal': {
    get: {
      scope: 'leads:read',
      summary: 'Le proposte, le visite e le prenotazioni di una richiesta',
      parameters: [id],
      answers: 'Deal',
      faults: [404],
    },
    post: {
      scope: 'leads:write',
      summary: 'Accetta, rifiuta o rilancia una proposta, conferma o disdici una visita',
      parameters: [id],
      body: 'DealChange',
      answers: 'Deal',
      faults: [404, 409],
    },
  },
  '/statistics': { get: { scope: 'stock:read', summary: 'Visite, salvataggi e contatti per settimana', answers: 'Statistics' } },
}

const faultTexts: Readonly<Record<number, string>> = {
  400: 'Qualcosa non va in quello che hai mandato',
  401: 'Chiave assente, sbagliata o revocata',
  403: 'La chiave non ha questo permesso, o il ruolo di chi l’ha creata non lo consente',
  404: 'Non esiste, o è di un’altra concessionaria',
  409: 'Lo stato non lo permette, o la Idempotency-Key è servita per altro',
  413: 'Troppo grande',
  415: 'Tipo di contenuto sconosciuto',
  429: 'Troppe richieste: Retry-After dice quando riprovare',
  503: 'Non disponibile ora: Retry-After dice quando riprovare',
}

/** The API as an OpenAPI 3.1 document. */
export function partnerDocument(siteUrl: string): Json {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Ingrana per i programmi delle concessionarie',
      version: '1.0.0',
      description: `Le chiavi si creano in Area concessionario › Partner. Una scrittura con Idempotency-Key si ripete senza effetti per ${answerHours} ore.`,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: new URL(partnerApiPath, siteUrl).href }],
    security: [{ key: [] }],
    paths: Object.fromEntries(
      Object.entries(partnerOperations).map(([path, methods]) => [
        path,
        Object.fromEntries(Object.entries(methods).map(([method, operation]) => [method, describe(path, method, operation)])),
      ]),
    ),
    components: { securitySchemes: { key: { type: 'http', scheme: 'bearer' } }, schemas: partnerSchemas },
  }
}

function describe(path: string, method: string, { scope, summary, parameters = [], body, answers, status, faults = [] }: Described): Json {
  const isWrite = method !== 'get'
  const known = [400, 401, 403, 429, 503, ...(isWrite ? [409, 413, 415] : []), ...faults]
  return {
    operationId: `${method} ${path}`.replace(/[^a-z]+(\w)?/gi, (_, letter: string | undefined) => letter?.toUpperCase() ?? ''),
    summary,
    description: `Permesso: ${scope} (${partnerScopes[scope].label.toLowerCase()}).`,
    parameters: isWrite && body !== 'file' ? [...parameters, idempotencyKey] : parameters,
    ...(body !== undefined && { requestBody: { required: true, content: bodyContent(body) } }),
    responses: {
      ...(answers === undefined
        ? { 204: { description: 'Fatto' } }
        : { [status ?? 200]: { description: 'Fatto', content: { 'application/json': { schema: ref(answers) } } } }),
      ...Object.fromEntries(
        [...new Set(known)].map((code) => [
          code,
          { description: faultTexts[code], content: { 'application/problem+json': { schema: ref('Fault') } } },
        ]),
      ),
    },
  }
}

const idempotencyKey: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'La stessa chiave con la stessa richiesta ridà la stessa risposta.',
  schema: { type: 'string', maxLength: 200 },
}

function bodyContent(name: string): Json {
  return name === 'file'
    ? { 'application/octet-stream': { schema: { type: 'string', contentMediaType: 'application/octet-stream' } } }
    : { 'application/json': { schema: ref(name) } }
}
