import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icons/Icon'
import { VisuallyHidden } from '@/components/ui/VisuallyHidden'
import type { DealView } from '@/lib/accounts/deals/deal-view'
import { maxWidth } from '@/styles/media'
import { color, font, fontSize, radius } from '@/styles/tokens'

/** The car above a conversation, and how far the two have come. */
export function DealHead({ steps, children }: Pick<DealView, 'steps'> & { children: ReactNode }) {
  return (
    <Box>
      {children}
      <ol aria-label="A che punto siamo">
        {steps.map(({ name, state, note }, at) => (
          <li key={name} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
            <i aria-hidden="true">{state === 'done' ? <Icon name="check" /> : at + 1}</i>
            <span>
              {name}
              {state === 'done' && <VisuallyHidden> (fatto)</VisuallyHidden>}
              {note !== null && <small>{note}</small>}
            </span>
          </li>
        ))}
      </ol>
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
  padding: 14px 20px 16px;
  border-block: 1px solid ${color.border};
  background: ${color.surfaceAlt};
  ${maxWidth(800)} { padding: 12px 12px 14px; }
  ol { display: grid; grid-template-columns: repeat(4, minmax(0, 1fr)); margin: 0; padding: 0; list-style: none; }
  li { position: relative; display: grid; gap: 6px; align-content: start; justify-items: center; color: ${color.textMuted}; font-size: ${fontSize.sm}; line-height: 1.25; text-align: center; }
  li::before { content: ''; position: absolute; top: 12px; left: -50%; width: 100%; border-top: 3px dashed ${color.borderStrong}; }
  li:first-of-type::before { display: none; }
  li[data-state='done']::before, li[data-state='now']::before { border-top: 3px solid ${color.accent}; }
  i {
    position: relative;
    z-index: 1;
    display: grid;
    place-items: center;
    width: 26px;
    height: 26px;
    border: 1.5px solid ${color.borderControl};
    border-radius: ${radius.xs};
    background: ${color.surface};
    font: 700 ${fontSize.base}/1 ${font.display};
  }
  span { min-width: 0; max-width: 100%; padding: 0 2px; overflow-wrap: anywhere; }
  small { display: block; font-size: ${fontSize.xs}; font-weight: 400; }
  li[data-state='done'] i { border-color: ${color.accent}; background: ${color.accentSurfaceStrong}; color: ${color.accentStrong}; }
  li[data-state='now'] { color: ${color.text}; font-weight: 600; }
  li[data-state='now'] i { border-color: ${color.accent}; background: ${color.accent}; color: ${color.textInverse}; }
`
