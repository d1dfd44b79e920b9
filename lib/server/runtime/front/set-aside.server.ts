import type { IncomingMessage, ServerResponse } from 'node:http'
import { log } from '@/lib/kernel/errors/log.server'
import { loggedPath } from '@/lib/kernel/errors/logged-path'
import { keyOf, type UnderWay } from '@/lib/server/runtime/under-way.mjs'
import { type EarlyAnswer, sendEarlyAnswer } from './early-answer.server'
import { isUpload } from './request-kinds'

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<unknown>

/** Records requests under way, and refuses for a while those that were under way each time a process died. Uploads are left out: they take as long as their line. */
export function setAside(handle: Handle, underWay: UnderWay): Handle {
  const logged = new Set<string>()
  return async (request, response) => {
    if (isUpload(request)) return handle(request, response)
    const { method = '', url = '' } = request
    const key = keyOf(method, url)
    const seconds = underWay.refusedSeconds(key)
    if (seconds !== undefined) {
      if (!logged.has(key))
        log().warn({ method, path: loggedPath(url), seconds }, 'refused for a while: processes died while it was under way')
      logged.add(key)
      return sendEarlyAnswer(request, response, refusedFor(seconds))
    }
    const end = underWay.begin(key, `${method} ${loggedPath(url)}`)
    try {
      return await handle(request, response)
    } finally {
      end()
    }
  }
}

const refusedFor = (seconds: number): EarlyAnswer => ({
  status: 503,
  code: 'unavailable',
  headers: { 'Retry-After': String(seconds) },
  text: 'Questa pagina ha un problema, e per qualche minuto non si può aprire. Il resto del sito funziona.',
})
