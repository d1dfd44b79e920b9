import type { AppProps } from 'next/app'
import Head from 'next/head'
import { ErrorScreen } from '@/components/screens/ErrorScreen'
import { CurrentUserContext } from '@/components/shell/current-user'
import { SisterSitesContext } from '@/components/shell/navigation'
import { PageExperimentsProvider } from '@/components/shell/PageExperimentsProvider'
import { SiteUrlContext } from '@/components/shell/PageLayout'
import { RenderErrorBoundary } from '@/components/shell/RenderErrorBoundary'
import { SiteFrame } from '@/components/shell/SiteFrame'
import { useBackToPlace } from '@/components/shell/use-back-to-place'
import { WatchlistProvider } from '@/components/shell/WatchlistProvider'
import type { SisterSite } from '@/lib/kernel/config/sister-sites'
import type { PageExperiments } from '@/lib/measuring/experiments/page-experiments'
import type { WatchlistSummary } from '@/lib/people/favourites/watchlist'
import { bodyFont, displayFont } from '@/styles/fonts'
import { GlobalStyles } from '@/styles/GlobalStyles'

/** What no name of a page asks for, a build leaves out: with these come the faces and their preloading. */
export const fonts = { bodyFont, displayFont }

type PageProps = {
  siteUrl?: string
  sisterSites?: readonly SisterSite[]
  errorStatus?: number
  isUserLogged?: string
  csrf?: string
  userProfile?: { displayName: string; role: string } | null
  watchlist?: WatchlistSummary | null
  abTests?: string
  deviceType?: string
  experiments?: PageExperiments | null
}

export default function App({ Component, pageProps, router }: AppProps<PageProps>) {
  useBackToPlace()
  const {
    errorStatus,
    siteUrl,
    sisterSites = [],
    isUserLogged,
    csrf = '',
    userProfile,
    watchlist = null,
    abTests = '',
    deviceType = 'unknown',
    experiments = null,
  } = pageProps
  const visitor = {
    isLogged: isUserLogged === 'true',
    displayName: userProfile?.displayName ?? '',
    isMarketing: userProfile?.role === 'marketing',
    csrf,
  }
  const isErrorPage = errorStatus !== undefined || router.pathname === '/offline'
  return (
    <SiteUrlContext.Provider value={siteUrl}>
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
      </Head>
      <GlobalStyles />
      <CurrentUserContext value={visitor}>
        <WatchlistProvider summary={watchlist}>
          <PageExperimentsProvider experiments={experiments} abTests={abTests} deviceType={deviceType}>
            <SisterSitesContext value={sisterSites}>
              <SiteFrame isErrorPage={isErrorPage}>
                <RenderErrorBoundary key={router.asPath.split(/[?#]/)[0]} fallback={<ErrorScreen status={500} />}>
                  {errorStatus === undefined ? <Component {...pageProps} /> : <ErrorScreen status={errorStatus} />}
                </RenderErrorBoundary>
              </SiteFrame>
            </SisterSitesContext>
          </PageExperimentsProvider>
        </WatchlistProvider>
      </CurrentUserContext>
    </SiteUrlContext.Provider>
  )
}
