import type { InferGetServerSidePropsType } from 'next'
import { SavedSearchesScreen } from '@/components/screens/SavedSearchesScreen'
import { pageProps } from '@/lib/edge/page/page-props.server'
import { countUnread } from '@/lib/people/contact/own-conversations.server'
import { readSavedSearchesPage } from '@/lib/people/saved-searches/saved-search'
import { listSavedSearches } from '@/lib/people/saved-searches/saved-search-queries.server'

export const getServerSideProps = pageProps(
  async ({ db, context: { query }, requireUser }) => {
    const user = await requireUser()
    return { list: await listSavedSearches(db, user, readSavedSearchesPage(query)), unread: await countUnread(db, user) }
  },
  { form: true },
)

export default function SavedSearchesPage({
  list,
  unread,
  csrf,
  outcome,
  watchlist,
}: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <SavedSearchesScreen list={list} csrf={csrf} outcome={outcome} savedCount={watchlist?.ads.length ?? 0} unread={unread} />
}
