import type { IncomingMessage, ServerResponse } from 'node:http'
import type { NextApiHandler } from 'next'
import { apiResolver } from 'next/dist/server/api-utils/node/api-resolver.js'

/** Of drafts that Next shows to editors, which there are none of. */
const noPreview = { previewModeId: '', previewModeEncryptionKey: '', previewModeSigningKey: '', dev: false }

/** Calls a handler of Next as Next does, without looking for it among all pages first; it is given no parameters of the address. */
export function callDirectly(handler: NextApiHandler): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const called = { default: handler, config: { api: { bodyParser: false } } }
  return (request, response) => apiResolver(request, response, {}, called, noPreview, true)
}
