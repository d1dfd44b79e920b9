import type { InferGetServerSidePropsType } from 'next'
import { AlertConfirmationScreen } from '@/components/screens/AlertConfirmationScreen'
import { pageProps } from '@/lib/edge/page/page-props.server'
import { mailCodeIn } from '@/lib/kernel/routes/mail-code'
import { findAlertRequest } from '@/lib/people/saved-searches/subscribe.server'

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
