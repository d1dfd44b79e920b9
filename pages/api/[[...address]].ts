import type { NextApiHandler } from 'next'
import { AppError } from '@/lib/kernel/errors/app-error'
import { sendErrorResponse } from '@/lib/server/http/error-response.server'

export const config = { api: { bodyParser: false } }

/** Unknown addresses under /api: programs get JSON for every method. */
const answerUnknown: NextApiHandler = (request, response) =>
  sendErrorResponse(new AppError('notFound', 'no such address'), request, response)

export default answerUnknown
