import { request } from 'node:http'

type Answer = { status: number; location: string; body: string }

/** Asks for an address exactly as written: what clients would tidy up (`..`, `//`, lone `%`) reaches the server. */
export function rawGet(baseUrl: string, path: string): Promise<Answer> {
  const { hostname, port } = new URL(baseUrl)
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path, agent: false }, (response) => {
      let body = ''
      response.setEncoding('utf8').on('data', (part: string) => (body += part)).on('end', () => resolve({ status: response.statusCode ?? 0, location: response.headers.location ?? '', body }))
    })
    asked.on('error', reject).end()
  })
}
