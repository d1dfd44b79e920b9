import type { IncomingMessage } from 'node:http'
import { api } from '@/lib/kernel/routes/routes'

const uploads = {
  POST: /^\/api\/(?:v1\/drafts\/[^/?]+\/photos|v1\/dealers\/trials|v1\/pages\/private\/ads\/[^/?]+\/papers|v1\/pages\/private\/dealers\/(?:imports|logo|photos)|partner\/v1\/imports)(?:\?|$)/,
  PUT: /^\/api\/v1\/drafts\/[^/?]+\/uploads\/[^/?]+(?:\?|$)/,
}

/** Whether a request brings files: it may take longer than others, and waits among its own kind. */
export function isUpload({ method, url = '' }: Pick<IncomingMessage, 'method' | 'url'>): boolean {
  return (method === 'POST' || method === 'PUT') && uploads[method].test(url)
}

/** Whether a request brings events of experiments: it waits for the database nearly all of its time, and those that wait together are written together. */
export function isEventBatch({ method, url = '' }: Pick<IncomingMessage, 'method' | 'url'>): boolean {
  return method === 'POST' && url.split('?', 1)[0] === api.experimentEvents
}
