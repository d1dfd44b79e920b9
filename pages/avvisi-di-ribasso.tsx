import type { InferGetServerSidePropsType } from 'next'
import { StopPriceDropMailsScreen } from '@/components/screens/StopPriceDropMailsScreen'
import { pageProps } from '@/lib/edge/page/page-props.server'
import { mailCodeIn } from '@/lib/kernel/routes/mail-code'

export const getServerSideProps = pageProps(async ({ context }) => ({ code: mailCodeIn(context.query) }), { form: true })

export default function StopPriceDropMailsPage({ code, outcome }: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <StopPriceDropMailsScreen code={code} outcome={outcome} />
}
