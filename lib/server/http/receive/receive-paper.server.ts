import { requireOpenAd } from '@/lib/accounts/dossier/own-records.server'
import { storePaper } from '@/lib/accounts/dossier/papers.server'
import type { User } from '@/lib/accounts/users/user'
import { env } from '@/lib/kernel/config/env.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { consumeRateLimit, rateLimits } from '@/lib/kernel/rate-limits/rate-limits.server'
import { recordApi, recordsPath } from '@/lib/kernel/routes/dossier'
import { photoStore } from '@/lib/market/photos/open-photo-store.server'
import { maxPaperBytes } from '@/lib/market/photos/papers/paper-picture.server'
import { incomingFolder } from '@/lib/market/photos/photo-store.server'
import { isExpected, isNavigation } from '@/lib/server/http/error-response.server'
import { doneOutcome, failedOutcome, outcomeCookie } from '@/lib/server/http/form-outcome.server'
import { idIn, type RequestContext } from '@/lib/server/http/request-context.server'
import { requireCsrfToken } from '@/lib/server/http/request-guards.server'
import { receiveFiles } from './receive-files.server'

const notice = 'Carta ricevuta: una persona la guarda, e finché non l’ha guardata la vedi solo tu.'
const uncovered = 'Prima copri targa, nome e indirizzo: senza, la carta non si manda.'

/** Takes in the picture of a paper, masked already by its sender, who says so. A browser goes back to the page, a script gets what its form would. */
export async function receivePaper(call: RequestContext, user: User): Promise<{ next: string; notice: string } | undefined> {
  const adId = idIn(call.request.query)
  const [form, page] = [recordApi.papers(adId), recordsPath(adId)]
  let recordId = 0
  const reception = {
    folder: incomingFolder(),
    maxFileBytes: maxPaperBytes,
    maxFiles: 1,
    async admit(fields: ReadonlyMap<string, string>) {
      await requireCsrfToken(call.request.headers['x-csrf-token'] ?? fields.get('_csrf'), call.request.cookies, env().siteUrl)
      await requireOpenAd(call.db, user, adId)
      if (fields.get('coperta') !== 'si') throw new AppError('invalid', 'not said to be masked', { shownText: uncovered })
      recordId = Number(fields.get('riga') ?? 0)
      await consumeRateLimit(call.db, rateLimits.photoFromAddress, call.address())
    },
  }
  try {
    await receiveFiles(call.request, reception, async ([file]) => {
      if (!file || file.bytes === 0) throw new AppError('invalid', 'no file', { shownText: 'Scegli la foto della carta.' })
      if (!Number.isSafeInteger(recordId)) throw new AppError('notFound', 'no such record')
      await storePaper(call.db, photoStore(), user, adId, { recordId, path: file.path, bytes: file.bytes })
    })
    if (!isNavigation(call.request)) return { next: page, notice }
    goBack(call, page, doneOutcome(form, notice))
  } catch (error) {
    if (!isNavigation(call.request) || !isExpected(error)) throw error
    goBack(call, page, failedOutcome(error, { form }))
  }
  return undefined
}

function goBack({ response }: RequestContext, page: string, outcome: Parameters<typeof outcomeCookie>[0]): void {
  response.appendHeader('Set-Cookie', outcomeCookie(outcome, env().siteUrl))
  response.writeHead(303, { Location: page }).end()
}
