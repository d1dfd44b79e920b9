import styled from '@emotion/styled'
import type { PriceExplanation } from '@/lib/market/ads/ad-price-page'
import { euroText } from '@/lib/market/catalogue/number-text'
import { color, fontSize } from '@/styles/tokens'
import { AdLine } from './AdLine'

/** The ads that an estimate is compared with, each with its price as if it were the vehicle in question. */
export function NearestAds({ comparables }: Pick<PriceExplanation, 'comparables'>) {
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
