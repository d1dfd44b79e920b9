import { Icon } from '@/components/ui/icons/Icon'
import { Link } from '@/components/ui/Link'
import { searchDestinations } from './navigation'

/** The lists of a menu. */
export function SearchDestinations() {
  return searchDestinations.map((to) => (
    <li key={to.href}>
      <Link href={to.href}>
        <Icon name={to.icon} size={24} />
        {to.label}
      </Link>
    </li>
  ))
}
