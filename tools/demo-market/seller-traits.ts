import type { NewAd } from '@/lib/market/ads/ad'
import { yearsBetween } from './calendar'

type Seen = { ad: NewAd; today: Date; age: number; km: number; perYear: number }

const is =
  (field: keyof NewAd, ...values: readonly unknown[]) =>
  ({ ad }: Seen) =>
    values.includes(ad[field])
const isScooter = is('body', 'scooter', 'maxi-scooter', 'ciclomotore', 'elettrica')
const burns = ({ ad }: Seen) => !!ad.fuel && ad.fuel !== 'elettrica'

/** What the lines of the texts ask of an ad. Km a year count once somebody has driven for two years. */
const traits: Readonly<Record<string, (seen: Seen) => boolean>> = {
  privato: ({ ad }) => typeof ad.contactName === 'string',
  auto: is('category', 'auto'),
  moto: is('category', 'moto-e-scooter'),
  camper: is('category', 'caravan-e-camper'),
  furgone: is('category', 'veicoli-commerciali'),
  scooter: isScooter,
  caravan: is('body', 'caravan', 'roulotte'),
  citycar: is('body', 'city-car'),
  suv: is('body', 'suv', 'fuoristrada', 'crossover'),
  wagon: is('body', 'station-wagon'),
  monovolume: is('body', 'monovolume'),
  cabrio: is('body', 'cabrio'),
  coupe: is('body', 'coupe'),
  ...Object.fromEntries(
    ['usato', 'nuovo', 'km0', 'aziendale', 'dimostrativo', 'noleggio', 'epoca'].map((offer) => [offer, is('offerType', offer)]),
  ),
  olio: burns,
  diesel: is('fuel', 'diesel', 'ibrida-diesel'),
  gas: is('fuel', 'benzina-gpl', 'benzina-metano'),
  elettrica: is('fuel', 'elettrica'),
  spina: is('fuel', 'elettrica', 'plug-in'),
  ibrida: is('fuel', 'ibrida-benzina', 'ibrida-diesel'),
  manuale: is('gearbox', 'manuale'),
  automatico: is('gearbox', 'automatico'),
  integrale: is('drive', 'integrale'),
  cinghia: hasTimingBelt,
  recente: ({ age }) => age < 3,
  adulta: ({ age }) => age >= 3,
  anziana: ({ age }) => age >= 9,
  veterana: ({ age }) => age >= 14,
  rodata: ({ age }) => age >= 0.6,
  k15: ({ km }) => km >= 15_000,
  k60: ({ km }) => km >= 60_000,
  k120: ({ km }) => km >= 120_000,
  pochi: ({ ad, age, km, perYear }) => age >= 2 && km > 0 && perYear < (ad.category === 'moto-e-scooter' ? 2_500 : 9_000),
  tanti: ({ age, perYear }) => age >= 2 && perYear > 20_000,
  unico: is('owners', 1),
  passaggi: ({ ad }) => (ad.owners ?? 1) > 1,
  famiglia: is('previousUse', null, undefined, 'privato'),
  azienda: is('previousUse', 'aziendale'),
  exnoleggio: is('previousUse', 'noleggio'),
  importata: is('imported', true),
  libretto: is('serviceBook', true),
  nolibretto: is('serviceBook', false),
  nonfuma: is('nonSmoker', true),
  intatta: is('accident', 'no'),
  riparata: is('accident', 'riparata'),
  danni: is('accident', 'si'),
  buona: ({ ad }) => ad.accident !== 'si',
  trattabile: is('negotiable', true),
  fisso: is('negotiable', false),
  permuta: is('tradeIn', true),
  nopermuta: is('tradeIn', false),
  iva: is('vatDeductible', true),
  garanzia: ({ ad }) => typeof ad.warrantyMonths === 'number',
  revisione: ({ ad, today }) => !!ad.inspectionUntil && ad.inspectionUntil > today,
  gancio: ({ ad }) => hasAny(ad, 'gancio-fisso', 'gancio-estraibile'),
  invernali: ({ ad }) => hasAny(ad, 'pneumatici-invernali'),
  clima: ({ ad }) => (ad.equipment ?? []).some((item) => item.startsWith('clima-')),
  neopatentati: ({ ad }) => !!ad.powerKw && !!ad.kerbMassKg && ad.powerKw <= 70 && ad.powerKw / (ad.kerbMassKg / 1_000) <= 55,
  tu: ({ ad }) => (ad.dealerId ?? 0) % 2 === 1,
  voi: ({ ad }) => (ad.dealerId ?? 0) % 2 === 0,
}

export const knownTraits = Object.keys(traits)

const hasAny = (ad: NewAd, ...items: readonly string[]) => (ad.equipment ?? []).some((item) => items.includes(item))

/** Diesels whose timing belt is changed with the years; most other engines have a chain. */
function hasTimingBelt({ ad: { fuel, make, displacementCc } }: Seen): boolean {
  if (fuel !== 'diesel') return false
  if (displacementCc === 1_461) return true
  if (displacementCc === 1_560) return make === 'peugeot' || make === 'citroen'
  return (displacementCc === 1_598 || displacementCc === 1_968) && ['volkswagen', 'audi', 'seat', 'skoda'].includes(make)
}

/** Tells whether an ad has a trait; each is looked at only when a line asks. */
export function traitsOf(ad: NewAd, today: Date): (trait: string) => boolean {
  const age = ad.firstRegistration ? yearsBetween(ad.firstRegistration, ad.publishedAt ?? today) : 0
  const km = ad.mileageKm ?? 0
  const seen = { ad, today, age, km, perYear: km / Math.max(age, 1) }
  return (trait) => traits[trait]?.(seen) ?? false
}
