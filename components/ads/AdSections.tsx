import styled from '@emotion/styled'
import { PriceHistory } from '@/components/ads/price/PriceHistory'
import { Accordion } from '@/components/ui/Accordion'
import { bodyFacts, classicFacts, engineFacts, historyFacts, offerFacts } from '@/lib/market/ads/ad-facts'
import type { AdPage } from '@/lib/market/ads/page/ad-page'
import { trackMenu } from '@/lib/tracking/events/analytics-events'
import { EquipmentList } from './EquipmentList'
import { FactTable } from './FactTable'

type Props = { page: Pick<AdPage, 'ad' | 'prices'> }

const tellSection = trackMenu('adSection')

/** The sections below the key facts. */
export function AdSections({ page: { ad, prices } }: Props) {
  return (
    <>
      <section>
        <Description text={ad.description} />
      </section>
      <div>
        <Folds ad={ad} prices={prices} />
      </div>
    </>
  )
}

function Description({ text }: { text: string }) {
  return (
    <>
      <h2>Descrizione</h2>
      {text === '' ? (
        <p>Il venditore non ha scritto una descrizione.</p>
      ) : (
        text.split(/\n+/).map((paragraph) => <Paragraph key={paragraph}>{paragraph}</Paragraph>)
      )}
    </>
  )
}

function Folds({ ad, prices }: Props['page']) {
  const classic = classicFacts(ad)
  return (
    <>
      {ad.equipment.length > 0 && (
        <Accordion level={2} onChange={tellSection} title={`Dotazioni (${ad.equipment.length})`} initiallyOpen>
          <EquipmentList equipment={ad.equipment} />
        </Accordion>
      )}
      {classic.length > 0 && (
        <Accordion level={2} onChange={tellSection} title="Veicolo d'epoca" initiallyOpen>
          <FactTable facts={classic} />
        </Accordion>
      )}
      <Accordion level={2} onChange={tellSection} title="Dati tecnici e consumi">
        <FactTable facts={[...engineFacts(ad), ...bodyFacts(ad)]} />
      </Accordion>
      <Accordion level={2} onChange={tellSection} title="Garanzia e storia del veicolo">
        <FactTable facts={historyFacts(ad)} />
      </Accordion>
      <Accordion level={2} onChange={tellSection} title={ad.offerType === 'noleggio' ? 'Condizioni del noleggio' : 'Condizioni di vendita'}>
        <FactTable facts={offerFacts(ad)} />
      </Accordion>
      {prices.length > 0 && (
        <Accordion level={2} onChange={tellSection} title="Storia del prezzo">
          <PriceHistory prices={prices} />
        </Accordion>
      )}
    </>
  )
}

const Paragraph = styled.p`
  max-width: 64ch;
  overflow-wrap: anywhere;
  & + & { margin-top: 12px; }
`
