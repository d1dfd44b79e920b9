import type { NextApiRequest, NextApiResponse } from 'next'
import { AppError } from '@/lib/kernel/errors/app-error'

/** For what only our own pages may ask: no robot that follows links gets it, no other site can (the header needs its permission), and nothing keeps or indexes it. */
export function guardPhoneReveal({ request, response }: { request: NextApiRequest; response: NextApiResponse }): void {
  response.setHeader('Cache-Control', 'private, no-store')
  response.setHeader('X-Robots-Tag', 'noindex, nofollow')
  if (request.headers['x-requested-with'] === undefined)
    throw new AppError('forbidden', 'not asked by a script', { shownText: 'Il numero si vede dalla pagina dell’annuncio.' })
}
