import type { InferGetServerSidePropsType } from 'next'
import { SavedSearchesScreen } from '@/components/screens/SavedSearchesScreen'
import { pageProps } from '@/lib/edge/page/page-props.server'
import { readSavedSearchesPage } from '@/lib/people/saved-searches/saved-search'
import { listSavedSearches } from '@/lib/people/saved-searches/saved-search-queries.server'

export const getServerSideProps = pageProps(
  async ({ db, context: { query }, requireUser }) => ({
    list: await listSavedSearches(db, await requireUser(), readSavedSearchesPage(query)),
  }),
  { form: true },
)

export default function SavedSearchesPage({ list, csrf, outcome, watchlist }: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <SavedSearchesScreen list={list} csrf={csrf} outcome={outcome} savedCount={watchlist?.ads.length ?? 0} />
}
