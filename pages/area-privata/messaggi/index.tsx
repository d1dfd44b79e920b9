import type { InferGetServerSidePropsType } from 'next'
import { ConversationsScreen } from '@/components/screens/accounts/ConversationsScreen'
import { readConversationQuery } from '@/lib/accounts/contact/own-conversation'
import { countUnread, findConversationPage } from '@/lib/accounts/contact/own-conversations.server'
import { getWatchlistSummary } from '@/lib/accounts/watchlist/watchlist-queries.server'
import { pageProps } from '@/lib/server/page/page-props.server'

export const getServerSideProps = pageProps(async ({ db, context, requireUser }) => {
  const user = await requireUser()
  const { ads } = await getWatchlistSummary(db, user.id)
  return {
    conversations: await findConversationPage(db, user, readConversationQuery(context.query)),
    savedCount: ads.length,
    unread: await countUnread(db, user),
  }
})

export default function ConversationsPage({ conversations, savedCount, unread }: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <ConversationsScreen conversations={conversations} savedCount={savedCount} unread={unread} />
}
