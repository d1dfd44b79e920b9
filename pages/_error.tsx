import type { NextPageContext } from 'next'
import { ErrorScreen } from '@/components/screens/ErrorScreen'

/** Named as in the props of failed pages, so that `_app` recognises an error page. */
type Props = { errorStatus: number }

function ServerErrorPage({ errorStatus }: Props) {
  return <ErrorScreen status={errorStatus} />
}

ServerErrorPage.getInitialProps = ({ res, err }: NextPageContext): Props => ({
  errorStatus: res?.statusCode ?? err?.statusCode ?? 500,
})

export default ServerErrorPage
