import { useRouter } from 'next/router'
import { type ReactNode, useContext } from 'react'
import { Icon, type IconName } from '@/components/ui/icons/Icon'
import { Link } from '@/components/ui/Link'
import { VisuallyHidden } from '@/components/ui/VisuallyHidden'
import { marketingConsentsFlag } from '@/lib/accounts/social-login/provider'
import { clearNotificationFlag } from '@/lib/accounts/watchlist/notification-flag'
import { clearFlag } from '@/lib/kernel/browser/stored-flag'
import { dealerArea } from '@/lib/kernel/routes/dealer-area'
import { posts, routes } from '@/lib/kernel/routes/routes'
import { CurrentUserContext } from './current-user'

/** Clears the flags of the user who logs out. */
function clearFlags(): void {
  clearNotificationFlag()
  clearFlag(marketingConsentsFlag)
}

/** The entries of the account menu, with what waits to be read; the current one is marked. */
export function AccountItems() {
  const { csrf, isDealer, isMarketing, isModerator, news = 0, unread = 0 } = useContext(CurrentUserContext)
  return (
    <>
      <Item href={routes.news} icon="info" label="Novità" isApart>
        {news > 0 && <small>{newsText(news)}</small>}
      </Item>
      <Item href={routes.ownAds} icon="car" label="I tuoi annunci" />
      <Item href={routes.conversations} icon="mail" label="Messaggi">
        {unread > 0 && (
          <small>
            {unread}
            <VisuallyHidden> da leggere</VisuallyHidden>
          </small>
        )}
      </Item>
      <Item href={routes.watchlist} icon="heart" label="Preferiti" />
      <Item href={routes.savedSearches} icon="search" label="Ricerche salvate" />
      <Item href={routes.profile} icon="user" label="Il mio profilo" />
      {isDealer && <Item href={dealerArea.overview} icon="shop" label="Area concessionario" />}
      {isMarketing && <Item href={routes.experiments} icon="filters" label="Esperimenti" />}
      {isModerator && <Item href={routes.moderation} icon="shield" label="Coda di controllo" />}
      <li data-apart="before">
        <form method="post" action={posts.logout} onSubmit={clearFlags}>
          <input type="hidden" name="_csrf" value={csrf} />
          <button type="submit">
            <Icon name="logout" />
            Esci
          </button>
        </form>
      </li>
    </>
  )
}

type ItemProps = { href: string; icon: IconName; label: string; isApart?: boolean; children?: ReactNode }

function Item({ href, icon, label, isApart = false, children }: ItemProps) {
  const { pathname } = useRouter()
  return (
    <li data-apart={isApart ? 'after' : undefined}>
      <Link href={href} aria-current={pathname === href ? 'page' : undefined}>
        <Icon name={icon} />
        {label}
        {children && <VisuallyHidden>, </VisuallyHidden>}
        {children}
      </Link>
    </li>
  )
}

/** «3 nuove». */
function newsText(news: number): string {
  return news === 1 ? '1 nuova' : `${news} nuove`
}
