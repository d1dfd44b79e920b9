import styled from '@emotion/styled'
import { useRef } from 'react'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { useCoveredEdge } from '@/components/ui/use-covered-edge'
import { outcomes } from '@/lib/accounts/moderation/moderation-case'
import { lowScreen, maxWidth } from '@/styles/media'
import { color, fontSize, radius, topBarProperty, zIndex } from '@/styles/tokens'
import { chooseOutcome, decisionForm } from './decision-form'
import { Key } from './Key'
import { choiceKeys } from './queue-keys'

const shortcuts = [
  { outcome: 'approved', variant: 'primary' },
  { outcome: 'changes', variant: 'quiet' },
  { outcome: 'refused', variant: 'danger' },
] as const

/** Leads to the decision from wherever one reads, with the outcome chosen. */
export function OutcomeBar({ place, count }: { place: number; count: number }) {
  const bar = useRef<HTMLElement>(null)
  useCoveredEdge(bar, topBarProperty)
  return (
    <Bar ref={bar} aria-label="Esito" data-top-bar>
      {shortcuts.map(({ outcome, variant }) => (
        <ButtonLink key={outcome} href={`#${decisionForm}`} variant={variant} onClick={() => chooseOutcome(outcome)}>
          {outcomes[outcome].label} <Key aria-hidden>{choiceKeys[outcome]}</Key>
        </ButtonLink>
      ))}
      {place > 0 && (
        <span>
          {place} di {count}
        </span>
      )}
    </Bar>
  )
}

const Bar = styled.nav`
  position: sticky;
  top: 0;
  z-index: ${zIndex.strip};
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
  padding: 12px 16px;
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.surface};
  > span { margin-left: auto; color: ${color.textMuted}; font-size: ${fontSize.sm}; }
  ${maxWidth(800)} { padding: 10px; > a { flex: 1 1 40%; padding: 0 8px; } > span { display: none; } }
  ${lowScreen} { position: static; }
`
