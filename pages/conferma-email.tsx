import type { InferGetServerSidePropsType } from 'next'
import { EmailConfirmationScreen } from '@/components/screens/accounts/EmailConfirmationScreen'
import { mailCodeIn } from '@/lib/kernel/routes/mail-code'
import { pageProps } from '@/lib/server/page/page-props.server'

export const getServerSideProps = pageProps(async ({ context }) => ({ code: mailCodeIn(context.query) }), { form: true })

export default function ConfirmEmailPage({ csrf, outcome, code }: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <EmailConfirmationScreen csrf={csrf} outcome={outcome} code={code} />
}
