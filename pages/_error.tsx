import type { NextPageContext } from 'next'
import { ErrorScreen } from '@/components/screens/ErrorScreen'

/** Named as in the props of every page that failed, so that `_app` knows it for an error page. */
type Props = { errorStatus: number }

function ServerErrorPage({ errorStatus }: Props) {
  return <ErrorScreen status={errorStatus} />
}

ServerErrorPage.getInitialProps = ({ res, err }: NextPageContext): Props => ({
  errorStatus: res?.statusCode ?? err?.statusCode ?? 500,
})

export default ServerErrorPage
