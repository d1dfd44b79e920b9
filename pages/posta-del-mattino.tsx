import type { InferGetServerSidePropsType } from 'next'
import { StopMorningMailsScreen } from '@/components/screens/dealers/StopMorningMailsScreen'
import { mailCodeIn } from '@/lib/kernel/routes/mail-code'
import { pageProps } from '@/lib/server/page/page-props.server'

export const getServerSideProps = pageProps(async ({ context }) => ({ code: mailCodeIn(context.query) }), { form: true })

export default function StopMorningMailsPage({ code, outcome }: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <StopMorningMailsScreen code={code} outcome={outcome} />
}
