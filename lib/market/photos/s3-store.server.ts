import { createHash } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import type { PhotoBucket } from '@/lib/kernel/config/photo-bucket'
import { AppError } from '@/lib/kernel/errors/app-error'
import type { PhotoStore } from './photo-store.server'

type Retries = { timeoutMs: number; attempts: number; firstPauseMs: number }
type Call = { method: 'GET' | 'PUT' | 'DELETE'; url: string; content?: Buffer }
type Answer = { status: number; content: Buffer }

/** The slowest call and its repetitions end within the 30 seconds of a request. */
const retries: Retries = { timeoutMs: 8_000, attempts: 3, firstPauseMs: 200 }
/** What the store writes; anything else in the bucket is not ours to list. */
const folders = ['originals/', 'pictures/'] as const

/** Photographs in a bucket that speaks the protocol of S3. What fails for a moment is tried again; what keeps failing is «unavailable». */
export function s3Store(place: PhotoBucket, retrying: Retries = retries): PhotoStore {
  const client = new AwsClient({ accessKeyId: place.keyId, secretAccessKey: place.secret, service: 's3', region: place.region, retries: 0 })
  const root = bucketUrl(place)
  const call = (request: Call) => callWithRetries(client, request, retrying)
  return {
    async put(key, content) {
      expectStatus(await call({ method: 'PUT', url: `${root}/${key}`, content }), 200)
    },
    async get(key) {
      const answer = await call({ method: 'GET', url: `${root}/${key}` })
      if (answer.status === 404) return undefined
      expectStatus(answer, 200)
      return answer.content
    },
    async delete(key) {
      expectStatus(await call({ method: 'DELETE', url: `${root}/${key}` }), 200, 204, 404)
    },
    async *list() {
      for (const folder of folders) {
        let next: string | undefined
        do {
          const params = new URLSearchParams({
            'list-type': '2',
            prefix: folder,
            ...(next !== undefined && { 'continuation-token': next }),
          })
          const answer = await call({ method: 'GET', url: `${root}/?${params}` })
          expectStatus(answer, 200)
          const page = answer.content.toString('utf8')
          yield* entriesOf(page)
          next = textOf(page, 'NextContinuationToken')
        } while (next !== undefined)
      }
    },
  }
}

function bucketUrl({ endpoint, bucket, pathStyle }: PhotoBucket): string {
  return pathStyle ? `${endpoint}/${bucket}` : endpoint.replace('://', `://${bucket}.`)
}

async function callWithRetries(client: AwsClient, request: Call, { timeoutMs, attempts, firstPauseMs }: Retries): Promise<Answer> {
  let failure: unknown
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    if (attempt > 0) await delay(firstPauseMs * 2 ** (attempt - 1) * (0.5 + Math.random()))
    try {
      const answer = await callOnce(client, request, timeoutMs)
      if (answer.status < 500 && answer.status !== 429) return answer
      failure = new Error(`the store of photographs answered ${answer.status}`)
    } catch (error) {
      failure = error
    }
  }
  throw new AppError('unavailable', 'the store of photographs fails', { cause: failure })
}

async function callOnce(client: AwsClient, { method, url, content }: Call, timeoutMs: number): Promise<Answer> {
  const hash = createHash('sha256')
    .update(content ?? '')
    .digest('hex')
  const response = await client.fetch(url, {
    method,
    headers: { 'X-Amz-Content-Sha256': hash },
    signal: AbortSignal.timeout(timeoutMs),
    ...(content && { body: new Uint8Array(content) }),
  })
  return { status: response.status, content: Buffer.from(await response.arrayBuffer()) }
}

function expectStatus({ status }: Answer, ...expected: number[]): void {
  if (!expected.includes(status)) throw new AppError('unavailable', `the store of photographs answered ${status}`)
}

function* entriesOf(page: string): Generator<{ key: string; writtenAt: Date }> {
  for (const entry of page.split('<Contents>').slice(1)) {
    const [key, written] = [textOf(entry, 'Key'), textOf(entry, 'LastModified')]
    if (key !== undefined && written !== undefined) yield { key, writtenAt: new Date(written) }
  }
}

/** Text of the first such element: our keys and the tokens of S3 have nothing that XML would write otherwise. */
function textOf(xml: string, name: string): string | undefined {
  const start = xml.indexOf(`<${name}>`)
  const end = xml.indexOf(`</${name}>`, start)
  return start < 0 || end < 0 ? undefined : xml.slice(start + name.length + 2, end)
}
