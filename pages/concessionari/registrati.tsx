import type { InferGetServerSidePropsType } from 'next'
import { DealerRegistrationScreen } from '@/components/screens/dealers/DealerRegistrationScreen'
import { findUnconfirmed } from '@/lib/accounts/dealerships/register-dealer.server'
import { mailCodeIn } from '@/lib/kernel/routes/mail-code'
import { pageProps } from '@/lib/server/page/page-props.server'

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
