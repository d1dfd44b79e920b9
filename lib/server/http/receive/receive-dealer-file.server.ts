import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Dealership } from '@/lib/accounts/dealerships/dealership'
import { requireDealership } from '@/lib/accounts/dealerships/require-dealership.server'
import type { User } from '@/lib/accounts/users/user'
import { env } from '@/lib/kernel/config/env.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { dealerArea, dealerAreaHref, dealershipApi, importHref } from '@/lib/kernel/routes/dealer-area'
import { maxFileBytes } from '@/lib/market/dealer-imports/dealer-import'
import { startImport } from '@/lib/market/dealer-imports/dealer-imports.server'
import { isExpected, isNavigation } from '@/lib/server/http/error-response.server'
import { failedOutcome, outcomeCookie } from '@/lib/server/http/form-outcome.server'
import type { RequestContext } from '@/lib/server/http/request-context.server'
import { requireCsrfToken } from '@/lib/server/http/request-guards.server'
import { type ReceivedFile, receiveFiles } from './receive-files.server'

/** Takes in a file with a dealer's stock. A browser goes on to its columns, or back to the form that says what is wrong; a script gets where to go. */
export async function receiveDealerFile(call: RequestContext, user: User): Promise<{ next: string } | undefined> {
  const acting: { dealership?: Dealership } = {}
  const reception = {
    folder: path.join(tmpdir(), 'ingrana-uploads'),
    maxFileBytes,
    maxFiles: 1,
    async admit(fields: ReadonlyMap<string, string>) {
      await requireCsrfToken(call.request.headers['x-csrf-token'] ?? fields.get('_csrf'), call.request.cookies, env().siteUrl)
      acting.dealership = await requireDealership(call.db, user, fields.get('concessionaria') || undefined, 'changeStock')
    },
  }
  try {
    const next = await receiveFiles(call.request, reception, ([file]) => begin(call, user, acting.dealership, file))
    if (!isNavigation(call.request)) return { next }
    call.response.writeHead(303, { Location: next }).end()
  } catch (error) {
    if (!isNavigation(call.request) || !isExpected(error)) throw error
    call.response.appendHeader('Set-Cookie', outcomeCookie(failedOutcome(error, { form: dealershipApi.imports }), env().siteUrl))
    const page = acting.dealership ? dealerAreaHref(dealerArea.imports, acting.dealership.slug) : dealerArea.imports
    call.response.writeHead(303, { Location: page }).end()
  }
  return undefined
}

async function begin(
  { db }: RequestContext,
  user: User,
  dealership: Dealership | undefined,
  file: ReceivedFile | undefined,
): Promise<string> {
  if (!dealership || !file || file.bytes === 0) throw new AppError('invalid', 'no file', { shownText: 'Scegli il file con lo stock.' })
  if (file.bytes > maxFileBytes)
    throw new AppError('tooLarge', 'too large', {
      shownText: `Il file supera ${maxFileBytes / 1024 / 1024} MB: dividilo, o togli ciò che non è un veicolo.`,
    })
  const { dealerId, slug } = dealership
  const id = await startImport(db, { dealerId, userId: user.id, fileName: file.name, bytes: await readFile(file.path) })
  return importHref(id, slug)
}
