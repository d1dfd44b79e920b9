import { chooseLogo, chooseRequestedLogo, findWaitingRequest } from '@/lib/accounts/dealerships/choose-logo.server'
import { requireDealership } from '@/lib/accounts/dealerships/require-dealership.server'
import type { User } from '@/lib/accounts/users/user'
import { env } from '@/lib/kernel/config/env.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { consumeRateLimit, rateLimits } from '@/lib/kernel/rate-limits/rate-limits.server'
import { dealerArea, dealerAreaHref, dealershipApi } from '@/lib/kernel/routes/dealer-area'
import { keepLogo, maxLogoBytes } from '@/lib/market/photos/dealer-logo.server'
import { incomingFolder } from '@/lib/market/photos/photo-store.server'
import { isExpected, isNavigation } from '@/lib/server/http/error-response.server'
import { doneOutcome, failedOutcome, outcomeCookie } from '@/lib/server/http/form-outcome.server'
import type { RequestContext } from '@/lib/server/http/request-context.server'
import { requireCsrfToken } from '@/lib/server/http/request-guards.server'
import { type ReceivedFile, receiveFiles } from './receive-files.server'

const form = dealershipApi.logo
const notice = 'Logo caricato.'

/** The target of a logo: a dealer, or the request of somebody who wants to be one. */
type Target = { page: string; choose: (logoId: string) => Promise<void> }

/** Takes in the logo of a dealer, or of a request that waits. A browser goes back to the page, a script gets what its form would. */
export async function receiveLogo(call: RequestContext, user: User): Promise<{ next: string; notice: string } | undefined> {
  let target: Target | undefined
  const reception = {
    folder: incomingFolder(),
    maxFileBytes: maxLogoBytes,
    maxFiles: 1,
    async admit(fields: ReadonlyMap<string, string>) {
      await requireCsrfToken(call.request.headers['x-csrf-token'] ?? fields.get('_csrf'), call.request.cookies, env().siteUrl)
      target = await targetOf(call, user, fields.get('concessionaria') ?? '')
      await consumeRateLimit(call.db, rateLimits.photoFromAddress, call.address())
    },
  }
  try {
    await receiveFiles(call.request, reception, ([file]) => choose(call, target, file))
    const page = target?.page ?? dealerArea.overview
    if (!isNavigation(call.request)) return { next: page, notice }
    goBack(call, page, doneOutcome(form, notice))
  } catch (error) {
    if (!isNavigation(call.request) || !isExpected(error)) throw error
    goBack(call, target?.page ?? dealerArea.overview, failedOutcome(error, { form }))
  }
  return undefined
}

async function targetOf(call: RequestContext, user: User, slug: string): Promise<Target> {
  if (slug !== '') {
    const dealership = await requireDealership(call.db, user, slug, 'manageStaff')
    return {
      page: dealerAreaHref(dealerArea.profile, dealership.slug),
      choose: (logoId) => chooseLogo(call.db, dealership, user, logoId),
    }
  }
  const request = await findWaitingRequest(call.db, user.id)
  return { page: dealerArea.overview, choose: (logoId) => chooseRequestedLogo(call.db, request, logoId) }
}

async function choose({ db }: RequestContext, target: Target | undefined, file: ReceivedFile | undefined): Promise<void> {
  if (!target || !file || file.bytes === 0) throw new AppError('invalid', 'no file', { shownText: 'Scegli il file con il logo.' })
  await target.choose(await keepLogo(db, file))
}

function goBack({ response }: RequestContext, page: string, outcome: Parameters<typeof outcomeCookie>[0]): void {
  response.appendHeader('Set-Cookie', outcomeCookie(outcome, env().siteUrl))
  response.writeHead(303, { Location: page }).end()
}
