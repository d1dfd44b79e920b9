import type { AppProps } from 'next/app'
import { LazySiteScreen } from '@/components/screens/content/LazySiteScreen'
import type { PageProps } from '@/components/screens/content/SiteScreen'
import { WholePageContext } from '@/components/shell/island'
import { prefetchOnIntent } from '@/components/shell/prefetch-on-intent'
import { useBackToPlace } from '@/components/shell/use-back-to-place'
import { bodyFont, displayFont } from '@/styles/fonts'
import { GlobalStyles } from '@/styles/GlobalStyles'

/** Exported, or the build would drop the font faces and their preloading. */
export const fonts = { bodyFont, displayFont }

prefetchOnIntent()

export default function App({ Component, pageProps, router }: AppProps<PageProps>) {
  useBackToPlace()
  return (
    <WholePageContext value={pageProps.isWhole ?? false}>
      <GlobalStyles />
      <LazySiteScreen
        Page={Component}
        pageProps={pageProps}
        path={router.asPath.split(/[?#]/)[0] ?? ''}
        isOffline={router.pathname === '/offline'}
      />
    </WholePageContext>
  )
}
