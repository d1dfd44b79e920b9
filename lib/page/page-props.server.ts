import type { GetServerSideProps, GetServerSidePropsContext, GetServerSidePropsResult } from 'next'
import { env } from '@/lib/config/env.server'
import { getDb, type Db } from '@/lib/db/db.server'
import { AppError } from '@/lib/errors/app-error'
import { log } from '@/lib/errors/log.server'
import { deviceTypeOf, type DeviceType } from './device-type'

/** What every page is given besides its own data. For an anonymous visitor nothing of it is personal, so the page may be cached. */
export type VisitorProps = {
  csrf: string
  isUserLogged: 'true' | 'false'
  abTests: string
  referer: string
  deviceType: DeviceType
  userProfile: { displayName: string; phone: string; email: string } | null
  siteUrl: string
}

type Visit = {
  db: Db
  context: GetServerSidePropsContext
  /** Ends the page here and sends the visitor on. */
  redirect(to: string, how: 'permanent' | 'temporary'): never
}

class Redirect extends Error {
  constructor(readonly to: string, readonly permanent: boolean) {
    super(`redirect to ${to}`)
  }
}

function redirect(to: string, how: 'permanent' | 'temporary'): never {
  throw new Redirect(to, how === 'permanent')
}

/** Every page's getServerSideProps: works out who is visiting, asks the page for its own data, and turns failures into answers. */
export function pageProps<P extends Record<string, unknown>>(load: (visit: Visit) => Promise<P>): GetServerSideProps<P & VisitorProps>
export function pageProps(load: (visit: Visit) => Promise<Record<string, unknown>>): GetServerSideProps {
  return async (context) => {
    // Next would send «no-store», which keeps browsers from going back without a request.
    context.res.setHeader('Cache-Control', 'public, max-age=0, must-revalidate')
    const visitor = visitorOf(context)
    try {
      return { props: { ...visitor, ...(await load({ db: getDb(), context, redirect })) } }
    } catch (error) {
      return answerFailure(error, context, visitor)
    }
  }
}

function visitorOf({ req }: GetServerSidePropsContext): VisitorProps {
  return {
    csrf: '',
    isUserLogged: 'false',
    abTests: '',
    referer: '',
    deviceType: deviceTypeOf(req.headers['user-agent']),
    userProfile: null,
    siteUrl: env().siteUrl,
  }
}

/** Not found and redirects are Next's own answers; for the other codes `_app` shows the error screen with the status set here. */
function answerFailure(error: unknown, context: GetServerSidePropsContext, visitor: VisitorProps): GetServerSidePropsResult<VisitorProps & { errorStatus: number }> {
  if (error instanceof Redirect) return { redirect: { destination: error.to, permanent: error.permanent } }
  if (error instanceof AppError && error.code === 'notFound') return { notFound: true }
  const status = error instanceof AppError ? error.status : 500
  if (status >= 500) log().error({ err: error, path: context.resolvedUrl, status }, 'page failed')
  context.res.statusCode = status
  context.res.setHeader('Cache-Control', 'no-store')
  return { props: { ...visitor, errorStatus: status } }
}
