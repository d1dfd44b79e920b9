import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { env } from '@/lib/kernel/config/env.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { consumeRateLimit, rateLimits } from '@/lib/kernel/rate-limits/rate-limits.server'
import { dealershipApi, fileTrialHref } from '@/lib/kernel/routes/dealer-area'
import { routes } from '@/lib/kernel/routes/routes'
import { maxFileBytes } from '@/lib/market/dealer-imports/dealer-import'
import { admitTrial, startTrial } from '@/lib/market/dealer-imports/file-trials.server'
import { isExpected, isNavigation } from '@/lib/server/http/error-response.server'
import { failedOutcome, outcomeCookie } from '@/lib/server/http/form-outcome.server'
import type { RequestContext } from '@/lib/server/http/request-context.server'
import { requireCsrfToken } from '@/lib/server/http/request-guards.server'
import { isFileForm, type ReceivedFile, receiveFiles } from './receive-files.server'

/** Receives a file that a visitor tries. A browser goes on to its report, or back to the form with the fault; a script gets the address of the report. */
export async function receiveTrialFile(call: RequestContext): Promise<{ next: string } | undefined> {
  const { db, request, response } = call
  const reception = {
    folder: path.join(tmpdir(), 'ingrana-uploads'),
    maxFileBytes,
    maxFiles: 1,
    async admit(fields: ReadonlyMap<string, string>) {
      await requireCsrfToken(request.headers['x-csrf-token'] ?? fields.get('_csrf'), request.cookies, env().siteUrl)
      await consumeRateLimit(db, rateLimits.fileTrialFromAddress, call.address())
    },
  }
  try {
    if (!isFileForm(request)) throw new AppError('invalid', 'no form with a file', { shownText: 'Scegli un file.' })
    const next = fileTrialHref(await receiveFiles(request, reception, ([file]) => begin(call, file)))
    if (!isNavigation(request)) return { next }
    response.writeHead(303, { Location: next }).end()
  } catch (error) {
    if (!isNavigation(request) || !isExpected(error)) throw error
    response.appendHeader('Set-Cookie', outcomeCookie(failedOutcome(error, { form: dealershipApi.trialFile }), env().siteUrl))
    response.writeHead(303, { Location: routes.fileTrial }).end()
  }
  return undefined
}

async function begin({ db }: RequestContext, file: ReceivedFile | undefined): Promise<string> {
  if (!file || file.bytes === 0) throw new AppError('invalid', 'no file', { shownText: 'Scegli un file che non sia vuoto.' })
  if (file.bytes > maxFileBytes)
    throw new AppError('tooLarge', 'too large', {
      shownText: `Il file supera ${maxFileBytes / 1024 / 1024} MB: per la prova bastano i primi veicoli.`,
    })
  await admitTrial(db)
  return startTrial(db, { fileName: file.name, bytes: await readFile(file.path) })
}
