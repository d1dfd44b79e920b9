import type { InferGetServerSidePropsType } from 'next'
import { NewsScreen } from '@/components/screens/accounts/NewsScreen'
import { newsFilterOf } from '@/lib/accounts/news/news'
import { listNews } from '@/lib/accounts/news/news-queries.server'
import { pageProps } from '@/lib/server/page/page-props.server'

export const getServerSideProps = pageProps(
  async ({ db, context, requireUser }) => {
    const user = await requireUser()
    return { news: await listNews(db, user), filter: newsFilterOf(context.query['mostra']), now: new Date().toISOString() }
  },
  { form: true },
)

export default function NewsPage(props: InferGetServerSidePropsType<typeof getServerSideProps>) {
  const { news, filter, now, csrf, outcome, watchlist, waiting } = props
  return (
    <NewsScreen
      news={news}
      filter={filter}
      now={now}
      csrf={csrf}
      outcome={outcome}
      savedCount={watchlist?.ads.length ?? 0}
      unread={waiting?.unread ?? 0}
    />
  )
}
