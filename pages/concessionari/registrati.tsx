import type { InferGetServerSidePropsType } from 'next'
import { DealerRegistrationScreen } from '@/components/screens/DealerRegistrationScreen'
import { pageProps } from '@/lib/edge/page/page-props.server'
import { mailCodeIn } from '@/lib/kernel/routes/mail-code'
import { findUnconfirmed } from '@/lib/people/dealerships/register-dealer.server'

export const getServerSideProps = pageProps(
  async ({ db, context }) => {
    const code = mailCodeIn(context.query)
    return { code, unconfirmed: code === '' ? null : ((await findUnconfirmed(db, code)) ?? null) }
  },
  { form: true },
)

export default function DealerRegistrationPage({
  csrf,
  outcome,
  code,
  unconfirmed,
}: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <DealerRegistrationScreen csrf={csrf} outcome={outcome} code={code} unconfirmed={unconfirmed} />
}
