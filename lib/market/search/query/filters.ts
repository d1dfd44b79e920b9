import { regions } from '@/lib/kernel/italian/regions'
import { equipmentItems } from '@/lib/market/catalogue/equipment'
import {
  bodiesByCategory,
  classicCertificates,
  colours,
  drives,
  emissionClasses,
  fuels,
  gearboxes,
  heatings,
  interiorMaterials,
  licences,
  offerTypes,
  registeredAs,
  rentalServices,
  restorations,
  sellerTypes,
  vanHeights,
  vanLengths,
} from '@/lib/market/catalogue/vocabulary'
import { provinces } from '@/lib/market/places/place'
import { priceLabels } from '@/lib/market/price-rating/price-rating'
import { type ListPageSlug, listPageOf } from '@/lib/market/search/page/list-pages'
import type { FilterDefinition } from './filter-kinds'

const bikes = ['moto-e-scooter'] as const
const campers = ['caravan-e-camper'] as const
const vans = ['veicoli-commerciali'] as const
const cars = ['auto'] as const
const driven = ['auto', 'caravan-e-camper', 'veicoli-commerciali'] as const
const rental = ['noleggio_lungo_termine'] as const
const classic = ['auto_d_epoca'] as const
const eur = { unit: '€', factor: 100, max: 20_000_000 } as const

/** Province codes stand in lower case in addresses. */
const provinceNames = Object.fromEntries(Object.entries(provinces).map(([code, province]) => [code.toLowerCase(), province.name]))
/** Who looks for GPL looks for every car that takes it, whatever else it burns; the same for metano. */
const { 'benzina-gpl': _gpl, 'benzina-metano': _methane, ...searchedFuels } = fuels
const bivalentFuels: Readonly<Record<string, readonly string[]>> = { gpl: ['gpl', 'benzina-gpl'], metano: ['metano', 'benzina-metano'] }
const formerFuels = new Map([
  ['benzina-gpl', 'gpl'],
  ['benzina-metano', 'metano'],
])
const doorGroups = { '2-3': '2/3', '4-5': '4/5' } as const
const doorCounts: Readonly<Record<string, readonly number[]>> = { '2-3': [2, 3], '4-5': [4, 5] }
const durations = { 12: '12 mesi', 24: '24 mesi', 36: '36 mesi', 48: '48 mesi', 60: '60 mesi' } as const
const labelNames = { 1: priceLabels[1], 2: priceLabels[2] } as const

