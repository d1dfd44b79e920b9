import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { VisuallyHidden } from '@/components/ui/VisuallyHidden'
import type { DealView } from '@/lib/accounts/deals/deal-view'
import { color, fontSize, radius } from '@/styles/tokens'

const stateWords = { done: ' (fatto)', now: '', next: '' } as const

/** The car above a conversation, and how far the two have come. */
export function DealHead({ steps, children }: Pick<DealView, 'steps'> & { children: ReactNode }) {
  return (
    <Box>
      {children}
      <ol aria-label="A che punto siamo">
        {steps.map(({ name, state, note }) => (
          <li key={name} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
            <b>
              {name}
              <VisuallyHidden>{stateWords[state]}</VisuallyHidden>
            </b>
            {note !== null && <small>{note}</small>}
          </li>
        ))}
      </ol>
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  gap: 12px;
  padding: 12px 16px;
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.surface};
  ol { display: grid; grid-template-columns: repeat(4, minmax(0, 1fr)); gap: 4px; margin: 0; padding: 0; list-style: none; }
  li { padding-top: 6px; border-top: 4px solid ${color.border}; font-size: ${fontSize.sm}; overflow-wrap: anywhere; }
  li[data-state='done'] { border-color: ${color.accent}; }
  li[data-state='now'] { border-color: ${color.accent}; border-top-style: dashed; }
  li b { display: block; font-weight: 400; }
  li[data-state='now'] b { font-weight: 700; }
  small { color: ${color.textMuted}; }
`
