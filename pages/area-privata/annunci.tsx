import type { InferGetServerSidePropsType } from 'next'
import { OwnAdsScreen } from '@/components/screens/OwnAdsScreen'
import { holderOf } from '@/lib/edge/http/draft-holder.server'
import { pageProps } from '@/lib/edge/page/page-props.server'
import { countUnread } from '@/lib/people/contact/own-conversations.server'
import { getWatchlistSummary } from '@/lib/people/favourites/watchlist-queries.server'
import { listDrafts } from '@/lib/people/selling/draft-queries.server'
import { listOwnAds } from '@/lib/people/selling/own-ads.server'

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
