import type { NextApiHandler } from 'next'
import { AppError } from '@/lib/kernel/errors/app-error'
import { sendErrorResponse } from '@/lib/server/http/error-response.server'

export const config = { api: { bodyParser: false } }

/** Addresses under /api that nothing stands on: programs get JSON, whatever they ask with. */
const answerUnknown: NextApiHandler = (request, response) =>
  sendErrorResponse(new AppError('notFound', 'no such address'), request, response)

export default answerUnknown
