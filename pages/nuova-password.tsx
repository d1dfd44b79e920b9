import type { InferGetServerSidePropsType } from 'next'
import { NewPasswordScreen } from '@/components/screens/accounts/NewPasswordScreen'
import { mailCodeIn } from '@/lib/kernel/routes/mail-code'
import { pageProps } from '@/lib/server/page/page-props.server'

export const getServerSideProps = pageProps(async ({ context }) => ({ code: mailCodeIn(context.query) }), { form: true })

export default function NewPasswordPage({ csrf, outcome, code }: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <NewPasswordScreen csrf={csrf} outcome={outcome} code={code} />
}
