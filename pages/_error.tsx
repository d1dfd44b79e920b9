import type { NextPageContext } from 'next'
import { ErrorScreen } from '@/components/screens/ErrorScreen'

type Props = { statusCode: number }

function ServerErrorPage({ statusCode }: Props) {
  return <ErrorScreen status={statusCode} />
}

ServerErrorPage.getInitialProps = ({ res, err }: NextPageContext): Props => ({ statusCode: res?.statusCode ?? err?.statusCode ?? 500 })

export default ServerErrorPage
