import type { Ad } from '@/lib/market/ads/ad'
import { emissionClasses } from '@/lib/market/catalogue/vocabulary'
import { distanceKm } from '@/lib/market/places/distance'
import { findPlace } from '@/lib/market/places/places.server'
import type { FilterDefinition } from '@/lib/market/search/query/filter-kinds'
import { filterDefinitions } from '@/lib/market/search/query/filters'

/** What an address means, computed once more and in a different way: one plain predicate for each parameter, over rows in memory. */
export type OracleRow = Ad & {
  label: number | null
  photos: number
  papers: number
  dealerName: string | null
  /** Every price it had, the oldest first. */
  prices: readonly { cents: number; at: string }[]
}
/** What an address says, by the name of its parameters. */
export type Given = Readonly<Record<string, readonly string[]>>
type Predicate = (row: OracleRow, values: readonly string[], given: Given) => boolean

const atLeast =
  (fact: (row: OracleRow) => number | null, factor = 1): Predicate =>
  (row, [value]) => {
    const known = fact(row)
    return known !== null && known >= Number(value) * factor
  }
const atMost =
  (fact: (row: OracleRow) => number | null, factor = 1): Predicate =>
  (row, [value]) => {
    const known = fact(row)
    return known !== null && known <= Number(value) * factor
  }
const oneOf =
  (fact: (row: OracleRow) => string | number | null): Predicate =>
  (row, values) =>
    values.some((value) => String(fact(row)) === value)
const isTrue =
  (fact: (row: OracleRow) => boolean | null): Predicate =>
  (row) =>
    fact(row) === true
const cv = (row: OracleRow) => (row.powerKw === null ? null : Math.round(row.powerKw * 1.35962))
const classes = Object.keys(emissionClasses)

/** What is searched for in the text of ads, and in which texts of the test market it is found: by stem, accents or not, by other names, with slips. */
export const searchedTexts: Readonly<Record<string, (text: string) => boolean>> = {
  portabici: (text) => text.includes('portabici'),
  portabicci: (text) => text.includes('portabici'),
  potrabici: (text) => text.includes('portabici'),
  'ganci traino': (text) => text.includes('gancio traino'),
  'sedile riscaldato': (text) => text.includes('sedili riscaldati'),
  qualita: (text) => text.includes('qualità'),
  'città life': (text) => text.includes('città') && text.includes('life'),
  'e-tech': (text) => text.includes('e-tech'),
  etech: (text) => text.includes('e-tech'),
  'clima portabici': (text) => text.includes('portabici') && text.includes('climatizzatore'),
  '1.5': (text) => text.includes('1.5'),
  mongolfiera: () => false,
}

