import type { InferGetServerSidePropsType } from 'next'
import { RenewAdScreen } from '@/components/screens/selling/RenewAdScreen'
import { findMailedAd } from '@/lib/accounts/selling/renew-by-mail.server'
import { mailCodeIn } from '@/lib/kernel/routes/mail-code'
import { pageProps } from '@/lib/server/page/page-props.server'

export const getServerSideProps = pageProps(
  async ({ db, context }) => {
    const code = mailCodeIn(context.query)
    return { code, ad: await findMailedAd(db, code, new Date()) }
  },
  { form: true },
)

export default function RenewAdPage({ code, ad, outcome }: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <RenewAdScreen code={code} ad={ad} outcome={outcome} />
}
