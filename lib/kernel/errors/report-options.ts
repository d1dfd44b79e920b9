import type { BrowserClient, ErrorEvent, Event, makeFetchTransport } from '@sentry/nextjs'
import { mapStringsInPlace, maxTextLength, redactAndTruncate, redactPersonalData } from './redact'

type Transport = ReturnType<typeof makeFetchTransport>

/** The specification's limits, and nothing beyond the failure itself: no person, no body, no cookie, no header. */
export const reportOptions = {
  maxBreadcrumbs: 100,
  maxValueLength: maxTextLength,
  normalizeDepth: 3,
  normalizeMaxBreadth: 1_000,
  sendClientReports: false,
  enhanceFetchErrorMessages: false,
  dataCollection: {
    userInfo: false,
    cookies: false,
    httpHeaders: false,
    httpBodies: [],
    urlQueryParams: false,
    graphQL: { document: false, variables: false },
    genAI: { inputs: false, outputs: false },
    databaseQueryData: false,
    queues: false,
    stackFrameVariables: false,
    frameContextLines: 0,
  },
  beforeSend: withoutIdentifiers,
} satisfies Partial<ConstructorParameters<typeof BrowserClient>[0]>

/** Runs before Sentry truncates texts, because a truncated e-mail address would not be recognised. */
export function cleanFailure({ exception }: Event): void {
  if (exception) mapStringsInPlace(exception, redactPersonalData)
}

function withoutIdentifiers(report: ErrorEvent): ErrorEvent {
  delete report.user
  delete report.request
  delete report.server_name
  delete report.contexts?.trace // an id that would join the reports of one visit
  delete report.sdkProcessingMetadata // holds that id too
  return report
}

/** Wraps a transport: removes personal data from every envelope, and drops replay envelopes while recording is not allowed. */
export function redactingTransport<Options>(
  open: (options: Options) => Transport,
  mayRecord = () => false,
): (options: Options) => Transport {
  return (options) => {
    const { send, flush } = open(options)
    return {
      flush,
      send: async (envelope) => {
        if (!mayRecord() && envelope[1].some(([{ type }]) => type.startsWith('replay_'))) return {}
        for (const item of envelope[1]) cleanItem(item)
        return send(envelope)
      },
    }
  }
}

/** A report is an object; a recording of a visit is one long text, whose header tells its length. */
function cleanItem(item: readonly unknown[]): void {
  const [header, payload] = item
  if (typeof payload === 'object' && payload !== null) return mapStringsInPlace(payload, redactAndTruncate)
  if (typeof payload !== 'string' || typeof header !== 'object' || header === null) return
  const text = payload.split('\n').map(cleanJson).join('\n')
  Reflect.set(item, 1, text)
  Reflect.set(header, 'length', new TextEncoder().encode(text).length)
}

/** Parsed before cleaning: in the JSON text, the n of an escaped line break would be taken for part of the e-mail address after it. */
function cleanJson(line: string): string {
  const events: unknown = JSON.parse(line)
  if (typeof events === 'object' && events !== null) mapStringsInPlace(events, redactPersonalData)
  return JSON.stringify(events)
}
