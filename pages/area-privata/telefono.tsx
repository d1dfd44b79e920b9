import type { InferGetServerSidePropsType } from 'next'
import { PhoneScreen } from '@/components/screens/accounts/PhoneScreen'
import { viewPhone } from '@/lib/accounts/users/phone/find-phone.server'
import { pageProps } from '@/lib/server/page/page-props.server'

export const getServerSideProps = pageProps(async ({ db, requireUser }) => ({ phone: await viewPhone(db, await requireUser()) }), {
  form: true,
})

export default function PhonePage(props: InferGetServerSidePropsType<typeof getServerSideProps>) {
  const { phone, csrf, outcome, watchlist, waiting } = props
  return <PhoneScreen phone={phone} csrf={csrf} outcome={outcome} savedCount={watchlist?.ads.length ?? 0} unread={waiting?.unread ?? 0} />
}
