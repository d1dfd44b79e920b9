import type { InferGetServerSidePropsType } from 'next'
import { ConversationsScreen } from '@/components/screens/accounts/ConversationsScreen'
import { conversationFilterOf } from '@/lib/accounts/contact/own-conversation'
import { countUnread, listConversations } from '@/lib/accounts/contact/own-conversations.server'
import { getWatchlistSummary } from '@/lib/accounts/watchlist/watchlist-queries.server'
import { pageProps } from '@/lib/server/page/page-props.server'

export const getServerSideProps = pageProps(async ({ db, context, requireUser }) => {
  const user = await requireUser()
  const { ads } = await getWatchlistSummary(db, user.id)
  return {
    conversations: await listConversations(db, user),
    filter: conversationFilterOf(context.query['mostra']),
    savedCount: ads.length,
    unread: await countUnread(db, user),
  }
})

export default function ConversationsPage({
  conversations,
  filter,
  savedCount,
  unread,
}: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <ConversationsScreen conversations={conversations} filter={filter} savedCount={savedCount} unread={unread} />
}