/** Every filter, in the order in which the panel shows it. Make, model, sort and page stand in `search-query.ts`. */
// biome-ignore format: a table, one filter a line
export const filterDefinitions: readonly FilterDefinition[] = [
  { kind: 'text', param: 'versione', label: 'Versione', group: 'motore', column: 'version', example: 'hybrid lounge' },

  { kind: 'range', param: 'prezzo', label: 'Prezzo', group: 'prezzo', column: 'priceCents', ...eur, notPages: rental },
  { kind: 'choice', param: 'etichetta', label: 'Etichetta prezzo', group: 'prezzo', column: 'priceLabel', options: () => labelNames, stored: numbers, notPages: [...rental, ...classic] },
  { kind: 'recent', param: 'ribassati', label: 'Ribassati negli ultimi 30 giorni', group: 'prezzo', column: 'priceReducedAt', days: 30, notPages: rental },
  { kind: 'yes', param: 'iva_deducibile', label: 'IVA deducibile', group: 'prezzo', column: 'vatDeductible', is: true },
  { kind: 'yes', param: 'senza_finanziamento', label: 'Senza obbligo di finanziamento', group: 'prezzo', column: 'financeRequired', is: false, notPages: rental },
  { kind: 'yes', param: 'trattabile', label: 'Prezzo trattabile', group: 'prezzo', column: 'negotiable', is: true, notPages: rental },
  { kind: 'yes', param: 'permuta', label: 'Permuta accettata', group: 'prezzo', column: 'tradeIn', is: true, notPages: rental },

  { kind: 'turnkey', param: 'chiavi', label: 'Prezzo chiavi in mano', group: 'chiavi', column: 'priceCents', provinces: provinceNames, ...eur, categories: cars, notPages: ['nuove', ...rental, ...classic] },

  { kind: 'max', param: 'canone_a', label: 'Canone al mese fino a', group: 'noleggio', column: 'rentalFeeCents', unit: '€', factor: 100, max: 100_000, steps: [200, 300, 400, 500, 700, 1_000], pages: rental },
  { kind: 'max', param: 'anticipo_a', label: 'Anticipo fino a', group: 'noleggio', column: 'rentalDepositCents', unit: '€', factor: 100, max: 1_000_000, steps: [0, 1_000, 2_000, 3_000, 5_000], pages: rental },
  { kind: 'choice', param: 'durata', label: 'Durata', group: 'noleggio', column: 'rentalMonths', options: () => durations, stored: numbers, pages: rental },
  { kind: 'min', param: 'km_anno_da', label: 'Km inclusi ogni anno, almeno', group: 'noleggio', column: 'rentalKmYear', unit: 'km', max: 1_000_000, steps: [10_000, 15_000, 20_000, 30_000], pages: rental },
  { kind: 'allOf', param: 'servizi', label: 'Servizi inclusi', group: 'noleggio', column: 'rentalServices', options: () => rentalServices, pages: rental },
  { kind: 'yes', param: 'pronta_consegna', label: 'Pronta consegna', group: 'noleggio', column: 'rentalReady', is: true, pages: rental },

  { kind: 'choice', param: 'certificato', label: 'Certificato', group: 'epoca', column: 'certificate', options: () => classicCertificates, pages: classic },
  { kind: 'range', param: 'costruzione', label: 'Anno di costruzione', group: 'epoca', column: 'constructionYear', unit: '', max: 2100, pages: classic },
  { kind: 'choice', param: 'restauro', label: 'Stato', group: 'epoca', column: 'restoration', options: () => restorations, pages: classic },
  { kind: 'yes', param: 'crs', label: 'CRS annotato sul libretto', group: 'epoca', column: 'crsNoted', is: true, pages: classic },
  { kind: 'yes', param: 'numeri_coincidenti', label: 'Numeri di telaio e motore coincidenti', group: 'epoca', column: 'matchingNumbers', is: true, pages: classic },

  { kind: 'months', param: 'anno', label: 'Anno di immatricolazione', group: 'anno', column: 'registrationMonth', max: 2100 },
  { kind: 'range', param: 'km', label: 'Chilometri', group: 'anno', column: 'mileageKm', unit: 'km', max: 10_000_000 },

  { kind: 'choice', param: 'carburante', label: 'Carburante', group: 'motore', column: 'fuel', options: () => searchedFuels, stored: (value) => bivalentFuels[value] ?? [value], aliases: formerFuels },
  { kind: 'choice', param: 'cambio', label: 'Cambio', group: 'motore', column: 'gearbox', options: () => gearboxes },
  { kind: 'power', param: 'cv', label: 'Potenza', group: 'motore', column: 'powerKw', unit: 'CV', max: 10_000 },
  { kind: 'yes', param: 'neopatentati', label: 'Per neopatentati', group: 'motore', column: 'forNewDrivers', is: true, categories: cars },
  { kind: 'choice', param: 'trazione', label: 'Trazione', group: 'motore', column: 'drive', options: () => drives, categories: driven },
  { kind: 'atLeast', param: 'classe_emissioni', label: 'Classe di emissioni, almeno', group: 'motore', column: 'emissionClass', options: () => emissionClasses },
  { kind: 'range', param: 'cilindrata', label: 'Cilindrata', group: 'motore', column: 'displacementCc', unit: 'cm³', max: 100_000 },
  { kind: 'choice', param: 'patente', label: 'Patente', group: 'motore', column: 'licence', options: () => licences, categories: bikes },
  { kind: 'yes', param: 'depotenziata', label: 'Depotenziata A2', group: 'motore', column: 'licenceLimitedA2', is: true, categories: bikes },
  { kind: 'max', param: 'co2_a', label: 'CO₂ fino a', group: 'motore', column: 'co2GKm', unit: 'g/km', max: 2_000, steps: [0, 60, 95, 135, 190], categories: driven },
  { kind: 'min', param: 'autonomia_da', label: 'Autonomia elettrica, almeno', group: 'motore', column: 'rangeKm', unit: 'km', max: 5_000, steps: [100, 200, 300, 400, 500] },

  { kind: 'choice', param: 'carrozzeria', label: 'Carrozzeria', group: 'carrozzeria', column: 'body', options: () => bodiesByCategory.auto, categories: cars },
  { kind: 'choice', param: 'tipo', label: 'Tipo', group: 'carrozzeria', column: 'body', options: (page) => bodiesByCategory[listPageOf(page).category], categories: ['moto-e-scooter', 'caravan-e-camper', 'veicoli-commerciali'] },
  { kind: 'choice', param: 'colore', label: 'Colore', group: 'carrozzeria', column: 'colour', options: () => colours },
  { kind: 'yes', param: 'metallizzato', label: 'Metallizzato', group: 'carrozzeria', column: 'metallic', is: true },
  { kind: 'choice', param: 'interni', label: 'Interni', group: 'carrozzeria', column: 'interiorMaterial', options: () => interiorMaterials, categories: driven },
  { kind: 'choice', param: 'porte', label: 'Porte', group: 'carrozzeria', column: 'doors', options: () => doorGroups, stored: (value) => doorCounts[value] ?? [], categories: ['auto', 'veicoli-commerciali'] },

  { kind: 'min', param: 'posti', label: 'Posti, almeno', group: 'misure', column: 'seats', unit: '', max: 100, steps: [2, 4, 5, 6, 7, 8, 9], categories: driven },
  { kind: 'min', param: 'posti_letto', label: 'Posti letto, almeno', group: 'misure', column: 'beds', unit: '', max: 20, steps: [2, 3, 4, 5, 6, 7], categories: campers },
  { kind: 'min', param: 'posti_omologati', label: 'Posti con cintura, almeno', group: 'misure', column: 'beltedSeats', unit: '', max: 20, steps: [2, 3, 4, 5, 6, 7], categories: campers },
  { kind: 'max', param: 'massa_a', label: 'Massa complessiva fino a', group: 'misure', column: 'grossMassKg', unit: 'kg', max: 100_000, steps: [2_000, 3_500, 4_250, 5_000], categories: ['caravan-e-camper', 'veicoli-commerciali'] },
  { kind: 'max', param: 'lunghezza_a', label: 'Lunghezza fino a', group: 'misure', column: 'lengthMm', unit: 'cm', factor: 10, max: 3_000, steps: [500, 550, 600, 650, 700, 750, 800], categories: campers },
  { kind: 'choice', param: 'riscaldamento', label: 'Riscaldamento', group: 'misure', column: 'heating', options: () => heatings, categories: campers },
  { kind: 'max', param: 'altezza_sella_a', label: 'Altezza sella fino a', group: 'misure', column: 'seatHeightMm', unit: 'mm', max: 2_000, steps: [700, 750, 800, 850, 900], categories: bikes },
  { kind: 'min', param: 'portata_da', label: 'Portata, almeno', group: 'misure', column: 'payloadKg', unit: 'kg', max: 100_000, steps: [500, 800, 1_000, 1_200, 1_500, 3_000], categories: vans },
  { kind: 'choice', param: 'lunghezza', label: 'Lunghezza', group: 'misure', column: 'vanLength', options: () => vanLengths, categories: vans },
  { kind: 'choice', param: 'altezza', label: 'Altezza', group: 'misure', column: 'vanHeight', options: () => vanHeights, categories: vans },
  { kind: 'choice', param: 'omologazione', label: 'Omologazione', group: 'misure', column: 'registeredAs', options: () => registeredAs, categories: vans },

  { kind: 'place', param: 'dove', label: 'Comune', group: 'dove' },
  { kind: 'choice', param: 'regione', label: 'Regione', group: 'dove', column: 'region', options: () => regions },
  { kind: 'choice', param: 'provincia', label: 'Provincia', group: 'dove', column: 'provinceCode', options: () => provinceNames, stored: (value) => [value.toUpperCase()] },

  { kind: 'choice', param: 'venditore', label: 'Venditore', group: 'offerta', column: 'sellerKind', options: () => sellerTypes },
  { kind: 'text', param: 'concessionario', label: 'Nome del concessionario', group: 'offerta', column: 'dealerName', example: 'autosalone rossi' },
  { kind: 'words', param: 'testo', label: 'Nel testo', group: 'offerta', column: 'adText', example: 'portabici' },
  { kind: 'yes', param: 'foto', label: 'Solo con foto', group: 'offerta', column: 'hasPhotos', is: true },
  { kind: 'choice', param: 'offerta', label: 'Tipo di offerta', group: 'offerta', column: 'offerType', options: offersOf, notPages: ['km0', 'nuove', ...rental, ...classic] },
  { kind: 'days', param: 'online_da', label: 'Online da', group: 'offerta', column: 'publishedAt', max: 365, steps: [1, 3, 7, 14, 30] },

  { kind: 'max', param: 'proprietari', label: 'Proprietari, al massimo', group: 'storia', column: 'owners', unit: '', max: 100, steps: [1, 2, 3, 4], notPages: ['nuove', ...rental] },
  { kind: 'yes', param: 'garanzia', label: 'Con garanzia', group: 'storia', column: 'hasWarranty', is: true },
  { kind: 'min', param: 'garanzia_mesi', label: 'Mesi di garanzia, almeno', group: 'storia', column: 'warrantyMonths', unit: '', max: 240, steps: [6, 12, 24, 36] },
  { kind: 'yes', param: 'documenti', label: 'Con documenti guardati da noi', group: 'storia', column: 'hasPapers', is: true, notPages: ['nuove', ...rental] },
  { kind: 'yes', param: 'tagliandi', label: 'Tagliandi certificati', group: 'storia', column: 'serviceBook', is: true },
  { kind: 'yes', param: 'mai_incidentata', label: 'Mai incidentata', group: 'storia', column: 'accident', is: 'no' },
  { kind: 'yes', param: 'non_fumatori', label: 'Non fumatori', group: 'storia', column: 'nonSmoker', is: true, categories: driven },

  { kind: 'someOf', param: 'gancio', label: 'Gancio di traino, di ogni tipo', group: 'dotazioni', column: 'equipment', values: ['gancio-fisso', 'gancio-estraibile'], categories: driven },
  { kind: 'allOf', param: 'dotazioni', label: 'Dotazioni', group: 'dotazioni', column: 'equipment', options: () => equipmentItems },
]

function numbers(value: string): number[] {
  return [Number(value)]
}

function offersOf(page: ListPageSlug) {
  const { offers } = listPageOf(page)
  return offers === null ? offerTypes : Object.fromEntries(offers.map((offer) => [offer, offerTypes[offer]]))
}
