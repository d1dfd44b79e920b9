import { routes } from '@/lib/kernel/routes/routes'
import type { AdCard } from '@/lib/market/ads/ad-card'

/** An invented ad that has everything a card can show. */
const complete: AdCard = {
  id: 1,
  href: routes.showcase,
  category: 'auto',
  status: 'published',
  offerType: 'usato',
  offerLabel: 'Usato',
  title: 'Fiat Panda',
  version: '1.0 FireFly Hybrid City Life',
  priceCents: 1_149_000,
  previousPriceCents: 1_229_000,
  rentalFeeCents: null,
  priceLabel: 1,
  facts: [
    { kind: 'registration', text: '05/2022' },
    { kind: 'mileage', text: '31.400 km' },
    { kind: 'fuel', text: 'Ibrida benzina' },
    { kind: 'gearbox', text: 'Manuale' },
    { kind: 'power', text: '70 CV (51 kW)' },
    { kind: 'emissions', text: 'Euro 6d' },
  ],
  seller: { kind: 'concessionario', name: 'Autosalone Bianchi' },
  place: 'Monza (MB)',
  distanceKm: 12,
  photo: null,
  illustration: { category: 'auto', body: 'city-car', doors: 5, classicYear: null, colour: 'rosso', id: 1 },
}

/** One card a state, each with the name of its state. */
export const sampleCards: readonly { state: string; card: AdCard }[] = [
  { state: 'con ogni dato, prezzo ribassato', card: complete },
  {
    state: 'senza dati, di un privato',
    card: {
      ...complete,
      version: '',
      previousPriceCents: null,
      priceLabel: null,
      facts: [],
      place: null,
      distanceKm: null,
      seller: { kind: 'privato', name: 'Privato' },
    },
  },
  {
    state: 'prezzo su richiesta, testi lunghi',
    card: {
      ...complete,
      title: 'Mercedes-Benz Classe GLE Coupé',
      version: 'GLE 350 de 4Matic Plug-in Hybrid Coupé AMG Line Premium Plus con pacchetto Night e tetto panoramico',
      priceCents: null,
      previousPriceCents: null,
      priceLabel: null,
      seller: { kind: 'concessionario', name: 'Concessionaria Fratelli Quattropani di Pontecagnano & Figli S.r.l.' },
      place: 'San Giovanni in Persiceto (BO)',
      photo: null,
      illustration: { category: 'auto', body: 'suv', doors: 5, classicYear: null, colour: 'nero', id: 2 },
    },
  },
  {
    state: 'noleggio',
    card: {
      ...complete,
      offerType: 'noleggio',
      offerLabel: 'Noleggio',
      priceCents: null,
      previousPriceCents: null,
      rentalFeeCents: 24_900,
      priceLabel: null,
      facts: [
        { kind: 'duration', text: '48 mesi' },
        { kind: 'yearlyKm', text: '15.000 km/anno' },
      ],
    },
  },
  { state: 'riservato', card: { ...complete, status: 'reserved', previousPriceCents: null } },
  { state: 'venduto', card: { ...complete, status: 'sold', priceLabel: null, previousPriceCents: null } },
]
