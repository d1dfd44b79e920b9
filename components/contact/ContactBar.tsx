import styled from '@emotion/styled'
import { useRef } from 'react'
import { AdPrice } from '@/components/ads/AdPrice'
import { PriceVerdict } from '@/components/ads/PriceVerdict'
import { fragment } from '@/components/ui/fragment'
import { useCoveredEdge } from '@/components/ui/use-covered-edge'
import type { AdPage } from '@/lib/market/ads/ad-page'
import { aboveMobile, lowScreen } from '@/styles/media'
import { bottomBarProperty, bottomInset, color, zIndex } from '@/styles/tokens'
import { ContactButton } from './ContactButton'
import { ContactWording } from './ContactWording'

type Props = Pick<AdPage['ad'], 'priceCents' | 'rentalFeeCents'> & Pick<AdPage, 'rating'>

/** Sticky bar with price and contact button on phones; it stops at the end of the content, above the footer. */
export function ContactBar({ priceCents, rentalFeeCents, rating }: Props) {
  const ref = useRef<HTMLDivElement>(null)
  useCoveredEdge(ref, bottomBarProperty)
  return (
    <Bar ref={ref} className="needs-script" data-bottom-bar>
      <div {...fragment(Price, { priceCents, rentalFeeCents, rating })} />
      <ContactButton size="md">
        <ContactWording length="short" />
      </ContactButton>
    </Bar>
  )
}

function Price({ priceCents, rentalFeeCents, rating }: Props) {
  return (
    <>
      <AdPrice card={{ priceCents, previousPriceCents: null, rentalFeeCents }} dense />
      {rating && rating.verdict !== 'unrated' && <PriceVerdict verdict={rating.verdict} />}
    </>
  )
}

const Bar = styled.div`
  position: sticky;
  z-index: ${zIndex.stickyBar};
  bottom: ${bottomInset};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 12px;
  padding: 10px 16px;
  border-top: 1px solid ${color.border};
  background: ${color.surface};
  box-shadow: 0 -4px 16px rgba(20, 24, 25, .1);
  > button { flex: 1; min-width: 120px; max-width: 240px; min-height: 48px; }
  ${lowScreen} { position: static; }
  ${aboveMobile} { display: none; }
`
