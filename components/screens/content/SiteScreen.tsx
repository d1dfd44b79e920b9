import { type ComponentType, useState } from 'react'
import { ErrorScreen } from '@/components/screens/ErrorScreen'
import { CurrentUserContext } from '@/components/shell/current-user'
import { DemoMarketContext, SisterSitesContext } from '@/components/shell/navigation'
import { PageExperimentsProvider } from '@/components/shell/PageExperimentsProvider'
import { SiteUrlContext } from '@/components/shell/PageLayout'
import { RenderErrorBoundary } from '@/components/shell/RenderErrorBoundary'
import { SiteFrame } from '@/components/shell/SiteFrame'
import { WatchlistProvider } from '@/components/shell/WatchlistProvider'
import type { WatchlistSummary } from '@/lib/accounts/watchlist/watchlist'
import type { PageExperiments } from '@/lib/experimentation/experiments/page-experiments'
import type { SisterSite } from '@/lib/kernel/config/sister-sites'

/** What the server sends with every page. */
export type PageProps = {
  siteUrl?: string
  sisterSites?: readonly SisterSite[]
  hasDemoMarket?: boolean
  isWhole?: boolean
  errorStatus?: number
  isUserLogged?: string
  csrf?: string
  userProfile?: { displayName: string; role: string } | null
  watchlist?: WatchlistSummary | null
  waiting?: { news: number; unread: number } | null
  abTests?: string
  showsPrivacyBanner?: boolean
  deviceType?: string
  experiments?: PageExperiments | null
}
type Props = { Page: ComponentType<PageProps>; pageProps: PageProps; path: string; isOffline: boolean }

/** The page with the shell around it, or the error in its place. */
export function SiteScreen({ Page, pageProps, path, isOffline }: Props) {
  const {
    errorStatus,
    siteUrl,
    sisterSites = [],
    hasDemoMarket = false,
    isUserLogged,
    csrf = '',
    userProfile,
    watchlist = null,
    waiting = null,
    abTests = '',
    showsPrivacyBanner = false,
    deviceType = 'unknown',
    experiments = null,
  } = pageProps
  const [hasFailed, setFailed] = useState(false)
  const isErrorPage = errorStatus !== undefined || isOffline || hasFailed
  const visitor = {
    isLogged: isUserLogged === 'true',
    displayName: userProfile?.displayName ?? '',
    isMarketing: userProfile?.role === 'marketing',
    isDealer: userProfile?.role === 'dealer',
    isModerator: userProfile?.role === 'moderator',
    csrf,
    ...waiting,
  }
  return (
    <SiteUrlContext.Provider value={siteUrl}>
      <CurrentUserContext value={visitor}>
        <WatchlistProvider summary={watchlist}>
          <PageExperimentsProvider experiments={experiments} abTests={abTests} deviceType={deviceType}>
            <SisterSitesContext value={sisterSites}>
              <DemoMarketContext value={hasDemoMarket}>
                <SiteFrame isErrorPage={isErrorPage} showsPrivacyBanner={showsPrivacyBanner}>
                  <RenderErrorBoundary key={path} fallback={<ErrorScreen status={500} />} onFailed={setFailed}>
                    {errorStatus === undefined ? <Page {...pageProps} /> : <ErrorScreen status={errorStatus} />}
                  </RenderErrorBoundary>
                </SiteFrame>
              </DemoMarketContext>
            </SisterSitesContext>
          </PageExperimentsProvider>
        </WatchlistProvider>
      </CurrentUserContext>
    </SiteUrlContext.Provider>
  )
}
