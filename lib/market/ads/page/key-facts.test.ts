import { expect, test } from 'vitest'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import type { NewAd } from '@/lib/market/ads/ad'
import { findAdPage } from '@/lib/market/ads/ad-queries.server'
import { addTestAd } from '@/lib/market/ads/test-ad'
import { keyFacts } from './key-facts'

const registered = { firstRegistration: new Date('1971-03-01') }
const built = { constructionYear: 1969 }

test.each<{ ad: Partial<NewAd>; shown: string }>([
  { ad: { offerType: 'usato', ...registered, ...built }, shown: '03/1971' },
  { ad: { offerType: 'usato', ...built }, shown: '1969' },
  { ad: { offerType: 'usato' }, shown: 'Non indicato' },
  { ad: { offerType: 'nuovo', ...built }, shown: 'Da immatricolare' },
])('the registration is a month, else that the vehicle is new, else its construction year: $shown', ({ ad, shown }) =>
  withRollback(async (db) => {
    const page = await findAdPage(db, await addTestAd(db, ad))
    expect(page && keyFacts(page.ad)[0]).toMatchObject({ kind: 'registration', value: shown })
  })(),
)

test.each<{ ad: Partial<NewAd>; shown: string[] }>([
  { ad: { rentalMonths: 36, rentalKmYear: 15_000 }, shown: ['36 mesi', "15.000 km l'anno"] },
  { ad: {}, shown: ['Non indicato', 'Non indicato'] },
])('a rental has its months and kilometres among the eight: $shown', ({ ad, shown }) =>
  withRollback(async (db) => {
    const page = await findAdPage(db, await addTestAd(db, { offerType: 'noleggio', rentalFeeCents: 29_900, ...ad }))
    const facts = page ? keyFacts(page.ad) : []
    expect(facts).toHaveLength(8)
    expect(facts.slice(6).map(({ label, value }) => [label, value.replace(/\s/g, ' ')])).toEqual([
      ['Durata', shown[0]],
      ['Chilometri inclusi', shown[1]],
    ])
  })(),
)

const words = (facts: { label: string; value: string }[]) => facts.map(({ label, value }) => `${label}: ${value.replace(/\s/g, ' ')}`)

test.each<{ ad: Partial<NewAd>; lastTwo: string[] }>([
  { ad: { doors: 5, seats: 4, owners: 2 }, lastTwo: ['Porte e posti: 5 porte, 4 posti', 'Proprietari: 2 proprietari'] },
  { ad: { doors: 5, owners: 1 }, lastTwo: ['Porte e posti: 5 porte', 'Proprietari: 1 proprietario'] },
  { ad: { seats: 4, owners: 0 }, lastTwo: ['Porte e posti: 4 posti', 'Proprietari: Nessuno'] },
  { ad: {}, lastTwo: ['Porte e posti: Non indicato', 'Proprietari: Non indicato'] },
  { ad: { category: 'moto-e-scooter', licence: 'a2' }, lastTwo: ['Patente: A2', 'Proprietari: Non indicato'] },
  { ad: { category: 'moto-e-scooter' }, lastTwo: ['Patente: Non indicato', 'Proprietari: Non indicato'] },
  { ad: { category: 'caravan-e-camper', beds: 4, lengthMm: 7_410 }, lastTwo: ['Posti letto: 4', 'Lunghezza: 7,41 m'] },
  { ad: { category: 'caravan-e-camper' }, lastTwo: ['Posti letto: Non indicato', 'Lunghezza: Non indicato'] },
  { ad: { category: 'veicoli-commerciali', payloadKg: 1_200 }, lastTwo: ['Portata: 1.200 kg', 'Proprietari: Non indicato'] },
  { ad: { category: 'veicoli-commerciali' }, lastTwo: ['Portata: Non indicato', 'Proprietari: Non indicato'] },
])('the last two of the eight facts of $ad are $lastTwo', ({ ad, lastTwo }) =>
  withRollback(async (db) => {
    const page = await findAdPage(db, await addTestAd(db, ad))
    expect(words(page ? keyFacts(page.ad).slice(6) : [])).toEqual(lastTwo)
  })(),
)

test.each<{ ad: Partial<NewAd>; shown: string[] }>([
  {
    ad: { mileageKm: 0, fuel: 'benzina', gearbox: 'manuale', powerKw: 51, emissionClass: 'euro6' },
    shown: ['Chilometri: 0 km', 'Carburante: Benzina', 'Cambio: Manuale', 'Potenza: 51 kW (69 CV)', 'Emissioni: Euro 6'],
  },
  {
    ad: {},
    shown: ['Chilometri', 'Carburante', 'Cambio', 'Potenza', 'Emissioni'].map((label) => `${label}: Non indicato`),
  },
])('the key facts of $ad show what is declared, and say of the rest that it is not', ({ ad, shown }) =>
  withRollback(async (db) => {
    const page = await findAdPage(db, await addTestAd(db, ad))
    expect(words(page ? keyFacts(page.ad).slice(1, 6) : [])).toEqual(shown)
  })(),
)
