import type { GetServerSideProps, GetServerSidePropsContext, GetServerSidePropsResult } from 'next'
import type { Session } from '@/lib/accounts/sessions/session'
import type { User } from '@/lib/accounts/users/user'
import { env } from '@/lib/kernel/config/env.server'
import { type Db, getDb } from '@/lib/kernel/db/db.server'
import { readShared } from '@/lib/kernel/db/replicas.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { log } from '@/lib/kernel/errors/log.server'
import { loggedPath } from '@/lib/kernel/errors/logged-path'
import { reportFailure } from '@/lib/kernel/errors/report-failure.server'
import { routes } from '@/lib/kernel/routes/routes'
import { outcomeRemoval } from '@/lib/server/http/form-outcome.server'
import { cacheableAddress } from '@/lib/server/page-cache/cacheable-address'
import { isPersonal } from '@/lib/server/page-cache/visit.server'
import { allowOwnFrames } from '@/lib/server/runtime/front/security-headers.server'
import { anonymousProps, type CommonPageProps, findVisitorSession, visitorProps } from './common-page-props.server'

export type { CommonPageProps }

type PageContext = {
  db: Db
  context: GetServerSidePropsContext
  /** The logged-in person, if there is one. */
  user: User | undefined
  session: Session | undefined
  /** Sends anonymous visitors to the login and back here afterwards. */
  requireUser(): Promise<User>
  requireSession(): Promise<Session>
  /** Ends the page here and sends the visitor on. */
  redirect(to: string, how: 'permanent' | 'temporary'): never
}
/** `form`: the page has a form that anonymous visitors may send, so it carries a csrf token and is nobody else's. */
type PagePropsOptions = { form?: boolean }

class Redirect extends Error {
  constructor(
    readonly to: string,
    readonly permanent: boolean,
  ) {
    super(`redirect to ${to}`)
  }
}

function redirect(to: string, how: 'permanent' | 'temporary'): never {
  throw new Redirect(to, how === 'permanent')
}

/** Every page's getServerSideProps: works out who is visiting, loads the data of the page, and turns failures into answers. */
export function pageProps<P extends Record<string, unknown>>(
  load: (visit: PageContext) => Promise<P>,
  options?: PagePropsOptions,
): GetServerSideProps<P & CommonPageProps>
export function pageProps(
  load: (visit: PageContext) => Promise<Record<string, unknown>>,
  { form = false }: PagePropsOptions = {},
): GetServerSideProps {
  return async (context) => {
    let visitor = anonymousProps(context)
    if (visitor.experiments?.assigned.some(({ isPreview }) => isPreview)) allowOwnFrames(context.res)
    // Next would send «no-store», which keeps browsers from going back without a request.
    context.res.setHeader('Cache-Control', `${visitor.experiments ? 'private' : 'public'}, max-age=0, must-revalidate`)
    try {
      const session = await findVisitorSession(context)
      if (session || form) context.res.setHeader('Cache-Control', 'private, no-store')
      visitor = await visitorProps(context, visitor, session, form)
      const read = (db: Db) => load(visitOf(db, context, session))
      const own = await (session ? read(getDb()) : loadShared(context, read))
      if (visitor.outcome) context.res.appendHeader('Set-Cookie', outcomeRemoval(env().siteUrl)) // a redirect has shown nothing yet
      return { props: { ...visitor, ...own } }
    } catch (error) {
      return errorResult(error, context, visitor)
    }
  }
}

/** Pages that are alike for all who are not logged in are read from replicas. A visitor who may have written something reads from the primary. */
function loadShared({ req }: GetServerSidePropsContext, read: (db: Db) => Promise<Record<string, unknown>>): Promise<object> {
  const isShared = cacheableAddress(req.url ?? '') !== undefined && !isPersonal(req.headers)
  return isShared ? readShared(read) : read(getDb())
}

function visitOf(db: Db, context: GetServerSidePropsContext, session: Session | undefined): PageContext {
  const requireSession = async () => {
    if (session?.leavesAt === null) return session
    if (session) return redirect(routes.accountDeletion, 'temporary')
    context.res.setHeader('Cache-Control', 'private, no-store')
    return redirect(`${routes.login}?dopo=${encodeURIComponent(context.resolvedUrl)}`, 'temporary')
  }
  return {
    db,
    context,
    session,
    user: session?.user,
    requireSession,
    requireUser: async () => (await requireSession()).user,
    redirect,
  }
}

/** A redirect is Next's own answer; for a failure `_app` shows the error screen with the status set here. Next's own 404 page would not have the props. */
function errorResult(
  error: unknown,
  context: GetServerSidePropsContext,
  visitor: CommonPageProps,
): GetServerSidePropsResult<CommonPageProps & { errorStatus: number }> {
  if (error instanceof Redirect) return { redirect: { destination: error.to, permanent: error.permanent } }
  const status = error instanceof AppError ? error.status : 500
  const path = loggedPath(context.resolvedUrl)
  if (!(error instanceof AppError)) reportFailure(error, { path, status }, 'page failed')
  else if (status >= 500) log().error({ err: error, path, status }, 'page failed')
  context.res.statusCode = status
  context.res.setHeader('Cache-Control', 'no-store')
  if (error instanceof AppError && error.retryAfterSeconds !== undefined) context.res.setHeader('Retry-After', error.retryAfterSeconds)
  return { props: { ...visitor, errorStatus: status } }
}
