import type { InferGetServerSidePropsType } from 'next'
import { LazyArticleScreen } from '@/components/screens/LazyArticleScreen'
import { pageProps } from '@/lib/edge/page/page-props.server'
import { articlePage } from '@/lib/market/magazine/article-page.server'

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
