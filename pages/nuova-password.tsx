import type { InferGetServerSidePropsType } from 'next'
import { NewPasswordScreen } from '@/components/screens/NewPasswordScreen'
import { pageProps } from '@/lib/edge/page/page-props.server'
import { mailCodeIn } from '@/lib/kernel/routes/mail-code'

export const getServerSideProps = pageProps(async ({ context }) => ({ code: mailCodeIn(context.query) }), { form: true })

export default function NewPasswordPage({ csrf, outcome, code }: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <NewPasswordScreen csrf={csrf} outcome={outcome} code={code} />
}
