import styled from '@emotion/styled'
import { useContext } from 'react'
import { buttonStyle } from '@/components/ui/Button'
import { Icon } from '@/components/ui/icons/Icon'
import { Link } from '@/components/ui/Link'
import { Menu } from '@/components/ui/Menu'
import { VisuallyHidden } from '@/components/ui/VisuallyHidden'
import { accountLabel, accountLabelLength } from '@/lib/accounts/users/account-label'
import { ExperimentsProvider } from '@/lib/experimentation/experiments/experiments-provider'
import { usePlace } from '@/lib/experimentation/experiments/places/use-place'
import { routes } from '@/lib/kernel/routes/routes'
import { trackMenu } from '@/lib/tracking/events/analytics-events'
import { maxWidth } from '@/styles/media'
import { color, containerMax, radius, zIndex } from '@/styles/tokens'
import { AccountItems } from './AccountItems'
import { CurrentUserContext, newsAfterName } from './current-user'
import { LoginLink } from './LoginLink'
import { MobileMenu } from './MobileMenu'
import { NewsMark } from './NewsMark'
import { SearchDestinations } from './SearchDestinations'
import { WatchlistLink } from './WatchlistLink'

type Props = {
  /** The login or account entry, which the error page hides. */
  withAccount: boolean
}

export function Header({ withAccount }: Props) {
  return (
    <Bar>
      <Row>
        <Logo href={routes.home} aria-label="Ingrana, vai alla home">
          <img src="/logo/ingrana.svg" alt="" width="164" height="40" fetchPriority="low" />
        </Logo>
        <Nav aria-label="Principale">
          <MainLinks />
        </Nav>
        <Actions>
          <WatchlistLink />
          {withAccount && (
            <Desktop>
              <Account />
            </Desktop>
          )}
        </Actions>
      </Row>
      <MobileMenu withAccount={withAccount} />
    </Bar>
  )
}

function MainLinks() {
  return (
    <>
      <Menu label="Cerca" onToggle={trackMenu('search')}>
        <SearchDestinations />
      </Menu>
      <NavLink href={routes.sell}>
        <ExperimentsProvider at="sell_entry">
          <SellWords />
        </ExperimentsProvider>
      </NavLink>
      <NavLink href={routes.magazine}>Magazine</NavLink>
    </>
  )
}

function SellWords() {
  const { text } = usePlace('sell_entry')
  return text('label', 'Vendi')
}

function Account() {
  const user = useContext(CurrentUserContext)
  const { isLogged, displayName } = user
  if (!isLogged) return <LoginButton data-variant="outline">Accedi</LoginButton>
  return (
    <Menu
      label={
        <>
          <NewsMark>
            <Icon name="user" />
          </NewsMark>
          {accountLabel(displayName, accountLabelLength.desktop)}
          <VisuallyHidden>{newsAfterName(user)}</VisuallyHidden>
        </>
      }
      align="right"
      onToggle={trackMenu('account')}
    >
      <AccountItems />
    </Menu>
  )
}

const Bar = styled.header`
  position: relative;
  z-index: ${zIndex.header};
  background: ${color.surface};
`
const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 32px;
  height: 72px;
  max-width: ${containerMax};
  margin: 0 auto;
  padding: 0 16px;
  ${maxWidth(800)} { height: 56px; padding-right: 64px; gap: 4px; justify-content: space-between; }
`
const Logo = styled(Link)`
  flex: none;
  img { height: 40px; width: auto; }
  ${maxWidth(800)} { img { height: 34px; } }
`
const Nav = styled.nav`
  display: flex;
  gap: 4px;
  flex: 1;
  ${maxWidth(800)} { display: none; }
`
const NavLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  height: 44px;
  padding: 0 14px;
  border-radius: ${radius.md};
  color: ${color.text};
  font-weight: 600;
  text-decoration: none;
  &:hover { background: ${color.accentSurface}; color: ${color.accent}; }
`
const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
`
const LoginButton = styled(LoginLink)`${buttonStyle}`
const Desktop = styled.div`
  ${maxWidth(800)} { display: none; }
`
