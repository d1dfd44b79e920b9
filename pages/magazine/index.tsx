import type { InferGetServerSidePropsType } from 'next'
import { LazyMagazineScreen } from '@/components/screens/content/LazyMagazineScreen'
import { AppError } from '@/lib/kernel/errors/app-error'
import { articleSearchParam } from '@/lib/kernel/routes/magazine-routes'
import { isTopic, maxSearchLength, topicSlugs } from '@/lib/market/magazine/article'
import { articleHeads } from '@/lib/market/magazine/articles.server'
import { searchArticles } from '@/lib/market/magazine/search-articles.server'
import { pageProps } from '@/lib/server/page/page-props.server'

export const getServerSideProps = pageProps(async ({ context: { query } }) => {
  const all = articleHeads()
  const present = topicSlugs.filter((topic) => all.some((article) => article.topic === topic))
  const text = [query[articleSearchParam] ?? ''].flat().join(' ').trim().slice(0, maxSearchLength).trim()
  if (text !== '') {
    const { articles, meant } = searchArticles(text)
    return { articles, topic: null, present, search: { text, meant } }
  }
  const wanted = query['argomento']
  if (wanted === undefined) return { articles: all, topic: null, present, search: null }
  if (typeof wanted !== 'string' || !isTopic(wanted) || !present.includes(wanted)) throw new AppError('notFound')
  return { articles: all.filter(({ topic }) => topic === wanted), topic: wanted, present, search: null }
})

export default function MagazinePage({
  articles,
  topic,
  present,
  search,
  siteUrl,
}: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <LazyMagazineScreen {...{ articles, topic, present, search, siteUrl }} />
}
