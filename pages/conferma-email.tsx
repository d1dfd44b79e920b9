import type { InferGetServerSidePropsType } from 'next'
import { EmailConfirmationScreen } from '@/components/screens/EmailConfirmationScreen'
import { pageProps } from '@/lib/edge/page/page-props.server'
import { mailCodeIn } from '@/lib/kernel/routes/mail-code'

export const getServerSideProps = pageProps(async ({ context }) => ({ code: mailCodeIn(context.query) }), { form: true })

export default function ConfirmEmailPage({ csrf, outcome, code }: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <EmailConfirmationScreen csrf={csrf} outcome={outcome} code={code} />
}
