import type { InferGetServerSidePropsType } from 'next'
import { NoticesScreen } from '@/components/screens/accounts/NoticesScreen'
import { findPushOffer, listPushDevices } from '@/lib/accounts/push/push-devices.server'
import { pageProps } from '@/lib/server/page/page-props.server'

export const getServerSideProps = pageProps(
  async ({ db, requireSession }) => {
    const session = await requireSession()
    return { offer: await findPushOffer(db, session), devices: await listPushDevices(db, session) }
  },
  { form: true },
)

export default function NoticesPage(props: InferGetServerSidePropsType<typeof getServerSideProps>) {
  const { offer, devices, csrf, outcome, watchlist, waiting } = props
  return (
    <NoticesScreen
      offer={offer}
      devices={devices}
      csrf={csrf}
      outcome={outcome}
      savedCount={watchlist?.ads.length ?? 0}
      unread={waiting?.unread ?? 0}
    />
  )
}
