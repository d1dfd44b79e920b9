import type { InferGetServerSidePropsType } from 'next'
import { NewsScreen } from '@/components/screens/accounts/NewsScreen'
import { newsFilterOf } from '@/lib/accounts/news/news'
import { listNews } from '@/lib/accounts/news/news-queries.server'
import { findPushOffer } from '@/lib/accounts/push/push-devices.server'
import { pageProps } from '@/lib/server/page/page-props.server'

export const getServerSideProps = pageProps(
  async ({ db, context, requireSession }) => {
    const session = await requireSession()
    const offer = await findPushOffer(db, session)
    return { news: await listNews(db, session.user), filter: newsFilterOf(context.query['mostra']), now: new Date().toISOString(), offer }
  },
  { form: true },
)

export default function NewsPage(props: InferGetServerSidePropsType<typeof getServerSideProps>) {
  const { news, filter, now, offer, csrf, outcome, watchlist, waiting } = props
  return (
    <NewsScreen
      news={news}
      filter={filter}
      now={now}
      offer={offer}
      csrf={csrf}
      outcome={outcome}
      savedCount={watchlist?.ads.length ?? 0}
      unread={waiting?.unread ?? 0}
    />
  )
}
