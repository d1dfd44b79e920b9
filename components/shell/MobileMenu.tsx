import styled from '@emotion/styled'
import { useContext } from 'react'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { countBadge } from '@/components/ui/count-badge'
import { Icon } from '@/components/ui/icons/Icon'
import { iconButtonStyle } from '@/components/ui/icons/IconButton'
import { Link } from '@/components/ui/Link'
import { useDismissal } from '@/components/ui/use-dismissal'
import { accountLabel, accountLabelLength } from '@/lib/accounts/users/account-label'
import { routes } from '@/lib/kernel/routes/routes'
import { trackMenu } from '@/lib/tracking/events/analytics-events'
import { aboveMobile } from '@/styles/media'
import { color, font, fontSize, motion, radius } from '@/styles/tokens'
import { AccountItems } from './AccountItems'
import { CurrentUserContext, newsAfterName } from './current-user'
import { LoginLink } from './LoginLink'
import { NewsMark } from './NewsMark'
import { SearchDestinations } from './SearchDestinations'

type Props = { withAccount: boolean }

/** The menu below the header's row, which it pushes the page down from; its button stands in that row. */
export function MobileMenu({ withAccount }: Props) {
  const ref = useDismissal()
  const user = useContext(CurrentUserContext)
  return (
    <Fold ref={ref} onToggle={(event) => event.target === event.currentTarget && trackMenu('mobile')(event.currentTarget.open)}>
      <Toggle aria-label={`Menu${withAccount ? newsAfterName(user) : ''}`}>
        <ToggleIcons withNews={withAccount} />
      </Toggle>
      <Sheet aria-label="Menu">
        <ul>
          <li>
            <SearchItem />
          </li>
          <li>
            <PageItem href={routes.sell} label="VENDI" />
          </li>
          <li>
            <PageItem href={routes.magazine} label="MAGAZINE" />
          </li>
          {withAccount && (
            <li>
              <Account />
            </li>
          )}
        </ul>
        <Foot>
          <Publish />
        </Foot>
      </Sheet>
    </Fold>
  )
}

function ToggleIcons({ withNews }: { withNews: boolean }) {
  const menu = <Icon name="menu" size={24} />
  return (
    <>
      <span>{withNews ? <NewsMark>{menu}</NewsMark> : menu}</span>
      <Icon name="close" size={24} />
    </>
  )
}

function SearchItem() {
  return (
    <details onToggle={(event) => trackMenu('mobileSearch')(event.currentTarget.open)}>
      <summary>
        CERCA
        <Icon name="chevron-down" />
      </summary>
      <Destinations>
        <SearchDestinations />
      </Destinations>
    </details>
  )
}

function PageItem({ href, label }: { href: string; label: string }) {
  return (
    <TopLink href={href}>
      {label}
      <Icon name="chevron-right" />
    </TopLink>
  )
}

function Publish() {
  return (
    <ButtonLink href={routes.sell} variant="cta" size="lg" block>
      Pubblica un annuncio
    </ButtonLink>
  )
}

function Account() {
  const { isLogged, displayName } = useContext(CurrentUserContext)
  if (!isLogged)
    return (
      <LoginRow>
        <span>
          <Icon name="user" />
          ACCEDI
        </span>
        <Icon name="chevron-right" />
      </LoginRow>
    )
  return (
    <details onToggle={(event) => trackMenu('mobileAccount')(event.currentTarget.open)}>
      <summary>
        <span>
          <Icon name="user" />
          {accountLabel(displayName, accountLabelLength.mobile)}
        </span>
        <Icon name="chevron-down" />
      </summary>
      <Destinations>
        <AccountItems />
      </Destinations>
    </details>
  )
}

const row = `
  display: flex; align-items: center; justify-content: space-between; min-height: 56px; padding: 0 16px;
  color: ${color.text}; font: 700 ${fontSize.lg}/1 ${font.display}; letter-spacing: .03em; text-decoration: none;
`
const Fold = styled.details`
  ${aboveMobile} { display: none; }
`
const Toggle = styled.summary`
  position: absolute;
  top: 6px;
  right: 12px;
  ${iconButtonStyle}
  border-radius: ${radius.md};
  &:hover { background: ${color.surfaceMuted}; }
  > span { display: grid; }
  > svg, [open] > & > span { display: none; }
  [open] > & > svg { display: block; }
`
const Sheet = styled.nav`
  max-height: 800px;
  overflow: auto;
  border-top: 1px solid ${color.border};
  > ul > li { border-bottom: 1px solid ${color.border}; }
  summary { ${row} }
  summary > span { display: inline-flex; align-items: center; gap: 8px; min-width: 0; overflow-wrap: anywhere; }
  summary > svg { transition: transform ${motion.slow} ${motion.ease}; }
  [open] > summary { color: ${color.accent}; }
  [open] > summary > svg { transform: rotate(180deg); }
  :focus-visible { outline-offset: -3px; }
`
const TopLink = styled(Link)`${row}`
const LoginRow = styled(LoginLink)`
  ${row}
  > span { display: inline-flex; align-items: center; gap: 8px; }
`
const Destinations = styled.ul`
  padding: 0 8px 12px;
  a, button {
    display: flex;
    align-items: center;
    gap: 14px;
    min-height: 48px;
    padding: 0 8px;
    border-radius: ${radius.md};
    color: ${color.text};
    text-decoration: none;
  }
  button { width: 100%; }
  [data-apart='after'] { margin-bottom: 4px; padding-bottom: 4px; border-bottom: 1px solid ${color.border}; }
  [data-apart='before'] { margin-top: 4px; padding-top: 4px; border-top: 1px solid ${color.border}; }
  small { ${countBadge} }
  [aria-current] { background: ${color.accentSurface}; color: ${color.accent}; font-weight: 600; }
  svg { color: ${color.accent}; }
`
const Foot = styled.div`
  padding: 16px;
`
