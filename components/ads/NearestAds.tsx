import styled from '@emotion/styled'
import type { PriceExplanation } from '@/lib/market/ads/page/ad-price-page'
import { euroText } from '@/lib/market/catalogue/number-text'
import { color, fontSize } from '@/styles/tokens'
import { AdLine } from './AdLine'

type Comparables = PriceExplanation['comparables']

const shownAtFirst = 4

/** The ads that an estimate is compared with, each with its price as if it were the vehicle in question; those that are least like it, folded. */
export function NearestAds({ comparables }: { comparables: Comparables }) {
  const others = comparables.slice(shownAtFirst)
  return (
    <>
      <Lines comparables={comparables.slice(0, shownAtFirst)} />
      {others.length > 0 && (
        <More>
          <summary>{others.length === 1 ? 'Mostra un altro annuncio' : `Mostra altri ${others.length} annunci`}</summary>
          <Lines comparables={others} />
        </More>
      )}
    </>
  )
}

function Lines({ comparables }: { comparables: Comparables }) {
  return (
    <List>
      {comparables.map(({ card, adjustedEuro }) => (
        <li key={card.id}>
          <AdLine card={card} />
          <span>
            {card.version !== '' && <i>{card.version}</i>}
            riportato a questo <b>{euroText(adjustedEuro * 100)}</b>
          </span>
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  margin-top: 12px;
  > li { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 4px 16px; padding: 8px 0; border-bottom: 1px solid ${color.borderSubtle}; }
  > li > span { color: ${color.textMuted}; font-size: ${fontSize.base}; }
  > li > span i { display: block; font-style: normal; overflow-wrap: anywhere; }
  > li > span b { color: ${color.text}; }
`
const More = styled.details`
  summary { display: inline-flex; align-items: center; min-height: 44px; color: ${color.link}; font-weight: 600; text-decoration: underline; cursor: pointer; }
`
