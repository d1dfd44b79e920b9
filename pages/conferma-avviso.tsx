import type { InferGetServerSidePropsType } from 'next'
import { AlertConfirmationScreen } from '@/components/screens/accounts/AlertConfirmationScreen'
import { findAlertRequest } from '@/lib/accounts/saved-searches/subscribe.server'
import { mailCodeIn } from '@/lib/kernel/routes/mail-code'
import { pageProps } from '@/lib/server/page/page-props.server'

export const getServerSideProps = pageProps(
  async ({ db, context }) => {
    const code = mailCodeIn(context.query)
    return { code, wanted: (await findAlertRequest(db, code)) ?? null }
  },
  { form: true },
)

export default function ConfirmAlertPage({ csrf, outcome, code, wanted }: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <AlertConfirmationScreen csrf={csrf} outcome={outcome} code={code} wanted={wanted} />
}
