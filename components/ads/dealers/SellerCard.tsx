import styled from '@emotion/styled'
import { sellerIcons } from '@/components/ads/seller-icons'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { Icon } from '@/components/ui/icons/Icon'
import { Monogram } from '@/components/ui/icons/Monogram'
import { SellerIcon } from '@/components/ui/icons/SellerIcon'
import { Panel } from '@/components/ui/Panel'
import { logoPath } from '@/lib/kernel/routes/dealer-area'
import { dealerPath } from '@/lib/kernel/routes/routes'
import type { AdDealer, AdPage } from '@/lib/market/ads/page/ad-page'
import { numberText } from '@/lib/market/catalogue/number-text'
import { color, font, fontSize } from '@/styles/tokens'

type ShownDealer = Pick<AdDealer, 'slug' | 'name' | 'logoId' | 'street' | 'postcode' | 'place' | 'openingHours' | 'stock'>
type Props = {
  page: Pick<AdPage, 'seller' | 'place'> & { dealer: ShownDealer | null }
  /** The name of the landmark, where a page has several. */
  label?: string
}

/** Who sells it and where. A seller without a page here shows no more than the place, and what that means for the buyer. */
export function SellerCard({ page: { dealer, seller, place }, label = 'Venditore' }: Props) {
  return <Panel aria-label={label}>{dealer ? <DealerLines {...dealer} /> : <SellerLines seller={seller} place={place} />}</Panel>
}

function SellerLines({ seller, place }: Pick<AdPage, 'seller' | 'place'>) {
  return (
    <>
      <Head>
        <Monogram>
          <Icon name={sellerIcons[seller.kind]} size={24} />
        </Monogram>
        <h2>{seller.name}</h2>
      </Head>
      <Lines>
        {place !== null && (
          <li>
            <Icon name="pin" size={16} />
            {place}
          </li>
        )}
        <li>
          <Icon name="info" size={16} />
          {legalTexts[seller.kind]}
        </li>
      </Lines>
    </>
  )
}

function DealerLines(dealer: ShownDealer) {
  const address = [dealer.street, [dealer.postcode, dealer.place].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  return (
    <>
      <Head>
        <SellerIcon name={dealer.name} logo={dealer.logoId === null ? null : logoPath(dealer.logoId)} />
        <h2>{dealer.name}</h2>
      </Head>
      <Lines>
        {address !== '' && (
          <li>
            <Icon name="pin" size={16} />
            {address}
          </li>
        )}
        {dealer.openingHours.map(({ days, hours }) => (
          <li key={days}>
            <Icon name="clock" size={16} />
            {days}: {hours}
          </li>
        ))}
        <li>
          <Icon name="shop" size={16} />
          {dealer.stock === 1 ? '1 annuncio' : `${numberText(dealer.stock)} annunci`} su Ingrana
        </li>
      </Lines>
      <ButtonLink href={dealerPath(dealer.slug)} variant="outline" block>
        Vedi la concessionaria
      </ButtonLink>
    </>
  )
}

const legalTexts = {
  concessionario: 'Chi vende per professione risponde della garanzia legale di conformità.',
  privato: "Da un privato non c'è garanzia legale di conformità.",
  'non-indicato': 'Chiedi se vende un concessionario o un privato: da questo dipende la garanzia legale di conformità.',
} as const

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  margin-bottom: 12px;
  h2 { font: 600 ${fontSize.xl}/1.2 ${font.display}; overflow-wrap: anywhere; }
`
const Lines = styled.ul`
  display: grid;
  gap: 8px;
  margin-bottom: 16px;
  color: ${color.textSecondary};
  font-size: ${fontSize.base};
  li { display: flex; gap: 8px; }
  svg { flex: none; margin-top: 3px; color: ${color.textSubtle}; }
`
