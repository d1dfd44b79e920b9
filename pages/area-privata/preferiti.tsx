import type { InferGetServerSidePropsType } from 'next'
import { WatchlistScreen } from '@/components/screens/accounts/WatchlistScreen'
import { countUnread } from '@/lib/accounts/contact/own-conversations.server'
import { wantsPriceDropMails } from '@/lib/accounts/watchlist/price-drop-wishes.server'
import { readWatchlistQuery } from '@/lib/accounts/watchlist/watchlist'
import { findAdToSave, listWatchlist } from '@/lib/accounts/watchlist/watchlist-queries.server'
import { adIdFrom, adToSaveParam, loginForAd, routes } from '@/lib/kernel/routes/routes'
import { pageProps } from '@/lib/server/page/page-props.server'

export const getServerSideProps = pageProps(
  async ({ db, context: { query }, user, redirect }) => {
    const wished = adIdFrom(query[adToSaveParam])
    if (!user) return redirect(wished === undefined ? routes.loginForWatchlist : loginForAd(wished), 'temporary')
    const wish = wished === undefined ? null : await findAdToSave(db, user.id, wished)
    if (wish === null && adToSaveParam in query) return redirect(routes.watchlist, 'temporary')
    const [list, priceDropMails, unread] = await Promise.all([
      listWatchlist(db, user.id, readWatchlistQuery(query)),
      wantsPriceDropMails(db, user.id),
      countUnread(db, user),
    ])
    return { wish, list, priceDropMails, unread }
  },
  { form: true },
)

export default function OwnWatchlistPage({
  list,
  wish,
  priceDropMails,
  unread,
  outcome,
}: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <WatchlistScreen list={list} requestedAd={wish} priceDropMails={priceDropMails} unread={unread} outcome={outcome} />
}