const ownPredicates: Readonly<Record<string, Predicate>> = {
  marca: (row, values) => values.some((value) => isVehicle(row, value)),
  modello: (row, values) => values.some((value) => row.model === value || isVehicle(row, value)),
  senza_marca: (row, values) => !values.some((value) => isVehicle(row, value)),
  versione: (row, [text = '']) => text.split(' ').every((word) => row.version.toLowerCase().includes(word)),
  prezzo_da: atLeast((row) => row.priceCents, 100),
  prezzo_a: atMost((row) => row.priceCents, 100),
  residenza: () => true,
  chiavi_da: (row, values, given) => given['residenza'] === undefined || atLeast(() => turnkeyCents(row, given), 100)(row, values, given),
  chiavi_a: (row, values, given) => given['residenza'] === undefined || atMost(() => turnkeyCents(row, given), 100)(row, values, given),
  etichetta: oneOf((row) => row.label),
  iva_deducibile: isTrue((row) => row.vatDeductible),
  senza_finanziamento: (row) => row.financeRequired === false,
  ribassati: (row) => isReduced(row),
  trattabile: isTrue((row) => row.negotiable),
  permuta: isTrue((row) => row.tradeIn),
  canone_a: atMost((row) => row.rentalFeeCents, 100),
  anticipo_a: atMost((row) => row.rentalDepositCents, 100),
  durata: oneOf((row) => row.rentalMonths),
  km_anno_da: atLeast((row) => row.rentalKmYear),
  servizi: (row, values) => values.every((value) => row.rentalServices.includes(value)),
  pronta_consegna: isTrue((row) => row.rentalReady),
  certificato: oneOf((row) => row.certificate),
  costruzione_da: atLeast((row) => row.constructionYear),
  costruzione_a: atMost((row) => row.constructionYear),
  restauro: oneOf((row) => row.restoration),
  crs: isTrue((row) => row.crsNoted),
  numeri_coincidenti: isTrue((row) => row.matchingNumbers),
  anno_da: (row, [value = '']) => row.firstRegistration !== null && row.firstRegistration.toISOString().slice(0, value.length) >= value,
  anno_a: (row, [value = '']) => row.firstRegistration !== null && row.firstRegistration.toISOString().slice(0, value.length) <= value,
  km_da: atLeast((row) => row.mileageKm),
  km_a: atMost((row) => row.mileageKm),
  carburante: (row, values) =>
    values.some((value) => row.fuel === value || (/^(?:gpl|metano)$/.test(value) && row.fuel === `benzina-${value}`)),
  cambio: oneOf((row) => row.gearbox),
  cv_da: atLeast(cv),
  cv_a: atMost(cv),
  kw_da: atLeast((row) => row.powerKw),
  kw_a: atMost((row) => row.powerKw),
  neopatentati: ({ powerKw, kerbMassKg }) =>
    powerKw !== null && kerbMassKg !== null && powerKw <= 105 && powerKw / (kerbMassKg / 1_000) <= 75,
  trazione: oneOf((row) => row.drive),
  classe_emissioni: (row, [value = '']) => row.emissionClass !== null && classes.indexOf(row.emissionClass) >= classes.indexOf(value),
  cilindrata_da: atLeast((row) => row.displacementCc),
  cilindrata_a: atMost((row) => row.displacementCc),
  patente: oneOf((row) => row.licence),
  depotenziata: isTrue((row) => row.licenceLimitedA2),
  co2_a: atMost((row) => row.co2GKm),
  autonomia_da: atLeast((row) => row.rangeKm),
  carrozzeria: oneOf((row) => row.body),
  tipo: oneOf((row) => row.body),
  colore: oneOf((row) => row.colour),
  metallizzato: isTrue((row) => row.metallic),
  interni: oneOf((row) => row.interiorMaterial),
  porte: (row, values) => row.doors !== null && values.some((value) => value.split('-').includes(String(row.doors))),
  posti: atLeast((row) => row.seats),
  posti_letto: atLeast((row) => row.beds),
  posti_omologati: atLeast((row) => row.beltedSeats),
  massa_a: atMost((row) => row.grossMassKg),
  lunghezza_a: atMost((row) => row.lengthMm, 10),
  riscaldamento: oneOf((row) => row.heating),
  altezza_sella_a: atMost((row) => row.seatHeightMm),
  portata_da: atLeast((row) => row.payloadKg),
  lunghezza: oneOf((row) => row.vanLength),
  altezza: oneOf((row) => row.vanHeight),
  omologazione: oneOf((row) => row.registeredAs),
  dove: (row, values) => nearer(row, values[0] ?? '', Number(values[1] ?? 50)),
  regione: oneOf((row) => row.region),
  provincia: oneOf((row) => row.provinceCode && row.provinceCode.toLowerCase()),
  venditore: oneOf((row) => (row.dealerId === null ? (row.sellerType ?? 'non-indicato') : 'concessionario')),
  concessionario: (row, [text = '']) => text.split(' ').every((word) => row.dealerName?.toLowerCase().includes(word) === true),
  testo: (row, [text = '']) => searchedTexts[text]?.(`${row.make} ${row.version} ${row.description}`.toLowerCase()) === true,
  foto: (row) => row.photos > 0,
  documenti: (row) => row.papers > 0,
  offerta: oneOf((row) => row.offerType),
  online_da: (row, [days]) => row.publishedAt !== null && row.publishedAt.getTime() >= Date.now() - Number(days) * 86_400_000,
  proprietari: atMost((row) => row.owners),
  garanzia: (row) => row.warrantyKind !== null || (row.warrantyMonths ?? 0) > 0,
  garanzia_mesi: atLeast((row) => row.warrantyMonths),
  tagliandi: isTrue((row) => row.serviceBook),
  mai_incidentata: (row) => row.accident === 'no',
  non_fumatori: isTrue((row) => row.nonSmoker),
  gancio: (row) => row.equipment.some((piece) => piece === 'gancio-fisso' || piece === 'gancio-estraibile'),
  dotazioni: (row, values) => values.every((value) => row.equipment.includes(value)),
}

const valueOf = (column: string) => (row: OracleRow) => new Map<string, unknown>(Object.entries(row)).get(column)
const numberOf = (column: string, factor: number) => (row: OracleRow) => {
  const value = valueOf(column)(row)
  return typeof value === 'number' ? value / factor : null
}

