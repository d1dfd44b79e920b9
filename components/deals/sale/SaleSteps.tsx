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
          <b aria-hidden="true">
            <small>km</small>
            {at + 1}
          </b>
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
  margin: 0;
  padding: 0;
  list-style: none;
  li { position: relative; display: grid; gap: 6px; justify-items: center; text-align: center; font-size: ${fontSize.base}; overflow-wrap: anywhere; }
  li::before { content: ''; position: absolute; top: 24px; left: -50%; width: 100%; border-top: 4px dashed ${color.borderStrong}; }
  li:first-of-type::before { display: none; }
  b {
    position: relative;
    z-index: 1;
    display: grid;
    place-items: center;
    align-content: center;
    width: 44px;
    height: 52px;
    border: 2px solid ${color.borderControl};
    border-radius: ${radius.xs};
    background: ${color.surface};
    font-size: ${fontSize.xl};
    line-height: 1.1;
  }
  b small { font-size: ${fontSize.xs}; font-weight: 600; }
  [data-state='done'] b { border-color: ${color.accent}; background: ${color.accentSurfaceStrong}; color: ${color.accentStrong}; }
  [data-state='now'] b { border-color: ${color.accent}; background: ${color.accent}; color: ${color.textInverse}; }
  [data-state='now'] { font-weight: 700; }
  ${maxWidth(450)} { li { font-size: ${fontSize.xs}; } }
`
