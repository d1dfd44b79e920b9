import type { IncomingMessage } from 'node:http'

const uploads = /^\/api\/v1\/drafts\/[^/?]+\/photos(?:\?|$)/

/** Whether a request brings files: it may take longer than others, and waits among its own kind. */
export function isUpload({ method, url = '' }: Pick<IncomingMessage, 'method' | 'url'>): boolean {
  return method === 'POST' && uploads.test(url)
}
