import styled from '@emotion/styled'
import { type ReactNode, type SyntheticEvent, useRef } from 'react'
import { Icon } from '@/components/ui/icons/Icon'
import { color, font, fontSize, motion } from '@/styles/tokens'

type Props = {
  title: string
  /** The level of its heading, by which screen readers find the section. */
  level?: 2 | 3
  children: ReactNode
  initiallyOpen?: boolean
  onChange?(open: boolean): void
}

/** A folding section as <details>: it works without JavaScript, and browsers announce its state. */
export function Accordion({ title, level = 3, children, initiallyOpen = false, onChange }: Props) {
  const Title = level === 2 ? 'h2' : 'h3'
  const wasOpen = useRef(initiallyOpen)
  // Browsers fire a toggle event for a section that starts open; it is not a change.
  const tellChange = ({ currentTarget: { open } }: SyntheticEvent<HTMLDetailsElement>) => {
    if (open === wasOpen.current) return
    wasOpen.current = open
    onChange?.(open)
  }
  return (
    <Fold open={initiallyOpen} onToggle={tellChange}>
      <summary>
        <Title>{title}</Title>
        <Icon name="chevron-down" />
      </summary>
      <Content>{children}</Content>
    </Fold>
  )
}

const Fold = styled.details`
  border-top: 1px solid ${color.border};
  &:last-of-type { border-bottom: 1px solid ${color.border}; }
  > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    min-height: 56px;
  }
  > summary > :is(h2, h3) { margin: 0; font: 600 ${fontSize.lg}/1.3 ${font.display}; }
  > summary > svg { transition: transform ${motion.slow} ${motion.ease}; }
  &[open] > summary > svg { transform: rotate(180deg); }
  &::details-content {
    max-height: 0;
    overflow: clip;
    transition: max-height ${motion.slow} ${motion.ease}, content-visibility ${motion.slow} allow-discrete;
  }
  &[open]::details-content { max-height: 1200px; overflow-y: auto; }
`
const Content = styled.div`
  padding-bottom: 20px;
  @supports not selector(::details-content) { max-height: 1200px; overflow-y: auto; }
`
