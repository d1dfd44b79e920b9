import { expect, test } from 'vitest'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import type { PublicAdJson } from '@/lib/market/ads/page/ad-page'
import type { NewAd } from './ad'
import { bodyFacts, classicFacts, engineFacts, type Fact, historyFacts, offerFacts } from './ad-facts'
import { findAdPage } from './ad-queries.server'
import { addTestAd } from './test-ad'

type ReadFacts = (ad: PublicAdJson) => Fact[]

async function factTexts(db: Db, ad: Partial<NewAd>, readFacts: ReadFacts): Promise<string[]> {
  const page = await findAdPage(db, await addTestAd(db, ad))
  return page ? readFacts(page.ad).map(({ label, value }) => `${label}: ${value.replace(/\s/g, ' ')}`) : []
}

test.each<{ readFacts: ReadFacts; ad: Partial<NewAd>; facts: string[] }>([
  { readFacts: engineFacts, ad: {}, facts: [] },
  { readFacts: engineFacts, ad: { gearbox: 'manuale' }, facts: ['Cambio: Manuale'] },
  { readFacts: engineFacts, ad: { gearboxKind: 'cvt', gears: 6 }, facts: [] },
  {
    readFacts: engineFacts,
    ad: { gearbox: 'automatico', gearboxKind: 'doppia-frizione', gears: 7 },
    facts: ['Cambio: Automatico, doppia frizione, 7 marce'],
  },
  {
    readFacts: engineFacts,
    ad: { fuel: 'benzina', powerKw: 51, displacementCc: 1_242, cylinders: 4, co2GKm: 0, consumptionL100km: 5.4, licenceLimitedA2: false },
    facts: [
      'Carburante: Benzina',
      'Potenza: 51 kW (69 CV)',
      'Cilindrata: 1.242 cm³',
      'Cilindri: 4',
      'CO₂: 0 g/km',
      'Consumo combinato: 5,4 l/100 km',
      'Depotenziata A2: No',
    ],
  },
  { readFacts: bodyFacts, ad: { metallic: true, interiorColour: 'nero' }, facts: ['Interni: nero'] },
  { readFacts: bodyFacts, ad: { colour: 'nero', metallic: true }, facts: ['Colore: Nero metallizzato'] },
  { readFacts: bodyFacts, ad: { colour: 'nero', metallic: false }, facts: ['Colore: Nero'] },
  { readFacts: bodyFacts, ad: { interiorMaterial: 'pelle' }, facts: ['Interni: Pelle'] },
  { readFacts: bodyFacts, ad: { interiorMaterial: 'pelle', interiorColour: 'nero' }, facts: ['Interni: Pelle nero'] },
  { readFacts: bodyFacts, ad: { vanLength: 'l2', vanHeight: 'h3' }, facts: ['Lunghezza: L2', 'Altezza: H3'] },
  {
    readFacts: bodyFacts,
    ad: { vanLength: 'l2', lengthMm: 5_410, vanHeight: 'h3', heightMm: 2_520 },
    facts: ['Lunghezza: 5,41 m', 'Altezza: 2,52 m'],
  },
  {
    readFacts: historyFacts,
    ad: { inspectionUntil: new Date('2027-05-01'), running: true },
    facts: ['Marciante: Sì', 'Revisione valida fino a: 05/2027'],
  },
  { readFacts: historyFacts, ad: { offerType: 'nuovo', warrantyMonths: 24 }, facts: ['Garanzia: Sì, 24 mesi'] },
  { readFacts: historyFacts, ad: { offerType: 'nuovo', warrantyKind: 'casa' }, facts: ['Garanzia: Garanzia della casa'] },
  {
    readFacts: historyFacts,
    ad: { offerType: 'noleggio', rentalFeeCents: 19_900, warrantyKind: 'casa', warrantyMonths: 36 },
    facts: ['Garanzia: Garanzia della casa, 36 mesi'],
  },
  {
    readFacts: offerFacts,
    ad: { negotiable: true },
    facts: ['Trattabile: Sì'],
  },
  {
    readFacts: offerFacts,
    ad: { offerType: 'noleggio', rentalFeeCents: 19_900, rentalMonths: 36, rentalServices: ['kasko', 'bollo'], negotiable: true },
    facts: ['Durata: 36 mesi', 'Servizi inclusi: Kasko, Bollo'],
  },
  {
    readFacts: offerFacts,
    ad: {
      offerType: 'noleggio',
      rentalFeeCents: 29_900,
      rentalDepositCents: 300_000,
      rentalMonths: 36,
      rentalKmYear: 15_000,
      rentalVatIncluded: false,
    },
    facts: [
      'Anticipo: 3.000 €',
      'Durata: 36 mesi',
      "Chilometri inclusi: 15.000 l'anno",
      'Canone con IVA inclusa: No',
      'Totale: anticipo e canoni: 13.764 €, IVA esclusa',
    ],
  },
  { readFacts: classicFacts, ad: { constructionYear: 1969 }, facts: [] },
  {
    readFacts: classicFacts,
    ad: { offerType: 'epoca', constructionYear: 1969, crsNoted: true },
    facts: ['Anno di costruzione: 1969', 'CRS annotato: Sì'],
  },
])('the page shows of $ad the facts $facts', ({ readFacts, ad, facts }) =>
  withRollback(async (db) => {
    expect(await factTexts(db, ad, readFacts)).toEqual(facts)
  })(),
)
