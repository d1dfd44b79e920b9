import styled from '@emotion/styled'
import { Icon } from '@/components/ui/icons/Icon'
import { maxWidth } from '@/styles/media'
import { color, fontSize } from '@/styles/tokens'
import { Link } from './Link'

export type Crumb = { label: string; href: string }
type Props = { trail: readonly Crumb[]; current: string }

/** The way here from the home page; the page we are on closes it, without a link. */
export function Breadcrumbs({ trail, current }: Props) {
  return (
    <nav aria-label="Percorso">
      <List>
        {trail.map((crumb) => (
          <li key={crumb.href}>
            <Link href={crumb.href}>{crumb.label}</Link>
            <Icon name="chevron-right" size={14} />
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </List>
    </nav>
  )
}

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 6px;
  align-items: center;
  padding: 16px 0;
  font-size: ${fontSize.base};
  color: ${color.textMuted};
  li { display: inline-flex; align-items: center; gap: 6px; min-width: 0; }
  a { display: inline-flex; align-items: center; min-height: 24px; color: ${color.textMuted}; }
  ${maxWidth(800)} { padding: 12px 0; }
`
