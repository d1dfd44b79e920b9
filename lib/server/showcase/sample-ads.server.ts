import type { MorningTask } from '@/lib/accounts/morning/morning'
import type { AlertedSearch } from '@/lib/accounts/saved-searches/alert-mail.server'

export const samplePhoto = '6b0f6f57-7f65-4f2e-9d0a-3a7f7c1d2e10-1'

/** Ads that have become cheaper, with and without a photograph. */
export const drops = [
  {
    title: 'Fiat Panda',
    href: '/annuncio/fiat-panda-10000001',
    photo: samplePhoto,
    illustration: { category: 'auto', body: null, doors: null, classicYear: null, colour: null, id: 10000001 } as const,
    beforeCents: 1_090_000,
    nowCents: 990_000,
    isRental: false,
  },
  {
    title: 'Volkswagen T-Roc',
    href: '/annuncio/volkswagen-t-roc-10000002',
    photo: null,
    illustration: { category: 'auto', body: 'suv', doors: null, classicYear: null, colour: 'blu', id: 10000002 } as const,
    beforeCents: 45_900,
    nowCents: 39_900,
    isRental: true,
  },
]

export const card: AlertedSearch['ads'][number]['card'] = {
  id: 10000001,
  href: '/annuncio/fiat-panda-10000001',
  category: 'auto',
  status: 'published',
  offerType: 'usato',
  offerLabel: 'Usato',
  title: 'Fiat Panda',
  version: '',
  priceCents: 945_000,
  previousPriceCents: null,
  rentalFeeCents: null,
  priceLabel: 2,
  facts: [
    { kind: 'registration', text: '11/2016' },
    { kind: 'mileage', text: '87.900 km' },
    { kind: 'fuel', text: 'Benzina e GPL' },
  ],
  seller: { kind: 'privato', name: 'Privato' },
  place: 'Cascina (PI)',
  distanceKm: 13,
  photo: null,
  illustration: { category: 'auto', body: null, doors: null, classicYear: null, colour: null, id: 10000001 },
}
/** Searches with each kind of news. */
export const searches: readonly AlertedSearch[] = [
  {
    id: 1,
    name: 'Panda 4x4 GPL vicino a Pisa',
    address: '/usate/fiat/panda?carburante=gpl&dove=050026&raggio=50&trazione=integrale',
    savedAt: new Date('2026-11-03T10:00:00Z'),
    ads: [
      { card: { ...card, photo: samplePhoto, turnkeyPriceCents: 983_900 }, kind: 'new' },
      {
        card: { ...card, id: 10000003, priceCents: 495_000, previousPriceCents: 535_000, place: 'Lucca (LU)', distanceKm: 17 },
        kind: 'price_drop',
      },
    ],
  },
  {
    id: 2,
    name: 'Fiat Panda a noleggio',
    address: '/noleggio_lungo_termine/fiat/panda',
    savedAt: new Date('2026-11-03T10:00:00Z'),
    ads: [
      { card: { ...card, id: 10000002, priceCents: null, rentalFeeCents: 22_900, priceLabel: null, distanceKm: null }, kind: 'available' },
    ],
  },
]

/** A dealer's morning with something of each kind. */
export function sampleTasks(): MorningTask[] {
  const since = '2026-11-29T17:40:00Z'
  return [
    {
      kind: 'leads',
      count: 1,
      lines: [{ id: 1, buyer: 'Giulia Ferri', title: 'Fiat Panda', words: 'È ancora disponibile?', since, car: card }],
    },
    {
      kind: 'prices',
      count: 1,
      lines: [{ car: card, daysOnline: 19, estimateEuro: 8_650, prices: { ordinaryEuro: 9_050, goodEuro: 8_200 } }],
    },
    { kind: 'photos', count: 1, lines: [{ car: card }] },
    {
      kind: 'questions',
      count: 2,
      lines: [{ replyId: 2, buyer: 'Irene Motta', title: 'Fiat Panda', facts: ['Garanzia', 'Tagliandi certificati'] }],
    },
    { kind: 'imports', count: 1, lines: [{ id: 7, fileName: 'stock-novembre.csv', questions: 6 }] },
    { kind: 'ending', count: 1, lines: [{ car: card, endsAt: '2026-12-03T10:00:00Z' }] },
  ]
}
