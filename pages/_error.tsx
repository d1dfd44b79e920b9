import type { NextPageContext } from 'next'
import { ErrorScreen } from '@/components/shell/ErrorScreen'

type Props = { statusCode: number }

function ServerErrorPage({ statusCode }: Props) {
  return <ErrorScreen status={statusCode} />
}

ServerErrorPage.getInitialProps = async ({ res, err, asPath }: NextPageContext): Promise<Props> => {
  const statusCode = res?.statusCode ?? err?.statusCode ?? 500
  if (typeof window === 'undefined' && err) console.error(JSON.stringify({ level: 'error', msg: 'page failed', path: asPath, status: statusCode, error: err.message, stack: err.stack }))
  return { statusCode }
}

export default ServerErrorPage
