import type { GetServerSidePropsContext } from 'next'
import { findValidChoice } from '@/lib/accounts/consent/choice-cookie'
import { choiceCookie } from '@/lib/accounts/consent/privacy-choice'
import { countWaiting, type Waiting } from '@/lib/accounts/news/news-queries.server'
import { findSession } from '@/lib/accounts/sessions/find-session.server'
import type { Session } from '@/lib/accounts/sessions/session'
import { readCookie } from '@/lib/accounts/sessions/session-cookie.server'
import type { User } from '@/lib/accounts/users/user'
import type { WatchlistSummary } from '@/lib/accounts/watchlist/watchlist'
import { getWatchlistSummary } from '@/lib/accounts/watchlist/watchlist-queries.server'
import { findPageExperiments } from '@/lib/experimentation/experiments/find-page-experiments.server'
import { abTestsOf, type PageExperiments } from '@/lib/experimentation/experiments/page-experiments'
import { type DeviceType, deviceTypeOf } from '@/lib/kernel/browser/device-type'
import { env } from '@/lib/kernel/config/env.server'
import type { SisterSite } from '@/lib/kernel/config/sister-sites'
import { getDb } from '@/lib/kernel/db/db.server'
import { shared } from '@/lib/kernel/process/shared.server'
import type { FormOutcome } from '@/lib/server/http/form-outcome'
import { readOutcome } from '@/lib/server/http/form-outcome.server'
import { giveCsrfToken } from '@/lib/server/http/request-guards.server'

/** The props of every page besides its own data. For an anonymous visitor outside experiments nothing of it is personal, so the page may be cached. */
export type CommonPageProps = {
  csrf: string
  isUserLogged: 'true' | 'false'
  abTests: string
  /** The question about privacy stands in the page. */
  showsPrivacyBanner: boolean
  referer: string
  deviceType: DeviceType
  userProfile: Pick<User, 'displayName' | 'phone' | 'email' | 'role'> | null
  siteUrl: string
  sisterSites: readonly SisterSite[]
  /** True where the market is invented, else left out. */
  hasDemoMarket?: true
  /** True where the page is rendered in one piece, else left out. */
  isWhole?: true
  /** The summary of their list; null for anonymous visitors. */
  watchlist: WatchlistSummary | null
  /** The counts in their menu; null for anonymous visitors. */
  waiting: Waiting | null
  experiments: PageExperiments | null
  /** The outcome of a form sent without JavaScript; only pages with a form read it. */
  outcome: FormOutcome | null
}

type Context = GetServerSidePropsContext

export function anonymousProps(context: Context): CommonPageProps {
  const experiments = findPageExperiments(context, undefined)
  return {
    csrf: '',
    isUserLogged: 'false',
    abTests: abTestsOf(experiments),
    showsPrivacyBanner: findValidChoice(context.req.cookies[choiceCookie]) === undefined,
    referer: '',
    deviceType: deviceTypeOf(context.req.headers['user-agent']),
    userProfile: null,
    siteUrl: env().siteUrl,
    sisterSites: env().sisterSites,
    ...(shared('hasDemoMarket') && { hasDemoMarket: true }),
    ...(shared('rendersWholePages') && { isWhole: true }),
    watchlist: null,
    waiting: null,
    experiments,
    outcome: null,
  }
}

export function findVisitorSession({ req }: Context): Promise<Session | undefined> {
  return findSession(getDb('sessions'), readCookie(req.cookies, 'session', env().siteUrl))
}

export async function visitorProps(
  context: Context,
  anonymous: CommonPageProps,
  session: Session | undefined,
  withForm: boolean,
): Promise<CommonPageProps> {
  const props = { ...anonymous }
  if (withForm) props.outcome = readOutcome(context.req.cookies, env().siteUrl) ?? null
  if (withForm || session) props.csrf = await giveCsrfToken(context.req.cookies, context.res, session?.user.id)
  if (!session) return props
  const { id, displayName, phone, email, role } = session.user
  const experiments = findPageExperiments(context, role === 'user' ? 'private' : role === 'dealer' ? 'dealer' : 'staff')
  const referer = context.req.headers.referer?.slice(0, maxRefererLength) ?? ''
  return {
    ...props,
    abTests: abTestsOf(experiments),
    experiments,
    isUserLogged: 'true',
    referer,
    userProfile: { displayName, phone, email, role },
    watchlist: await getWatchlistSummary(getDb(), id),
    waiting: await countWaiting(getDb(), session.user),
  }
}

const maxRefererLength = 500
