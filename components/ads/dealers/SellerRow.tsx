import styled from '@emotion/styled'
import { sellerIcons } from '@/components/ads/seller-icons'
import { Icon } from '@/components/ui/icons/Icon'
import { initialsOf, Monogram } from '@/components/ui/icons/Monogram'
import type { AdPage } from '@/lib/market/ads/page/ad-page'
import { color, fontSize } from '@/styles/tokens'

type Props = {
  page: Pick<AdPage, 'seller' | 'sellerNote' | 'place'> & { dealer: Pick<NonNullable<AdPage['dealer']>, 'name'> | null }
  isOwn: boolean
  /** «38 km da Pavia», where it is known from where. */
  distance: string | null
}

/** The id of what says more of the seller. */
export const sellerId = 'venditore'

/** Who sells, and where, in one line beside the price; it leads to the rest. */
export function SellerRow({ page: { seller, sellerNote, dealer, place }, isOwn, distance }: Props) {
  const facts = [place, dealer ? 'Concessionario' : sellerNote, distance].filter(Boolean).join(' · ')
  return (
    <Row href={`#${sellerId}`}>
      <Sign aria-hidden="true">{dealer ? initialsOf(dealer.name) : <Icon name={sellerIcons[seller.kind]} />}</Sign>
      <span>
        <b>
          {seller.name}
          {isOwn && ' (tu)'}
        </b>
        {facts !== '' && <small>{facts}</small>}
      </span>
      <Icon name="chevron-right" size={16} />
    </Row>
  )
}

const Row = styled.a`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr) 16px;
  gap: 10px;
  align-items: center;
  min-height: 56px;
  padding-top: 10px;
  border-top: 1px solid ${color.border};
  color: ${color.text};
  line-height: 1.3;
  text-decoration: none;
  b { display: block; overflow-wrap: anywhere; font-weight: 600; }
  small { display: block; color: ${color.textMuted}; font-size: ${fontSize.sm}; }
  &:hover b { color: ${color.accent}; text-decoration: underline; }
  > svg { color: ${color.textMuted}; }
  @media print { > svg { display: none; } }
`
const Sign = styled(Monogram)`
  width: 40px;
  height: 40px;
  font-size: ${fontSize.md};
`
