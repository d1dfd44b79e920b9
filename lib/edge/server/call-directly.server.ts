import type { IncomingMessage, ServerResponse } from 'node:http'
import type { NextApiHandler } from 'next'
import { apiResolver } from 'next/dist/server/api-utils/node/api-resolver.js'

const moduleOf = (handler: NextApiHandler) => ({ default: handler, config: { api: { bodyParser: false } } })
/** Of drafts that Next shows to editors, which there are none of. */
const noPreview = { previewModeId: '', previewModeEncryptionKey: '', previewModeSigningKey: '', dev: false }

/** Calls a handler of Next as Next does, without looking for it among all pages first; it is given no parameters of the address. */
export function callDirectly(handler: NextApiHandler): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const called = moduleOf(handler)
  return (request, response) => apiResolver(request, response, {}, called, noPreview, true)
}
