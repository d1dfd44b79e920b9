import { useRouter } from 'next/router'
import { useContext } from 'react'
import { Icon } from '@/components/ui/icons/Icon'
import { Link } from '@/components/ui/Link'
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

/** The entries of the account menu; the current one is marked. */
export function AccountItems() {
  const { csrf, isDealer, isMarketing, isModerator } = useContext(CurrentUserContext)
  const { pathname } = useRouter()
  const template = pathname.split('/').at(-1)
  return (
    <>
      <li>
        <Link href={routes.watchlist} aria-current={template === 'preferiti' ? 'page' : undefined}>
          <Icon name="heart" />
          Preferiti
        </Link>
      </li>
      <li>
        <Link href={routes.profile} aria-current={template === 'il-mio-profilo' ? 'page' : undefined}>
          <Icon name="user" />
          Il mio profilo
        </Link>
      </li>
      {isDealer && (
        <li>
          <Link href={dealerArea.overview} aria-current={pathname === dealerArea.overview ? 'page' : undefined}>
            <Icon name="shop" />
            Area concessionario
          </Link>
        </li>
      )}
      {isMarketing && (
        <li>
          <Link href={routes.experiments} aria-current={pathname === routes.experiments ? 'page' : undefined}>
            <Icon name="filters" />
            Esperimenti
          </Link>
        </li>
      )}
      {isModerator && (
        <li>
          <Link href={routes.moderation} aria-current={pathname === routes.moderation ? 'page' : undefined}>
            <Icon name="shield" />
            Coda di controllo
          </Link>
        </li>
      )}
      <li>
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
