import type { InferGetServerSidePropsType } from 'next'
import { RegistrationConfirmationScreen } from '@/components/screens/RegistrationConfirmationScreen'
import { pageProps } from '@/lib/edge/page/page-props.server'
import { mailCodeIn } from '@/lib/kernel/routes/mail-code'

export const getServerSideProps = pageProps(async ({ context }) => ({ code: mailCodeIn(context.query) }), { form: true })

export default function ConfirmRegistrationPage({ csrf, outcome, code }: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <RegistrationConfirmationScreen csrf={csrf} outcome={outcome} code={code} />
}
