import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icons/Icon'
import { color, motion, radius, shadow, zIndex } from '@/styles/tokens'
import { countBadge } from './count-badge'
import { useDismissal } from './use-dismissal'

type Props = { label: ReactNode; align?: 'left' | 'right'; onToggle?(open: boolean): void; children: ReactNode }

/** A drop-down of links under a button. Without JavaScript it is a plain <details>. */
export function Menu({ label, align = 'left', onToggle, children }: Props) {
  const ref = useDismissal()
  return (
    <Fold ref={ref} onToggle={(event) => onToggle?.(event.currentTarget.open)}>
      <summary>
        {label}
        <Icon name="chevron-down" size={16} />
      </summary>
      <Sheet data-align={align}>{children}</Sheet>
    </Fold>
  )
}

const Fold = styled.details`
  position: relative;
  > summary {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    height: 44px;
    padding: 0 14px;
    border-radius: ${radius.md};
    font-weight: 600;
    white-space: nowrap;
  }
  > summary:hover, &[open] > summary { background: ${color.accentSurface}; color: ${color.accent}; }
  > summary > svg:last-of-type { transition: transform ${motion.base} ${motion.ease}; }
  &[open] > summary > svg:last-of-type { transform: rotate(180deg); }
`
const Sheet = styled.ul`
  position: absolute;
  z-index: ${zIndex.menu};
  top: calc(100% + 8px);
  /* Wide enough that no link of the strip below shows by a sliver alone. */
  left: -14px;
  min-width: 304px;
  padding: 8px;
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.surface};
  box-shadow: ${shadow.lg};
  animation: menu-in ${motion.base} ${motion.ease};
  @keyframes menu-in { from { opacity: 0; transform: translateY(-4px); } }
  &[data-align='right'] { left: auto; right: 0; min-width: 272px; }
  a, button {
    display: flex;
    align-items: center;
    gap: 12px;
    width: 100%;
    min-height: 48px;
    padding: 8px 12px;
    border-radius: ${radius.md};
    color: ${color.text};
    font-weight: 600;
    text-align: left;
    text-decoration: none;
  }
  a:hover, button:hover, [aria-current] { background: ${color.accentSurface}; color: ${color.accent}; }
  svg { color: ${color.accent}; }
  [data-apart='after'] { margin-bottom: 4px; padding-bottom: 4px; border-bottom: 1px solid ${color.border}; }
  [data-apart='before'] { margin-top: 4px; padding-top: 4px; border-top: 1px solid ${color.border}; }
  small { ${countBadge} }
`
