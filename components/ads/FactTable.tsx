import styled from '@emotion/styled'
import type { Fact } from '@/lib/market/ads/ad-facts'
import { maxWidth } from '@/styles/media'
import { color, fontSize } from '@/styles/tokens'

type Props = { facts: readonly Fact[] }

export function FactTable({ facts }: Props) {
  return (
    <List>
      {facts.map((fact) => (
        <div key={fact.label}>
          <dt>{fact.label}</dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </List>
  )
}

const List = styled.dl`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 0 32px;
  font-size: ${fontSize.base};
  > div { display: flex; justify-content: space-between; gap: 16px; padding: 8px 0; border-bottom: 1px solid ${color.borderSubtle}; }
  dt { color: ${color.textMuted}; }
  dd { font-weight: 600; text-align: right; overflow-wrap: anywhere; }
  ${maxWidth(583)} { grid-template-columns: 1fr; }
`
