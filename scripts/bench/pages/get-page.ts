import { get } from 'node:http'

export type Answer = { body: Buffer; firstByteMs: number; serverTiming: string | undefined }

/** Requests an address on a new connection, independent of earlier requests. Anything but 200 is a failure. */
export function getPage(url: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const startedAt = performance.now()
    get(url, { headers, agent: false }, (response) => {
      if (response.statusCode !== 200) return reject(new Error(`${url} answers ${response.statusCode}`))
      const parts: Buffer[] = []
      let firstByteMs = 0
      response.on('data', (part: Buffer) => {
        if (parts.push(part) === 1) firstByteMs = performance.now() - startedAt
      })
      const serverTiming = response.headers['server-timing']
      response.once('end', () => resolve({ body: Buffer.concat(parts), firstByteMs, serverTiming: serverTiming?.toString() }))
      response.once('error', reject)
    }).once('error', (error) => reject(new Error(`${url} is not answered: ${error.message}`)))
  })
}
