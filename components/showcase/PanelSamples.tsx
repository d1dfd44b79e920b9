import { SellerCard } from '@/components/ads/dealers/SellerCard'
import { PriceHistory } from '@/components/ads/price/PriceHistory'
import { type PricedPage, PricePanel } from '@/components/ads/price/PricePanel'
import { Panel } from '@/components/ui/Panel'
import type { AdPage } from '@/lib/market/ads/page/ad-page'
import { Sample } from './Sample'
import { SampleGroup } from './SampleGroup'

const plain: PricedPage = {
  ad: {
    offerType: 'usato',
    priceCents: 1_149_000,
    rentalFeeCents: null,
    rentalDepositCents: null,
    rentalMonths: null,
    rentalKmYear: null,
    rentalVatIncluded: null,
    financeRequired: null,
    cashPriceCents: null,
    vatDeductible: null,
  },
  previousPriceCents: null,
  rating: null,
}
const rating: AdPage['rating'] = {
  verdict: 'great',
  estimateEuro: 13_390,
  lowEuro: 11_900,
  highEuro: 14_800,
  comparables: 24,
}
const prices: readonly { state: string; page: PricedPage }[] = [
  { state: 'senza etichetta', page: plain },
  {
    state: 'con etichetta, ribassato',
    page: { ...plain, previousPriceCents: 1_229_000, rating },
  },
  {
    state: 'noleggio, con tutto',
    page: {
      ...plain,
      ad: {
        ...plain.ad,
        offerType: 'noleggio',
        priceCents: null,
        rentalFeeCents: 29_900,
        rentalDepositCents: 300_000,
        rentalMonths: 36,
        rentalKmYear: 15_000,
        rentalVatIncluded: true,
      },
    },
  },
  {
    state: 'noleggio, poco indicato',
    page: { ...plain, ad: { ...plain.ad, offerType: 'noleggio', priceCents: null, rentalFeeCents: 29_900 } },
  },
  { state: 'da verificare', page: { ...plain, rating: { ...rating, verdict: 'doubtful', estimateEuro: 17_390 } } },
  { state: 'non valutabile', page: { ...plain, rating: { verdict: 'unrated', why: 'mancano i chilometri' } } },
  { state: 'solo con finanziamento, IVA deducibile', page: { ...plain, ad: { ...plain.ad, financeRequired: true, vatDeductible: true } } },
  {
    state: 'noleggio',
    page: {
      ...plain,
      ad: { ...plain.ad, offerType: 'noleggio', priceCents: null, rentalFeeCents: 24_900, rentalDepositCents: 300_000, rentalMonths: 48 },
    },
  },
  { state: 'prezzo su richiesta', page: { ...plain, ad: { ...plain.ad, priceCents: null } } },
]
const dealer = {
  slug: 'autosalone-bianchi',
  name: 'Autosalone Bianchi',
  logoId: null,
  street: 'Via Roma 1',
  postcode: '20900',
  place: 'Monza (MB)',
  openingHours: [
    { days: 'Lun–Ven', hours: '9:00–12:30, 15:00–19:00' },
    { days: 'Sab', hours: '9:00–12:30' },
  ],
  stock: 1_204,
}

export function PanelSamples() {
  return (
    <>
      <SampleGroup title="Riquadro">
        <Sample state="con un titolo">
          <Panel>
            <h3>Un riquadro</h3>
            <p>Tiene insieme ciò che riguarda una cosa sola.</p>
          </Panel>
        </Sample>
      </SampleGroup>
      <SampleGroup title="Riquadro del prezzo">
        {prices.map(({ state, page }) => (
          <Sample key={state} state={state}>
            <PricePanel page={page} label={`Prezzo, ${state}`} />
          </Sample>
        ))}
      </SampleGroup>
      <SampleGroup title="Riquadro del venditore">
        <Sample state="concessionaria">
          <SellerCard
            page={{ dealer, seller: { kind: 'concessionario', name: dealer.name }, place: dealer.place }}
            label="Venditore, concessionaria"
          />
        </Sample>
        <Sample state="privato">
          <SellerCard
            page={{ dealer: null, seller: { kind: 'privato', name: 'Privato' }, place: 'Torino (TO)' }}
            label="Venditore, privato"
          />
        </Sample>
        <Sample state="non indicato, senza luogo">
          <SellerCard
            page={{ dealer: null, seller: { kind: 'non-indicato', name: 'Venditore non indicato' }, place: null }}
            label="Venditore, non indicato, senza luogo"
          />
        </Sample>
      </SampleGroup>
      <SampleGroup title="Storia del prezzo">
        <Sample state="tre prezzi">
          <PriceHistory
            prices={[
              { priceCents: 1_229_000, recordedAt: '2026-03-01T09:00:00.000Z' },
              { priceCents: 1_249_000, recordedAt: '2026-03-20T09:00:00.000Z' },
              { priceCents: 1_149_000, recordedAt: '2026-04-14T09:00:00.000Z' },
            ]}
          />
        </Sample>
      </SampleGroup>
    </>
  )
}