/** Predicates of a row of the filters that only compares a column: what it says of itself. */
function plainPredicates(filter: FilterDefinition): Record<string, Predicate> {
  if (filter.kind === 'range') {
    const number = numberOf(filter.column, filter.factor ?? 1)
    return { [`${filter.param}_da`]: atLeast(number), [`${filter.param}_a`]: atMost(number) }
  }
  if (filter.kind === 'min') return { [filter.param]: atLeast(numberOf(filter.column, filter.factor ?? 1)) }
  if (filter.kind === 'max') return { [filter.param]: atMost(numberOf(filter.column, filter.factor ?? 1)) }
  if (filter.kind === 'choice')
    return { [filter.param]: (row, values) => values.some((value) => String(valueOf(filter.column)(row)) === value) }
  return {}
}

/** Predicates, written by hand once more for every filter that is there; one that is added and only compares needs no other line. */
export const predicates: Readonly<Record<string, Predicate>> = Object.fromEntries([
  ...filterDefinitions
    .map((filter) => Object.entries(plainPredicates(filter)))
    .filter((added) => !added.some(([param]) => param in ownPredicates))
    .flat(),
  ...Object.entries(ownPredicates),
])

/** `fiat` or `fiat:panda`. */
function isVehicle(row: OracleRow, text: string): boolean {
  return text === row.make || text === `${row.make}:${row.model}`
}

const increases: Readonly<Record<string, number>> = { mi: 1.3, ao: 1, vi: 1.2, so: 1.25 }

/** The price, the tax of the province and 101.20 euro; cars alone, younger than thirty years, that are not rented or new. */
export function turnkeyCents(row: OracleRow, { residenza }: Given): number | null {
  const { category, offerType, priceCents, powerKw, firstRegistration } = row
  const isUnknown = category !== 'auto' || offerType === 'noleggio' || offerType === 'nuovo' || priceCents === null || powerKw === null
  if (isUnknown || (firstRegistration && isHistoric(firstRegistration))) return null
  const tax = (powerKw <= 53 ? 150.81 : powerKw * 3.5119) * (increases[residenza?.[0] ?? ''] ?? Number.NaN)
  return priceCents + 101_20 + Math.round(tax * 100 + 1e-6)
}

function isHistoric(registered: Date): boolean {
  const birthday = new Date(registered)
  birthday.setUTCFullYear(birthday.getUTCFullYear() + 30)
  return birthday.toISOString().slice(0, 10) <= new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Rome' })
}

/** Whether a price was cut within thirty days, below one that stood for seven days and was the lowest of the thirty before. */
function isReduced({ prices, priceCents }: OracleRow): boolean {
  const moments = prices.map(({ cents, at }) => ({ cents, at: Date.parse(at) }))
  const [last, former] = [moments.at(-1), moments.at(-2)]
  if (!last || !former || priceCents !== last.cents || last.at < Date.now() - 30 * 86_400_000) return false
  const before = moments.slice(0, -1).filter((_, index) => (moments[index + 1]?.at ?? 0) > last.at - 30 * 86_400_000)
  const isLowest = before.every(({ cents }) => cents >= former.cents)
  return isLowest && former.cents > last.cents && former.at <= last.at - 7 * 86_400_000
}

function nearer(row: OracleRow, istat: string, radius: number): boolean {
  const place = findPlace(istat)
  if (!place || row.latitude === null || row.longitude === null) return false
  return distanceKm(place, { latitude: row.latitude, longitude: row.longitude }) <= radius
}

/** What every list page shows before anybody filters. */
export const shown: Readonly<Record<string, (row: OracleRow) => boolean>> = {
  annunci: (row) => row.category === 'auto',
  usate: (row) => row.category === 'auto' && ['usato', 'aziendale', 'dimostrativo'].includes(row.offerType),
  km0: (row) => row.category === 'auto' && row.offerType === 'km0',
  nuove: (row) => row.category === 'auto' && row.offerType === 'nuovo',
  noleggio_lungo_termine: (row) => row.category === 'auto' && row.offerType === 'noleggio',
  auto_d_epoca: (row) => row.category === 'auto' && row.offerType === 'epoca',
  'moto-e-scooter': (row) => row.category === 'moto-e-scooter',
  'caravan-e-camper': (row) => row.category === 'caravan-e-camper',
  'veicoli-commerciali': (row) => row.category === 'veicoli-commerciali',
}
