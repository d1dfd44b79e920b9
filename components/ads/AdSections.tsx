import styled from '@emotion/styled'
import { PriceHistory } from '@/components/ads/price/PriceHistory'
import { Accordion } from '@/components/ui/Accordion'
import { bodyFacts, classicFacts, engineFacts, type Fact, historyFacts, offerFacts } from '@/lib/market/ads/ad-facts'
import { composedText } from '@/lib/market/ads/composed-text'
import type { AdPage } from '@/lib/market/ads/page/ad-page'
import { trackMenu } from '@/lib/tracking/events/analytics-events'
import { EquipmentList } from './EquipmentList'
import { FactTable } from './FactTable'

type Props = { page: Pick<AdPage, 'ad' | 'prices'> }

const tellSection = trackMenu('adSection')

/** The seller's own words, and what the vehicle has. */
export function AdSections({ page: { ad, isComposed } }: { page: Pick<AdPage, 'ad' | 'isComposed'> }) {
  return (
    <>
      {ad.description !== '' && (
        <section>
          <h2>Descrizione</h2>
          {ad.description.split(/\n+/).map((paragraph) => (
            <Paragraph key={paragraph}>{paragraph}</Paragraph>
          ))}
          {isComposed && <small>{composedText}</small>}
        </section>
      )}
      {ad.equipment.length > 0 && (
        <section>
          <h2>Dotazioni</h2>
          <EquipmentList equipment={ad.equipment} />
        </section>
      )}
    </>
  )
}

/** The tables of what was declared, folded up. */
export function AdFolds({ page: { ad, prices } }: Props) {
  const classic = classicFacts(ad)
  return (
    <div>
      {classic.length > 0 && (
        <Accordion level={2} onChange={tellSection} title="Veicolo d'epoca" initiallyOpen>
          <FactTable facts={classic} />
        </Accordion>
      )}
      <Fold title="Dati tecnici e consumi" facts={[...engineFacts(ad), ...bodyFacts(ad)]} />
      <Fold title="Garanzia e storia del veicolo" facts={historyFacts(ad)} />
      <Fold title={ad.offerType === 'noleggio' ? 'Condizioni del noleggio' : 'Condizioni di vendita'} facts={offerFacts(ad)} />
      {prices.length > 0 && (
        <Accordion level={2} onChange={tellSection} title="Storia del prezzo">
          <PriceHistory prices={prices} />
        </Accordion>
      )}
    </div>
  )
}

function Fold({ title, facts }: { title: string; facts: readonly Fact[] }) {
  if (facts.length === 0) return null
  return (
    <Accordion level={2} onChange={tellSection} title={title}>
      <FactTable facts={facts} />
    </Accordion>
  )
}

const Paragraph = styled.p`
  max-width: 64ch;
  overflow-wrap: anywhere;
  & + & { margin-top: 12px; }
`
