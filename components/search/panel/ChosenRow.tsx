import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icons/Icon'
import { iconButtonStyle } from '@/components/ui/icons/IconButton'
import { Link } from '@/components/ui/Link'
import { color, fontSize, radius } from '@/styles/tokens'

type Props = {
  removeLabel: string
  removeHref: string
  /** It leaves ads out instead of finding them. */
  isExclusion?: boolean
  children: ReactNode
}

/** One of several choices, and beside it the way to do without it. */
export function ChosenRow({ removeLabel, removeHref, isExclusion = false, children }: Props) {
  return (
    <Row data-exclusion={isExclusion || undefined}>
      {children}
      <Link href={removeHref} scroll={false} aria-label={removeLabel}>
        <Icon name="close" size={20} />
      </Link>
    </Row>
  )
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  background: ${color.surface};
  &[data-exclusion] { align-items: center; padding-left: 12px; border-style: dashed; }
  > a { ${iconButtonStyle} margin: 4px 0; color: ${color.textMuted}; }
  details { border: 0; }
  summary { min-height: 52px; padding-right: 0; }
  b, small { display: block; line-height: 1.3; }
  b { font-weight: 600; }
  small { color: ${color.textMuted}; font-size: ${fontSize.sm}; }
`
