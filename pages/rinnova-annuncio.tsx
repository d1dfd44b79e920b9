import type { InferGetServerSidePropsType } from 'next'
import { RenewAdScreen } from '@/components/screens/selling/RenewAdScreen'
import { StopDropScreen } from '@/components/screens/selling/StopDropScreen'
import { findMailedDrop } from '@/lib/accounts/selling/planned-drops/planned-drops.server'
import { findMailedAd } from '@/lib/accounts/selling/renew-by-mail.server'
import { mailCodeIn } from '@/lib/kernel/routes/mail-code'
import { pageProps } from '@/lib/server/page/page-props.server'

export const getServerSideProps = pageProps(
  async ({ db, context }) => {
    const code = mailCodeIn(context.query)
    const drop = await findMailedDrop(db, code)
    return { code, drop, ad: drop ? null : await findMailedAd(db, code, new Date()) }
  },
  { form: true },
)

export default function RenewAdPage({ code, ad, drop, outcome }: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return drop ? <StopDropScreen code={code} drop={drop} outcome={outcome} /> : <RenewAdScreen code={code} ad={ad} outcome={outcome} />
}
