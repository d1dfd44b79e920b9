import styled from '@emotion/styled'
import type { StandingScale } from '@/lib/accounts/deals/deal-view'
import { color, fontSize, radius } from '@/styles/tokens'

/** An amount between the estimate and the asked price; the green part is «nella media». The sentence beside it says the same. */
export function StandingBand({ scale: { from, to, marks } }: { scale: StandingScale }) {
  return (
    <div aria-hidden="true">
      <Band>
        <span className="average" style={{ left: `${from}%`, width: `${to - from}%` }} />
        {marks.map(({ name, text, at }) => (
          <span key={name} className="mark" data-mark={name} data-side={at < 50 ? 'left' : 'right'} style={{ left: `${at}%` }}>
            {name === 'amount' && <em>{text}</em>}
          </span>
        ))}
      </Band>
      <Legend>
        {marks
          .filter(({ name }) => name !== 'amount')
          .sort((a, b) => a.at - b.at)
          .map(({ name, text }) => (
            <span key={name} data-mark={name}>
              {text}
            </span>
          ))}
      </Legend>
    </div>
  )
}

const Band = styled.div`
  position: relative;
  height: 30px;
  margin: 20px 0 2px;
  &::before { content: ''; position: absolute; inset: 11px 0; border-radius: ${radius.xs}; background: ${color.borderStrong}; }
  .average { position: absolute; top: 11px; height: 8px; background: ${color.accentSoft}; border-radius: ${radius.xs}; }
  .mark { position: absolute; top: 6px; width: 4px; height: 18px; margin-left: -2px; border-radius: ${radius.xs}; background: ${color.text}; }
  [data-mark='estimate'] { background: ${color.accent}; }
  [data-mark='amount'] { top: 2px; height: 26px; }
  em { position: absolute; bottom: 26px; color: ${color.textSecondary}; font-size: ${fontSize.xs}; font-style: normal; font-weight: 600; white-space: nowrap; }
  [data-side='left'] em { left: 0; }
  [data-side='right'] em { right: 0; }
`
const Legend = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 16px;
  justify-content: space-between;
  margin-bottom: 10px;
  color: ${color.textSecondary};
  font-size: ${fontSize.xs};
  font-weight: 600;
  span::before { content: ''; display: inline-block; width: 4px; height: 12px; margin-right: 6px; border-radius: ${radius.xs}; background: ${color.text}; vertical-align: -2px; }
  [data-mark='estimate']::before { background: ${color.accent}; }
`
