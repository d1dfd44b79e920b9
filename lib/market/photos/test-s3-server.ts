import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { PhotoBucket } from '@/lib/kernel/config/photo-bucket'

type Fault = '503' | 'hang' | 'cut'
type Stored = { content: Buffer; writtenAt: Date }

const region = 'eu-south-1'
const bucket = 'photos'
const keyId = 'test-key'
const secret = 'test-secret'
/** Keys on a page of a list: so few that a list of ten has pages. */
const pageSize = 3

export type TestS3 = {
  place: PhotoBucket
  objects: Map<string, Stored>
  /** Calls, in their order. */
  seen: string[]
  /** The next calls fail, one for each of these. */
  failNext: (...kinds: Fault[]) => void
  close: () => Promise<void>
}

/** A server that speaks as much of S3 as the store uses, and refuses what is not signed as Signature Version 4 has it. */
export async function startS3(): Promise<TestS3> {
  const objects = new Map<string, Stored>()
  const faults: Fault[] = []
  const seen: string[] = []
  const server = createServer((request, response) => {
    seen.push(`${request.method} ${request.url}`)
    void answer(request, response, objects, faults.shift()).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const place: PhotoBucket = { endpoint: `http://127.0.0.1:${address.port}`, region, bucket, keyId, secret, pathStyle: true }
  return {
    ...{ place, objects, seen },
    failNext: (...kinds) => void faults.push(...kinds),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** The settings of an application that stores its photographs there. */
export function s3Settings({ endpoint, region, bucket, keyId, secret }: PhotoBucket): Record<string, string> {
  return { PHOTO_S3_ENDPOINT: endpoint, PHOTO_S3_REGION: region, PHOTO_S3_BUCKET: bucket, PHOTO_S3_KEY_ID: keyId, PHOTO_S3_SECRET: secret }
}

async function answer(request: IncomingMessage, response: ServerResponse, objects: Map<string, Stored>, fault: Fault | undefined) {
  if (fault === 'hang') return
  const content = await buffer(request)
  const url = new URL(request.url ?? '/', 'http://s3.test')
  if (fault === '503') return void response.writeHead(503).end()
  if (!isSigned(request, url, content)) return void response.writeHead(403).end('<Code>SignatureDoesNotMatch</Code>')
  const key = url.pathname.slice(`/${bucket}/`.length)
  if (request.method === 'GET' && key === '') return void response.end(pageOf(objects, url.searchParams))
  const found = objects.get(key)
  if (request.method === 'PUT') objects.set(key, { content, writtenAt: new Date() })
  if (request.method === 'DELETE') objects.delete(key)
  if (request.method !== 'GET') return void response.writeHead(request.method === 'DELETE' ? 204 : 200).end()
  if (!found) return void response.writeHead(404).end('<Code>NoSuchKey</Code>')
  response.writeHead(200, { 'Content-Length': found.content.length })
  if (fault !== 'cut') return void response.end(found.content)
  response.write(found.content.subarray(0, found.content.length / 2), () => response.destroy())
}

function pageOf(objects: Map<string, Stored>, params: URLSearchParams): string {
  const after = params.get('continuation-token') ?? ''
  const keys = [...objects.keys()].filter((key) => key.startsWith(params.get('prefix') ?? '') && key > after).sort()
  const shown = keys.slice(0, pageSize)
  const entries = shown.map(
    (key) => `<Contents><Key>${key}</Key><LastModified>${objects.get(key)?.writtenAt.toISOString()}</LastModified></Contents>`,
  )
  const next = keys.length > pageSize ? `<NextContinuationToken>${shown.at(-1)}</NextContinuationToken>` : ''
  return `<ListBucketResult>${entries.join('')}${next}</ListBucketResult>`
}

const sha256 = (content: Buffer | string) => createHash('sha256').update(content).digest('hex')
const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest()

/** Signature Version 4, after the description of AWS, calculated apart from the library that signs. */
function isSigned({ method, headers }: IncomingMessage, url: URL, content: Buffer): boolean {
  const sent = /^AWS4-HMAC-SHA256 Credential=([^,]+), SignedHeaders=([^,]+), Signature=([\da-f]{64})$/.exec(headers.authorization ?? '')
  const [, credential = '', names = '', signature = ''] = sent ?? []
  const at = String(headers['x-amz-date'])
  const scope = `${at.slice(0, 8)}/${region}/s3/aws4_request`
  const contentHash = sha256(content)
  if (credential !== `${keyId}/${scope}` || headers['x-amz-content-sha256'] !== contentHash) return false
  const query = [...url.searchParams].map((pair) => pair.map(encodeURIComponent).join('=')).sort()
  const signedHeaders = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`)
  const canonical = [method, url.pathname, query.join('&'), signedHeaders.join(''), names, contentHash].join('\n')
  const key = [at.slice(0, 8), region, 's3', 'aws4_request'].reduce<Buffer | string>(hmac, `AWS4${secret}`)
  const expected = hmac(key, ['AWS4-HMAC-SHA256', at, scope, sha256(canonical)].join('\n'))
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'))
}
