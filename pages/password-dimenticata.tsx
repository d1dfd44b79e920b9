import type { InferGetServerSidePropsType } from 'next'
import { ForgottenPasswordScreen } from '@/components/screens/accounts/ForgottenPasswordScreen'
import { pageProps } from '@/lib/server/page/page-props.server'

export const getServerSideProps = pageProps(async () => ({}), { form: true })

export default function ForgottenPasswordPage({ csrf, outcome }: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <ForgottenPasswordScreen csrf={csrf} outcome={outcome} />
}
