import { randomInt } from 'node:crypto'
import { type IncomingHttpHeaders, request as sendRequest } from 'node:http'
import { availableParallelism, loadavg } from 'node:os'
import { expect } from '@playwright/test'
import { asRecord } from './record'
import { asHuman } from './stand-ins'

export type Answer = { status: number; headers: IncomingHttpHeaders; body: string; cookies: string[] }
type Sent = {
  headers?: Record<string, string>
  body?: string | Buffer
  /** Left out: this visitor's own token. */
  csrf?: string | null
}
type Fields = Record<string, string>

/** What a browser says when it sends a form by itself. */
export const asForm = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

/** Someone with a cookie jar and a loopback address of their own, so that what one test gets wrong is not counted against another. */
export class HttpClient {
  readonly cookies = new Map<string, string>()
  constructor(
    private readonly baseUrl: string,
    readonly address = `127.${randomInt(1, 250)}.${randomInt(1, 250)}.${randomInt(2, 250)}`,
  ) {}

  send(method: string, path: string, { headers = {}, body }: Sent = {}): Promise<Answer> {
    const { port } = new URL(this.baseUrl)
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const own = {
      accept: '*/*',
      ...(cookie ? { cookie } : {}),
      ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
    }
    return new Promise((resolve, reject) => {
      const outgoing = sendRequest(
        {
          hostname: '127.0.0.1',
          port,
          path,
          method,
          localAddress: this.address,
          agent: false,
          headers: { host: `localhost:${port}`, ...own, ...headers },
        },
        (response) => {
          let text = ''
          response
            .setEncoding('utf8')
            .on('data', (part: string) => (text += part))
            .on('end', () => {
              const cookies = response.headers['set-cookie'] ?? []
              cookies.forEach((line) => this.keep(line))
              resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text, cookies })
            })
        },
      )
      outgoing.on('error', reject).end(body)
    })
  }

  get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
    return this.send('GET', path, { headers })
  }

  async csrf(): Promise<string> {
    const { body } = await this.get('/api/v1/csrf')
    return String(asRecord(body)['csrf'])
  }

  /** A form, by default with this visitor's token. */
  async post(path: string, fields: Fields, { headers, csrf }: Sent = {}): Promise<Answer> {
    const token = csrf === undefined ? await this.csrf() : csrf
    const body = new URLSearchParams({ ...fields, ...(token === null ? {} : { _csrf: token }) }).toString()
    return this.send('POST', path, { body, headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers } })
  }

  /** A form that only people may send. */
  async postAsHuman(path: string, fields: Fields, sent: Sent = {}): Promise<Answer> {
    return this.post(path, await asHuman(fields), sent)
  }

  async postJson(path: string, value: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    return this.send('POST', path, {
      body: JSON.stringify(value),
      headers: { 'content-type': 'application/json', 'x-csrf-token': await this.csrf(), ...headers },
    })
  }

  async logIn(email: string, password: string): Promise<void> {
    expect(await this.post('/login', { username: email, password }), `login of ${email}`).toMatchObject({ status: 200 })
  }

  /** Another browser with the same cookies, at another machine of the site if it is named. */
  copy(baseUrl = this.baseUrl): HttpClient {
    const copy = new HttpClient(baseUrl)
    for (const [name, value] of this.cookies) copy.cookies.set(name, value)
    return copy
  }

  private keep(line: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    if (/max-age=0(;|$)/i.test(line)) this.cookies.delete(name)
    else this.cookies.set(name, value)
  }
}

/** What we promise where a machine has time for all; one that has more to do than its cores can takes so many times longer. */
export function onBusyMachine(promisedMs: number): number {
  const [load = 0] = loadavg()
  return promisedMs * Math.max(1, load / availableParallelism())
}

/** The median of a list; 0 for an empty one. */
export function median(list: number[]): number {
  return list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0
}
