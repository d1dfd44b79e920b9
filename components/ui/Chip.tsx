import styled from '@emotion/styled'
import { Icon } from '@/components/ui/icons/Icon'
import { color, fontSize, motion, radius } from '@/styles/tokens'
import { Link } from './Link'

type Props = { label: string; href: string }

/** An active filter. The whole chip removes it, by going to the address without it. */
export function Chip({ label, href }: Props) {
  return (
    <Pill href={href} scroll={false} aria-label={`Rimuovi filtro ${label}`}>
      {label}
      <Icon name="close" size={16} />
    </Pill>
  )
}

const Pill = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  flex: none;
  min-height: 36px;
  padding: 0 8px 0 12px;
  border-radius: ${radius.pill};
  background: ${color.accentSurfaceStrong};
  color: ${color.accentStrong};
  font-size: ${fontSize.base};
  text-decoration: none;
  transition: background ${motion.fast} ${motion.ease};
  &:hover { background: ${color.accentSurfaceHover}; color: ${color.accentStrong}; }
  &:focus-visible { border-radius: ${radius.pill}; }
`
