import type { InferGetServerSidePropsType } from 'next'
import { RegistrationConfirmationScreen } from '@/components/screens/accounts/RegistrationConfirmationScreen'
import { mailCodeIn } from '@/lib/kernel/routes/mail-code'
import { pageProps } from '@/lib/server/page/page-props.server'

export const getServerSideProps = pageProps(async ({ context }) => ({ code: mailCodeIn(context.query) }), { form: true })

export default function ConfirmRegistrationPage({ csrf, outcome, code }: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <RegistrationConfirmationScreen csrf={csrf} outcome={outcome} code={code} />
}
