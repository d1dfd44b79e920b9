import styled from '@emotion/styled'
import { VisuallyHidden } from '@/components/ui/VisuallyHidden'
import { saleSteps } from '@/lib/accounts/deals/sale/sale-page'
import { maxWidth } from '@/styles/media'
import { color, fontSize, radius } from '@/styles/tokens'

/** How far the two have come, as kilometre signs. `now` is counted from 0. */
export function SaleSteps({ now }: { now: number }) {
  return (
    <Steps aria-label="Passi dell’affare">
      {saleSteps.map((name, at) => (
        <li key={name} data-state={at < now ? 'done' : at === now ? 'now' : 'next'} aria-current={at === now ? 'step' : undefined}>
          <b aria-hidden="true">{at + 1}</b>
          <span>
            {name}
            {at < now && <VisuallyHidden> (fatto)</VisuallyHidden>}
          </span>
        </li>
      ))}
    </Steps>
  )
}

const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: 4px;
  margin: 0;
  padding: 0;
  list-style: none;
  li { display: grid; gap: 6px; justify-items: center; text-align: center; font-size: ${fontSize.base}; overflow-wrap: anywhere; }
  b {
    display: grid;
    place-items: center;
    width: 36px;
    height: 44px;
    border: 2px solid ${color.borderControl};
    border-radius: ${radius.xs};
    background: ${color.surface};
    font-size: ${fontSize.lg};
  }
  [data-state='done'] b { border-color: ${color.accent}; color: ${color.accent}; }
  [data-state='now'] b { border-color: ${color.accent}; background: ${color.accent}; color: ${color.textInverse}; }
  [data-state='now'] { font-weight: 700; }
  ${maxWidth(450)} { li { font-size: ${fontSize.xs}; } }
`
