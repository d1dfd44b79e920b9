import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { AppError } from '@/lib/kernel/errors/app-error'
import { type FetchBounds, publicLookup, readUrl } from './fetch-public-file.server'

export type PostBounds = Omit<FetchBounds, 'maxBytes'>

/**
 * Sends JSON, or what the headers say, to an address that comes from outside, with the same care as a file is fetched: public addresses only, connected to as they were checked. Follows
 * no redirect and reads no answer: gives its status. Throws `invalid` with a sentence for the person who typed it.
 */
export async function postPublic(
  address: string,
  { headers, body }: { headers: Readonly<Record<string, string>>; body: string | Buffer },
  bounds: PostBounds,
): Promise<number> {
  const url = readUrl(address, bounds)
  const isOwn = bounds.allowedHosts?.has(url.host) === true
  if (url.protocol !== 'https:' && !isOwn) throw new AppError('invalid', 'l’indirizzo non comincia con https://')
  const signal = AbortSignal.timeout(bounds.timeoutMs)
  try {
    return await new Promise<number>((resolve, reject) => {
      const options = {
        method: 'POST',
        signal,
        agent: false as const,
        headers: {
          'content-type': 'application/json',
          ...lowerCased(headers),
          'content-length': Buffer.byteLength(body),
          'user-agent': 'Ingrana (+https://ingrana.it)',
        },
        ...(!isOwn && { lookup: publicLookup }),
      }
      const call = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, options, (answer) => {
        answer.destroy()
        resolve(answer.statusCode ?? 0)
      })
      call.on('error', reject).end(body)
    })
  } catch (error) {
    if (error instanceof AppError) throw error
    throw new AppError('invalid', signal.aborted ? 'il server non risponde in tempo' : 'il server non si raggiunge', { cause: error })
  }
}

/** One spelling of each name, so that none is sent twice. */
function lowerCased(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
}
