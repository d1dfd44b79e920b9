import type { BrowserClient, ErrorEvent, Event, makeFetchTransport } from '@sentry/nextjs'
import { cleanText, cleanTexts, hidePersonal, longestText } from './clean-text'

type Transport = ReturnType<typeof makeFetchTransport>

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

/** The same way out, but what personal texts may hold is taken off everything that leaves, and of a recording nothing leaves, nor is tried again, while it is not allowed. */
export function cleaning<Options>(open: (options: Options) => Transport, mayRecord = () => false): (options: Options) => Transport {
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
  if (typeof payload === 'object' && payload !== null) return cleanTexts(payload, cleanText)
  if (typeof payload !== 'string' || typeof header !== 'object' || header === null) return
  const text = payload.split('\n').map(cleanJson).join('\n')
  Reflect.set(item, 1, text)
  Reflect.set(header, 'length', new TextEncoder().encode(text).length)
}

/** Cleaned as what it means: in the text of it a break before an address (`\\nanna@…`) would be taken for its first letter. */
function cleanJson(line: string): string {
  const events: unknown = JSON.parse(line)
  if (typeof events === 'object' && events !== null) cleanTexts(events, hidePersonal)
  return JSON.stringify(events)
}
