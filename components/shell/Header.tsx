import styled from '@emotion/styled'
import Link from 'next/link'
import { useContext } from 'react'
import { buttonFace } from '@/components/ui/button-face'
import { Icon } from '@/components/ui/Icon'
import { Menu } from '@/components/ui/Menu'
import { routes } from '@/lib/kernel/routes/routes'
import { accountLabel, accountLabelLength } from '@/lib/people/users/account-label'
import { atMost } from '@/styles/media'
import { color, containerMax, layer, radius } from '@/styles/tokens'
import { AccountItems } from './AccountItems'
import { FavouritesLink } from './FavouritesLink'
import { LoginLink } from './LoginLink'
import { MobileMenu } from './MobileMenu'
import { searchDestinations } from './navigation'
import { reportMenu } from './report-menu'
import { VisitorContext } from './visitor'

type Props = {
  /** On the error page nobody is asked to log in. */ withAccount: boolean
}

export function Header({ withAccount }: Props) {
  return (
    <Bar>
      <Row>
        <Logo href={routes.home} aria-label="Ingrana, vai alla home">
          <img src="/logo/ingrana.svg" alt="" width="164" height="40" />
        </Logo>
        <Nav aria-label="Principale">
          <Menu label="Cerca" onToggle={reportMenu('search')}>
            {searchDestinations.map((to) => (
              <li key={to.href}>
                <Link href={to.href}>
                  <Icon name={to.icon} size={24} />
                  {to.label}
                </Link>
              </li>
            ))}
          </Menu>
          <NavLink href={routes.sell}>Vendi</NavLink>
          <NavLink href={routes.magazine}>Magazine</NavLink>
        </Nav>
        {withAccount && (
          <Actions>
            <FavouritesLink />
            <Desktop>
              <Account />
            </Desktop>
          </Actions>
        )}
      </Row>
      <MobileMenu withAccount={withAccount} />
    </Bar>
  )
}

function Account() {
  const { isLogged, displayName } = useContext(VisitorContext)
  if (!isLogged) return <LoginButton data-look="outline">Accedi</LoginButton>
  return (
    <Menu
      label={
        <>
          <Icon name="user" />
          {accountLabel(displayName, accountLabelLength.desktop)}
        </>
      }
      align="right"
      onToggle={reportMenu('account')}
    >
      <AccountItems />
    </Menu>
  )
}

const Bar = styled.header`
  position: relative;
  z-index: ${layer.header};
  background: ${color.bianco};
`
const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 32px;
  height: 72px;
  max-width: ${containerMax};
  margin: 0 auto;
  padding: 0 16px;
  ${atMost(800)} { height: 56px; padding-right: 64px; gap: 4px; justify-content: space-between; }
`
const Logo = styled(Link)`
  flex: none;
  img { height: 40px; width: auto; }
  ${atMost(800)} { img { height: 34px; } }
`
const Nav = styled.nav`
  display: flex;
  gap: 4px;
  flex: 1;
  ${atMost(800)} { display: none; }
`
const NavLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  height: 44px;
  padding: 0 14px;
  border-radius: ${radius.md};
  color: ${color.asfalto900};
  font-weight: 600;
  text-decoration: none;
  &:hover { background: ${color.verde50}; color: ${color.verde700}; }
`
const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
`
const LoginButton = styled(LoginLink)`${buttonFace}`
const Desktop = styled.div`
  ${atMost(800)} { display: none; }
`
