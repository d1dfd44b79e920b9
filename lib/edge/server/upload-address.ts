import type { IncomingMessage } from 'node:http'

const uploads = {
  POST: /^\/api\/(?:v1\/drafts\/[^/?]+\/photos|v1\/pages\/private\/dealers\/(?:imports|logo)|partner\/v1\/imports)(?:\?|$)/,
  PUT: /^\/api\/v1\/drafts\/[^/?]+\/uploads\/[^/?]+(?:\?|$)/,
}

/** Whether a request brings files: it may take longer than others, and waits among its own kind. */
export function isUpload({ method, url = '' }: Pick<IncomingMessage, 'method' | 'url'>): boolean {
  return (method === 'POST' || method === 'PUT') && uploads[method].test(url)
}
