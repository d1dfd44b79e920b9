import { standInPage } from './stand-in-page'
import { json, type StandIn } from './stand-in-server'

/** A notice as it arrived, encrypted for a browser that alone can read it. */
export type ReceivedPush = { browser: string; headers: Record<string, string>; body: Buffer }

const mostReceived = 50

/**
 * Takes notices for browsers as a push service does (RFC 8030), at `/push/` and any name. One whose name begins with `andato` is gone, one with `guasto` cannot be reached.
 * It cannot read them, as no push service can; its page says how many came, `/push.json?a=…` is for tests.
 */
export function pushService(received: ReceivedPush[] = []): StandIn {
  return async ({ path, method, headers, bytes, query }) => {
    if (path === '/push')
      return standInPage('Avvisi', `<p>Arrivati: ${received.length}. Li può leggere solo il browser a cui vanno: questo servizio no.</p>`)
    if (path === '/push.json') {
      const of = received.filter(({ browser }) => browser === query.get('a'))
      return json(of.map(({ body }) => body.toString('base64')))
    }
    const browser = /^\/push\/([\w-]{1,100})$/.exec(path)?.[1]
    if (browser === undefined) return undefined
    if (method !== 'POST') return { status: 405, headers: { Allow: 'POST' } }
    if (!headers.authorization?.startsWith('vapid ') || headers['content-encoding'] !== 'aes128gcm' || headers.ttl === undefined)
      return { status: 400 }
    if (browser.startsWith('andato')) return { status: 410 }
    if (browser.startsWith('guasto')) return { status: 503 }
    const texts = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
    received.push({ browser, headers: texts, body: bytes })
    received.splice(0, received.length - mostReceived)
    return { status: 201, headers: { Location: `/push/messages/${received.length}` } }
  }
}
