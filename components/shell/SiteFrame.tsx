import styled from '@emotion/styled'
import { useRouter } from 'next/router'
import { type ReactNode, useEffect } from 'react'
import { useLateNavigation } from '@/components/ui/use-late-navigation'
import { onConsentChange, vendorConsent } from '@/lib/accounts/consent/vendor-consent'
import { whenIdle } from '@/lib/kernel/browser/when-idle'
import { isProduction } from '@/lib/kernel/config/public-env'
import { type FollowConsent, startErrorReporting } from '@/lib/kernel/errors/start-error-reporting'
import { forcedColors, maxWidth } from '@/styles/media'
import { color, motion, radius, zIndex } from '@/styles/tokens'
import { CategoryStrip } from './CategoryStrip'
import { ConsentHost } from './ConsentHost'
import { Footer } from './Footer'
import { Header } from './Header'
import { LoginHost } from './LoginHost'
import { MarketingConsentHost } from './MarketingConsentHost'
import { Notifications } from './Notifications'
import { PreviewBanner } from './PreviewBanner'

type Props = { isErrorPage: boolean; showsPrivacyBanner: boolean; children: ReactNode }

/** What stands around every page. */
export function SiteFrame({ isErrorPage, showsPrivacyBanner, children }: Props) {
  const path = useRouter().asPath.split(/[?#]/)[0] ?? ''
  return (
    <>
      <Spinner />
      <SkipLink href="#main">Vai al contenuto</SkipLink>
      <ConsentHost isAskedByServer={showsPrivacyBanner} />
      <Header withAccount={!isErrorPage} />
      <CategoryStrip path={path} />
      <PreviewBanner />
      <NotificationHost id="errors" aria-live="polite" />
      {children}
      <Footer withBackToTop={!isErrorPage} />
      <Notifications />
      <LoginHost />
      <MarketingConsentHost />
      <ErrorReporting />
      <ServiceWorker />
    </>
  )
}

const SkipLink = styled.a`
  position: absolute;
  z-index: ${zIndex.notification};
  top: 8px;
  left: 8px;
  padding: 10px 16px;
  border-radius: ${radius.md};
  background: ${color.accent};
  color: ${color.textInverse};
  font-weight: 600;
  &:not(:focus) { width: 1px; height: 1px; padding: 0; overflow: hidden; clip-path: inset(50%); }
  &:hover { color: ${color.textInverse}; }
`
/** Notifications are portalled here; the id is set by the specification. Present from the start, because screen readers ignore live regions inserted together with their text. */
const NotificationHost = styled.div`
  position: fixed;
  z-index: ${zIndex.notification};
  top: 16px;
  left: 50%;
  display: grid;
  gap: 8px;
  width: 552px;
  max-width: 100%;
  transform: translateX(-50%);
  ${maxWidth(584)} { top: 0; width: 100%; max-height: 100dvh; overflow-y: auto; }
`

/** Registers the service worker. Without it only the offline page is missing. */
function ServiceWorker() {
  useEffect(() => {
    if (isProduction && 'serviceWorker' in navigator)
      whenIdle()
        .then(() => navigator.serviceWorker.register('/sw.js'))
        .catch(() => {})
  }, [])
  return null
}

/** A line along the top of the screen while the next page is late, as on a slow network. */
function Spinner() {
  return useLateNavigation() ? <Line role="progressbar" aria-label="Caricamento della pagina" /> : null
}

/** The line slows down and never ends, as the duration is unknown. */
const Line = styled.div`
  position: fixed;
  z-index: ${zIndex.consent};
  top: 0;
  left: 0;
  width: 95%;
  height: 4px;
  background: ${color.cta};
  animation: loading-line 12s ${motion.ease};
  @keyframes loading-line { from { width: 0; } }
  ${forcedColors} { border-top: 4px solid Highlight; }
`

/** Reports failures once the page can be used. Where that fails too, nothing is reported until the next page tries again. */
function ErrorReporting() {
  const { asPath } = useRouter()
  useEffect(() => {
    void whenIdle()
      .then(() => startErrorReporting(followReplayConsent))
      .catch(() => {})
  }, [asPath])
  return null
}

const followReplayConsent: FollowConsent = (listen) => {
  onConsentChange((allows) => listen(allows('replay')))
  void vendorConsent('replay').then(listen)
}
