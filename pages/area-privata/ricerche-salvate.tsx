import type { InferGetServerSidePropsType } from 'next'
import { SavedSearchesScreen } from '@/components/screens/accounts/SavedSearchesScreen'
import { countUnread } from '@/lib/accounts/contact/own-conversations.server'
import { readSavedSearchesPage } from '@/lib/accounts/saved-searches/saved-search'
import { listSavedSearches } from '@/lib/accounts/saved-searches/saved-search-queries.server'
import { pageProps } from '@/lib/server/page/page-props.server'

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
