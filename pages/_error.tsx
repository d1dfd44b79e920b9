import type { NextPageContext } from 'next'
import { ErrorScreen } from '@/components/screens/ErrorScreen'

/** Named as in the props of every page, so that `_app` recognises an error page and the footer says that a market is invented. */
type Props = { errorStatus: number; hasDemoMarket: boolean }

function ServerErrorPage({ errorStatus }: Props) {
  return <ErrorScreen status={errorStatus} />
}

ServerErrorPage.getInitialProps = async ({ res, err }: NextPageContext): Promise<Props> => ({
  errorStatus: res?.statusCode ?? err?.statusCode ?? 500,
  hasDemoMarket: typeof window === 'undefined' && (await findDemoMarket()),
})

/** Loaded here, so that a build for browsers leaves it out. */
async function findDemoMarket(): Promise<boolean> {
  const { shared } = await import('@/lib/kernel/process/shared.server')
  return shared('hasDemoMarket') ?? false
}

export default ServerErrorPage
