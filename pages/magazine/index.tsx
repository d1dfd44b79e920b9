import type { InferGetServerSidePropsType } from 'next'
import { LazyMagazineScreen } from '@/components/screens/LazyMagazineScreen'
import { pageProps } from '@/lib/edge/page/page-props.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { isTopic, topicSlugs } from '@/lib/market/magazine/article'
import { articleHeads } from '@/lib/market/magazine/articles.server'

export const getServerSideProps = pageProps(async ({ context: { query } }) => {
  const all = articleHeads()
  const present = topicSlugs.filter((topic) => all.some((article) => article.topic === topic))
  const asked = query['argomento']
  if (asked === undefined) return { articles: all, topic: null, present }
  if (typeof asked !== 'string' || !isTopic(asked) || !present.includes(asked)) throw new AppError('notFound')
  return { articles: all.filter(({ topic }) => topic === asked), topic: asked, present }
})

export default function MagazinePage({ articles, topic, present, siteUrl }: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <LazyMagazineScreen articles={articles} topic={topic} present={present} siteUrl={siteUrl} />
}
