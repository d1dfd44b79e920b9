import type { InferGetServerSidePropsType } from 'next'
import { StopPriceDropMailsScreen } from '@/components/screens/accounts/StopPriceDropMailsScreen'
import { mailCodeIn } from '@/lib/kernel/routes/mail-code'
import { pageProps } from '@/lib/server/page/page-props.server'

export const getServerSideProps = pageProps(async ({ context }) => ({ code: mailCodeIn(context.query) }), { form: true })

export default function StopPriceDropMailsPage({ code, outcome }: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <StopPriceDropMailsScreen code={code} outcome={outcome} />
}
