import styled from '@emotion/styled'
import { useRouter } from 'next/router'
import type { ReactNode } from 'react'
import { atMost } from '@/styles/media'
import { color, layer, radius } from '@/styles/tokens'
import { CategoryStrip } from './CategoryStrip'
import { ConsentModalHost } from './ConsentModalHost'
import { Footer } from './Footer'
import { Header } from './Header'
import { LoginHost } from './LoginHost'
import { Notifications } from './Notifications'
import { ServiceWorker } from './ServiceWorker'

type Props = { isErrorPage: boolean; children: ReactNode }

/** What stands around every page. */
export function SiteFrame({ isErrorPage, children }: Props) {
  const path = useRouter().asPath.split(/[?#]/)[0] ?? ''
  return (
    <>
      <SkipLink href="#main">Vai al contenuto</SkipLink>
      <Header withAccount={!isErrorPage} />
      <CategoryStrip path={path} />
      <NotificationHost id="errors" />
      {children}
      <Footer withBackToTop={!isErrorPage} />
      <Notifications />
      <LoginHost />
      <ConsentModalHost />
