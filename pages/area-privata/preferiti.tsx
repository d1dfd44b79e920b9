import type { InferGetServerSidePropsType } from 'next'
import { FavouritesScreen } from '@/components/screens/FavouritesScreen'
import { pageProps } from '@/lib/edge/page/page-props.server'
import { adIdFrom, adToSaveParam, loginForAd, routes } from '@/lib/kernel/routes/routes'
import { readWatchlistQuery } from '@/lib/people/favourites/watchlist'
import { findAdToSave, listWatchlist } from '@/lib/people/favourites/watchlist-queries.server'

export const getServerSideProps = pageProps(
  async ({ db, context: { query }, user, redirect }) => {
    const wished = adIdFrom(query[adToSaveParam])
    if (!user) return redirect(wished === undefined ? routes.loginForFavourites : loginForAd(wished), 'temporary')
    const wish = wished === undefined ? null : await findAdToSave(db, user.id, wished)
    if (wish === null && adToSaveParam in query) return redirect(routes.favourites, 'temporary')
    return { wish, list: await listWatchlist(db, user.id, readWatchlistQuery(query)) }
  },
  { form: true },
)

export default function FavouritesPage({ list, wish, outcome }: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <FavouritesScreen list={list} requestedAd={wish} outcome={outcome} />
}
