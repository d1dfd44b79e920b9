import type { InferGetServerSidePropsType } from 'next'
import { FavouritesScreen } from '@/components/screens/FavouritesScreen'
import { pageProps } from '@/lib/page/page-props.server'
import { adIdFrom, loginForAd, routes, wishParameter } from '@/lib/routes/routes'
import { readWatchlistQuery } from '@/lib/watchlist/watchlist'
import { listWatchlist } from '@/lib/watchlist/watchlist-queries.server'

export const getServerSideProps = pageProps(async ({ db, context: { query }, user, redirect }) => {
  const wished = adIdFrom(query[wishParameter])
  if (!user) return redirect(wished === undefined ? routes.loginForFavourites : loginForAd(wished), 'temporary')
  if (wishParameter in query) return redirect(routes.favourites, 'temporary')
  return { list: await listWatchlist(db, user.id, readWatchlistQuery(query)) }
}, { form: true })

export default function FavouritesPage({ list, outcome }: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <FavouritesScreen list={list} outcome={outcome} />
}
