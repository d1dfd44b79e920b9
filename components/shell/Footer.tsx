import styled from '@emotion/styled'
import { type MouseEvent, type ReactNode, useContext } from 'react'
import { Container } from '@/components/ui/Container'
import { Icon } from '@/components/ui/icons/Icon'
import { Link } from '@/components/ui/Link'
import { openPrivacySettings } from '@/lib/kernel/browser/site-events'
import '@/lib/kernel/routes/routes'
import { socialProfiles } from '@/lib/kernel/routes/social-profiles'
import { enlargedPhone, maxWidth } from '@/styles/media'
import { color, font, fontSize, radius } from '@/styles/tokens'
import { DemoMarketContext, footerColumns, privacySettings, SisterSitesContext } from './navigation'

const socials = [
  { label: 'Facebook', icon: 'facebook', href: socialProfiles.facebook },
  { label: 'Instagram', icon: 'instagram', href: socialProfiles.instagram },
  { label: 'YouTube', icon: 'youtube', href: socialProfiles.youtube },
  { label: 'TikTok', icon: 'tiktok', href: socialProfiles.tiktok },
] as const

type Props = { withBackToTop: boolean }

export function Footer({ withBackToTop }: Props) {
  const sisterSites = useContext(SisterSitesContext)
  const hasDemoMarket = useContext(DemoMarketContext)
  return (
    <FooterRoot className="on-dark">
      <Lane aria-hidden="true" />
      <Container>
        <Columns>
          <FooterColumns />
        </Columns>
        <Brand>
          <FooterBrand withBackToTop={withBackToTop} />
        </Brand>
        <Legal>
          <LegalLine sites={sisterSites} hasDemoMarket={hasDemoMarket} />
        </Legal>
      </Container>
    </FooterRoot>
  )
}

type LegalProps = { sites: readonly { label: string; href: string }[]; hasDemoMarket: boolean }

function LegalLine({ sites, hasDemoMarket }: LegalProps) {
  return (
    <>
      <li>© 2023 Ingrana</li>
      {hasDemoMarket && <li>Sito di prova con dati dimostrativi</li>}
      {sites.map(({ label, href }) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </>
  )
}

function FooterBrand({ withBackToTop }: Props) {
  return (
    <>
      <img src="/logo/ingrana.svg#inverse" alt="Ingrana" width="148" height="36" loading="lazy" />
      <Socials>
        {socials.map((social) => (
          <li key={social.icon}>
            <a href={social.href} target="_blank" rel="noopener noreferrer" aria-label={`${social.label} (si apre in una nuova scheda)`}>
              <Icon name={social.icon} />
            </a>
          </li>
        ))}
      </Socials>
      {withBackToTop && (
        <BackToTop href="#top">
          <Icon name="arrow-up" size={16} />
          Torna su
        </BackToTop>
      )}
    </>
  )
}

function FooterColumns() {
  return footerColumns.map((column) => (
    <div key={column.title}>
      <h2>{column.title}</h2>
      <ul>
        {column.links.map((link) => (
          <li key={link.href}>
            {link.href === privacySettings ? (
              <PrivacySettingsLink>{link.label}</PrivacySettingsLink>
            ) : link.external ? (
              <a href={link.href} target="_blank" rel="noopener noreferrer" aria-label={`${link.label} (si apre in una nuova scheda)`}>
                {link.label}
                <Icon name="external" size={16} />
              </a>
            ) : (
              <Link href={link.href}>{link.label}</Link>
            )}
          </li>
        ))}
      </ul>
    </div>
  ))
}

const FooterRoot = styled.footer`
  padding-bottom: 32px;
  background: ${color.surfaceInverse};
  color: ${color.textOnDark};
  font-size: ${fontSize.base};
  h2 { margin-bottom: 10px; color: ${color.textInverse}; font: 600 ${fontSize.md}/1.2 ${font.display}; letter-spacing: .01em; }
  a { display: inline-flex; align-items: center; gap: 6px; min-height: 28px; color: ${color.textOnDark}; text-decoration: none; }
  a:hover { color: ${color.textInverse}; text-decoration: underline; }
  ${maxWidth(800)} { a { min-height: 32px; } }
`
const Lane = styled.div`
  position: relative;
  top: 14px;
  height: 4px;
  background: repeating-linear-gradient(90deg, ${color.surface} 0 40px, transparent 40px 80px);
  opacity: .85;
`
const Columns = styled.div`
  display: grid;
  grid-template-columns: 1.15fr 1fr 1fr 1fr;
  gap: 32px;
  padding: 48px 0 40px;
  ${maxWidth(1199)} { gap: 24px; }
  ${maxWidth(767)} { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 28px 16px; padding: 36px 0 28px; }
  ${enlargedPhone} { grid-template-columns: minmax(0, 1fr); }
`
const Brand = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  gap: 16px;
  padding: 20px 0;
  border-top: 1px solid ${color.borderOnDark};
  img { height: 36px; width: auto; }
`
const Socials = styled.ul`
  display: flex;
  gap: 8px;
  a { justify-content: center; width: 44px; height: 44px; border: 1px solid ${color.borderControlOnDark}; border-radius: ${radius.md}; color: ${color.textInverse}; }
  a:hover { border-color: ${color.textInverse}; }
`
const BackToTop = styled.a`
  ${FooterRoot} & { gap: 8px; min-height: 44px; padding: 0 16px; border: 1px solid ${color.borderControlOnDark}; border-radius: ${radius.md}; color: ${color.textInverse}; font-weight: 600; }
  ${FooterRoot} &:hover { border-color: ${color.textInverse}; }
`
const Legal = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 24px;
  padding-top: 20px;
  border-top: 1px solid ${color.borderOnDark};
  font-size: ${fontSize.sm};
`

/** Opens the consent manager over the page. Without JavaScript it leads to what the policy says about it. */
function PrivacySettingsLink({ children }: { children: ReactNode }) {
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    openPrivacySettings()
  }
  return (
    <a href={privacySettings} aria-haspopup="dialog" onClick={open}>
      {children}
    </a>
  )
}
