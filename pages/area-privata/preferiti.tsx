import { UpcomingScreen } from '@/components/shell/UpcomingScreen'
import { pageProps } from '@/lib/page/page-props.server'
import { routes } from '@/lib/routes/routes'

export const getServerSideProps = pageProps(async ({ user, redirect }) => {
  if (!user) redirect(routes.loginForFavourites, 'temporary')
  return {}
})

export default function FavouritesPage() {
  return <UpcomingScreen path="/area-privata/preferiti" />
}
