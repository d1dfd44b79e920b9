import type { BrowserClient, ErrorEvent, Event, makeFetchTransport } from '@sentry/nextjs'
import { cleanText, cleanTexts, hidePersonal, longestText } from './clean-text'

type Transport = ReturnType<typeof makeFetchTransport>

/** A stack has ten frames otherwise; Sentry itself cuts it at as many. */
export const stackFrames = 50

/** The specification's limits, and nothing beyond the failure itself: no person, no body, no cookie, no header. */
export const reportOptions = {
  maxBreadcrumbs: 100,
  maxValueLength: longestText,
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

/** Before Sentry cuts it: half an e-mail address is not recognised any more. */
export function cleanFailure({ exception }: Event): void {
  if (exception) cleanTexts(exception, hidePersonal)
}

function withoutIdentifiers(report: ErrorEvent): ErrorEvent {
  delete report.user
  delete report.request
  delete report.server_name
  delete report.contexts?.trace // an id that would join the reports of one visit
  delete report.sdkProcessingMetadata // holds that id too
  return report
}

/** The same way out, but what personal texts may hold is taken off everything that leaves. */
export function cleaning<Options>(open: (options: Options) => Transport): (options: Options) => Transport {
  return (options) => {
    const { send, flush } = open(options)
    return {
      flush,
      send: (envelope) => {
        for (const item of envelope[1]) cleanItem(item)
        return send(envelope)
      },
    }
  }
}

/** A report is an object; a recording of a visit is one long text, whose header tells its length. */
function cleanItem(item: readonly unknown[]): void {
  const [header, payload] = item
  if (typeof payload === 'object' && payload !== null) return cleanTexts(payload, cleanText)
  if (typeof payload !== 'string' || typeof header !== 'object' || header === null) return
  const text = hidePersonal(payload)
  Reflect.set(item, 1, text)
  Reflect.set(header, 'length', new TextEncoder().encode(text).length)
}
