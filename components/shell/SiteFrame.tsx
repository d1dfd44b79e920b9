import styled from '@emotion/styled'
import { useRouter } from 'next/router'
import type { ReactNode } from 'react'
import { maxWidth } from '@/styles/media'
import { color, radius, zIndex } from '@/styles/tokens'
import { CategoryStrip } from './CategoryStrip'
import { ConsentHost } from './ConsentHost'
import { ErrorReporting } from './ErrorReporting'
import { Footer } from './Footer'
import { Header } from './Header'
import { LoginHost } from './LoginHost'
import { MarketingConsentHost } from './MarketingConsentHost'
import { Notifications } from './Notifications'
import { PreviewBanner } from './PreviewBanner'
import { ServiceWorker } from './ServiceWorker'
import { Spinner } from './Spinner'

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
