import type { InferGetServerSidePropsType } from 'next'
import { OwnAdsScreen } from '@/components/screens/selling/OwnAdsScreen'
import { countUnread } from '@/lib/accounts/contact/own-conversations.server'
import { listDrafts } from '@/lib/accounts/selling/drafts/draft-queries.server'
import { listOwnAds } from '@/lib/accounts/selling/own-ads.server'
import { getWatchlistSummary } from '@/lib/accounts/watchlist/watchlist-queries.server'
import { holderOf } from '@/lib/server/http/draft-holder.server'
import { pageProps } from '@/lib/server/page/page-props.server'

export const getServerSideProps = pageProps(
  async ({ db, context, requireUser }) => {
    const user = await requireUser()
    const { ads } = await getWatchlistSummary(db, user.id)
    return {
      ads: await listOwnAds(db, user, new Date()),
      drafts: await listDrafts(db, holderOf(context.req.cookies, user.id)),
      savedCount: ads.length,
      unread: await countUnread(db, user),
    }
  },
  { form: true },
)

export default function OwnAdsPage({
  ads,
  drafts,
  savedCount,
  unread,
  csrf,
  outcome,
}: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <OwnAdsScreen ads={ads} drafts={drafts} savedCount={savedCount} unread={unread} csrf={csrf} outcome={outcome} />
}
