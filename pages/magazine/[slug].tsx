import type { InferGetServerSidePropsType } from 'next'
import { LazyArticleScreen } from '@/components/screens/content/LazyArticleScreen'
import { articlePage } from '@/lib/market/magazine/article-page.server'
import { pageProps } from '@/lib/server/page/page-props.server'

export const getServerSideProps = pageProps(({ db, context }) => articlePage(db, context.params?.['slug']))

export default function ArticleOfMagazinePage({
  head,
  sections,
  blocks,
  day,
  related,
  lists,
  others,
  siteUrl,
}: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <LazyArticleScreen {...{ head, sections, blocks, day, related, lists, others, siteUrl }} />
}
