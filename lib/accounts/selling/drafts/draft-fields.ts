import type { AdColumnName } from '@/lib/market/ads/ad-columns'
import type { Category } from '@/lib/market/catalogue/category'
import { equipmentItems } from '@/lib/market/catalogue/equipment'
import {
  bodiesByCategory,
  colours,
  drives,
  emissionClasses,
  fuels,
  gearboxes,
  licences,
  offerTypes,
  previousUses,
  type Vocabulary,
} from '@/lib/market/catalogue/vocabulary'
import type { AnsweredStep } from './draft-steps'

/** What was typed on a page of a draft, by the names of the fields, as it was typed. */
export type Answers = Readonly<Record<string, string>>

/** `fact`: one of several answers, of which «Non indicato» is the first. `tick`: «true» or nothing. A `month` may be a year alone. */
type Kind =
  | { kind: 'choice' | 'fact'; options: Vocabulary; column: AdColumnName; emptyLabel?: string }
  | { kind: 'yesNo' | 'tick'; column: AdColumnName }
  /** `factor`: what the column counts, of one of the units that is typed. */
  | { kind: 'whole'; column: AdColumnName; min: number; max: number; unit?: string; factor?: number; example: string }
  | { kind: 'decimal'; column: AdColumnName; min: number; max: number; unit: string; example: string }
  | { kind: 'month'; column: AdColumnName; mayBeFuture?: true }
  | { kind: 'line' | 'text'; column: AdColumnName; max: number }
  | { kind: 'name' | 'phone' | 'vin'; column: AdColumnName }
  | { kind: 'make' | 'model' | 'place' }
  /** The version that was chosen, and what it has filled in: nothing that an ad says. */
  | { kind: 'version' }

export type DraftField = {
  name: string
  label: string
  step: AnsweredStep
  hint?: string
  /** Whether no ad is published without it. */
  isRequired?: boolean
  /** The offers that need it; without this all do. */
  neededFor?: readonly OfferType[]
  /** Stands under a title of its own on its page. */
  group?: string
} & Kind

type TableRow = DraftField & {
  categories?: readonly Category[]
  requiredFor?: readonly Category[]
  /** Whom it is asked of; without this everybody. */
  askedOf?: 'private' | 'dealers'
}
type OfferType = keyof typeof offerTypes

const cars: readonly Category[] = ['auto']
const bikes: readonly Category[] = ['moto-e-scooter']
const campers: readonly Category[] = ['caravan-e-camper']
const vans: readonly Category[] = ['veicoli-commerciali']
const driven: readonly Category[] = [...cars, ...campers, ...vans]
const { usato, epoca } = offerTypes
/** The offers of registered vehicles, as the import has them (`missingFacts`). */
const registered: readonly OfferType[] = ['usato', 'km0', 'aziendale', 'dimostrativo', 'epoca']
const used: readonly OfferType[] = ['usato', 'aziendale', 'dimostrativo', 'epoca']

/** What a model is that the catalogue does not have. */
export const otherModel = 'altro'
/** The name of the field with the chosen version. */
export const chosenVersion = 'scelta'
/** Lengths in characters, as people write an ad at its best. */
export const descriptionLength = { least: 40, good: 400, most: 3_000, mostOfDealers: 10_000 } as const
export const equipmentPrefix = 'dotazione-'
/** Trailers drive no kilometres of their own. */
const trailers = ['caravan', 'roulotte']

/** Fields that only vehicles with a socket have: fuels are chosen on the page before. */
const batteryGroup = 'Batteria: solo elettriche e plug-in'

const kw = { min: 1, max: 2_000, unit: 'kW' } as const
const euro = { kind: 'whole', unit: '€', factor: 100 } as const
const mm = { min: 100, max: 2_000, unit: 'cm', factor: 10 } as const

/** Every field, in the order of its page. */
// biome-ignore format: a table, one field a line
const table: readonly TableRow[] = [
  { step: 'veicolo', name: 'marca', label: 'Marca', kind: 'make', isRequired: true },
  { step: 'veicolo', name: 'modello', label: 'Modello', kind: 'model', isRequired: true },
  { step: 'veicolo', name: 'versione', label: 'Versione', kind: 'line', column: 'version', max: 120, hint: 'Come sul libretto, per esempio 1.0 Hybrid Lounge' },
  { step: 'veicolo', name: chosenVersion, label: 'Versione scelta', kind: 'version' },
  { step: 'veicolo', name: 'offerta', label: 'Tipo', kind: 'choice', column: 'offerType', options: { usato, epoca }, isRequired: true, askedOf: 'private' },
  { step: 'veicolo', name: 'offerta', label: 'Tipo', kind: 'choice', column: 'offerType', options: offerTypes, isRequired: true, askedOf: 'dealers' },
  { step: 'veicolo', name: 'immatricolazione', label: 'Prima immatricolazione', kind: 'month', column: 'firstRegistration', isRequired: true, neededFor: registered, hint: 'Mese e anno, per esempio 03/2019' },
  { step: 'veicolo', name: 'km', label: 'Chilometri', kind: 'whole', column: 'mileageKm', min: 0, max: 9_999_999, unit: 'km', isRequired: true, neededFor: used, example: '45.000' },
  { step: 'veicolo', name: 'carburante', label: 'Carburante', kind: 'choice', column: 'fuel', options: fuels, requiredFor: ['auto', 'veicoli-commerciali'] },
  { step: 'veicolo', name: 'potenza', label: 'Potenza', kind: 'whole', column: 'powerKw', ...kw, example: '51', hint: 'In kW: punto P.2 del libretto' },
  { step: 'veicolo', name: 'cilindrata', label: 'Cilindrata', kind: 'whole', column: 'displacementCc', min: 20, max: 20_000, unit: 'cm³', example: '998' },
  { step: 'veicolo', name: 'cambio', label: 'Cambio', kind: 'choice', column: 'gearbox', options: gearboxes },
  { step: 'veicolo', name: 'trazione', label: 'Trazione', kind: 'choice', column: 'drive', options: drives, categories: driven },
  { step: 'veicolo', name: 'classe', label: 'Classe ambientale', kind: 'choice', column: 'emissionClass', options: emissionClasses, hint: 'Punto V.9 del libretto' },
  { step: 'veicolo', name: 'carrozzeria', label: 'Carrozzeria', kind: 'choice', column: 'body', options: bodiesByCategory.auto, categories: cars },
  { step: 'veicolo', name: 'carrozzeria', label: 'Tipo di moto', kind: 'choice', column: 'body', options: bodiesByCategory['moto-e-scooter'], categories: bikes },
  { step: 'veicolo', name: 'carrozzeria', label: 'Tipo di camper', kind: 'choice', column: 'body', options: bodiesByCategory['caravan-e-camper'], categories: campers },
  { step: 'veicolo', name: 'carrozzeria', label: 'Allestimento', kind: 'choice', column: 'body', options: bodiesByCategory['veicoli-commerciali'], categories: vans },
  { step: 'veicolo', name: 'patente', label: 'Patente', kind: 'choice', column: 'licence', options: licences, categories: bikes },
  { step: 'veicolo', name: 'posti', label: 'Posti', kind: 'whole', column: 'seats', min: 1, max: 22, categories: driven, example: '5' },
  { step: 'veicolo', name: 'porte', label: 'Porte', kind: 'whole', column: 'doors', min: 2, max: 6, categories: [...cars, ...vans], example: '5' },
  { step: 'veicolo', name: 'consumo', label: 'Consumo combinato', kind: 'decimal', column: 'consumptionL100km', min: 1, max: 40, unit: 'l/100 km', categories: [...cars, ...vans], example: '5,4' },
  { step: 'veicolo', name: 'posti_letto', label: 'Posti letto', kind: 'whole', column: 'beds', min: 1, max: 10, categories: campers, example: '4' },
  { step: 'veicolo', name: 'massa', label: 'Massa complessiva', kind: 'whole', column: 'grossMassKg', min: 300, max: 44_000, unit: 'kg', categories: [...campers, ...vans], example: '3.500' },
  { step: 'veicolo', name: 'lunghezza', label: 'Lunghezza', kind: 'whole', column: 'lengthMm', ...mm, categories: campers, example: '699' },
  { step: 'veicolo', name: 'portata', label: 'Portata', kind: 'whole', column: 'payloadKg', min: 50, max: 40_000, unit: 'kg', categories: vans, example: '1.200' },
  { step: 'veicolo', name: 'colore', label: 'Colore', kind: 'choice', column: 'colour', options: colours },
  { step: 'veicolo', name: 'metallizzato', label: 'Colore metallizzato', kind: 'tick', column: 'metallic' },
  { step: 'veicolo', name: 'telaio', label: 'Telaio', kind: 'vin', column: 'vin', askedOf: 'dealers', hint: 'Non si vede nell’annuncio: serve ai flussi per Google e Meta' },

  { step: 'stato', group: 'Storia', name: 'incidenti', label: 'Ha avuto incidenti?', kind: 'fact', column: 'accident', options: { no: 'No', riparata: 'Sì, riparata', si: 'Sì, da riparare' }, hint: 'Anche riparati a regola d’arte' },
  { step: 'stato', group: 'Storia', name: 'marciante', label: 'È marciante?', kind: 'yesNo', column: 'running' },
  { step: 'stato', group: 'Storia', name: 'tagliandi', label: 'Tagliandi documentati?', kind: 'yesNo', column: 'serviceBook', hint: 'Libretto timbrato o fatture' },
  { step: 'stato', group: 'Storia', name: 'non_fumatori', label: 'Veicolo di non fumatori?', kind: 'yesNo', column: 'nonSmoker', },
  { step: 'stato', group: 'Storia', name: 'importata', label: 'Importato dall’estero?', kind: 'yesNo', column: 'imported' },
  { step: 'stato', group: 'Storia', name: 'proprietari', label: 'Quanti proprietari ha avuto', kind: 'whole', column: 'owners', min: 1, max: 30, example: '1' },
  { step: 'stato', group: 'Storia', name: 'uso', label: 'Uso precedente', kind: 'choice', column: 'previousUse', options: previousUses },
  { step: 'stato', group: 'Storia', name: 'revisione', label: 'Revisione valida fino a', kind: 'month', column: 'inspectionUntil', mayBeFuture: true, hint: 'Mese e anno, per esempio 06/2027' },

  { step: 'stato', group: batteryGroup, name: 'batteria', label: 'Capacità della batteria', kind: 'decimal', column: 'batteryKwh', min: 1, max: 300, unit: 'kWh', categories: [...cars, ...vans], example: '42' },
  { step: 'stato', group: batteryGroup, name: 'autonomia', label: 'Autonomia WLTP', kind: 'whole', column: 'rangeKm', min: 10, max: 2_000, unit: 'km', categories: [...cars, ...vans], example: '320' },
  { step: 'stato', group: batteryGroup, name: 'ricarica_ac', label: 'Ricarica a casa (AC)', kind: 'decimal', column: 'acKw', min: 1, max: 50, unit: 'kW', categories: [...cars, ...vans], example: '11' },
  { step: 'stato', group: batteryGroup, name: 'ricarica_dc', label: 'Ricarica rapida (DC)', kind: 'decimal', column: 'dcKw', min: 1, max: 1_000, unit: 'kW', categories: [...cars, ...vans], example: '100' },
  { step: 'stato', group: batteryGroup, name: 'batteria_salute', label: 'Capacità rimasta', kind: 'whole', column: 'batteryHealth', min: 1, max: 100, unit: '%', categories: [...cars, ...vans], example: '91', hint: 'Da una misura, non dal quadro' },
  { step: 'stato', group: batteryGroup, name: 'batteria_da', label: 'Misurata da', kind: 'line', column: 'batteryMeasuredBy', max: 80, categories: [...cars, ...vans], hint: 'Officina, costruttore o ente' },
  { step: 'stato', group: batteryGroup, name: 'batteria_quando', label: 'Misurata nel', kind: 'month', column: 'batteryMeasuredOn', categories: [...cars, ...vans], hint: 'Mese e anno, per esempio 06/2026' },
  { step: 'stato', group: batteryGroup, name: 'batteria_noleggio', label: 'La batteria è a noleggio?', kind: 'yesNo', column: 'batteryRented', categories: [...cars, ...vans] },

  { step: 'testo', name: 'descrizione', label: 'Descrizione', kind: 'text', column: 'description', max: descriptionLength.most, isRequired: true, askedOf: 'private' },
  { step: 'testo', name: 'descrizione', label: 'Descrizione', kind: 'text', column: 'description', max: descriptionLength.mostOfDealers, askedOf: 'dealers' },

  { step: 'prezzo', name: 'prezzo', label: 'Il tuo prezzo', kind: 'whole', column: 'priceCents', min: 100, max: 20_000_000, unit: '€', factor: 100, isRequired: true, example: '11.200', askedOf: 'private' },
  { step: 'prezzo', name: 'prezzo', label: 'Prezzo', ...euro, column: 'priceCents', min: 100, max: 20_000_000, example: '11.200', askedOf: 'dealers', hint: 'Senza, l’annuncio dice «prezzo su richiesta»' },
  { step: 'prezzo', name: 'trattabile', label: 'Prezzo trattabile', kind: 'tick', column: 'negotiable' },
  { step: 'prezzo', name: 'permuta', label: 'Valuto una permuta', kind: 'tick', column: 'tradeIn' },
  { step: 'prezzo', group: 'Condizioni', name: 'iva', label: 'IVA deducibile?', kind: 'yesNo', column: 'vatDeductible', askedOf: 'dealers' },
  { step: 'prezzo', group: 'Condizioni', name: 'solo_finanziamento', label: 'Il prezzo vale solo con un finanziamento?', kind: 'yesNo', column: 'financeRequired', askedOf: 'dealers' },
  { step: 'prezzo', group: 'Condizioni', name: 'prezzo_contanti', label: 'Prezzo senza finanziamento', ...euro, column: 'cashPriceCents', min: 100, max: 20_000_000, example: '12.900', askedOf: 'dealers', hint: 'Se quello sopra vale solo con un finanziamento' },
  { step: 'prezzo', group: 'Condizioni', name: 'garanzia', label: 'Garanzia', kind: 'whole', column: 'warrantyMonths', min: 1, max: 120, unit: 'mesi', example: '12', askedOf: 'dealers' },
  { step: 'prezzo', group: 'Noleggio', name: 'canone', label: 'Canone al mese', ...euro, column: 'rentalFeeCents', min: 10, max: 50_000, isRequired: true, neededFor: ['noleggio'], example: '299', askedOf: 'dealers' },
  { step: 'prezzo', group: 'Noleggio', name: 'anticipo', label: 'Anticipo', ...euro, column: 'rentalDepositCents', min: 0, max: 1_000_000, example: '3.000', askedOf: 'dealers' },
  { step: 'prezzo', group: 'Noleggio', name: 'durata', label: 'Durata', kind: 'whole', column: 'rentalMonths', min: 1, max: 120, unit: 'mesi', example: '48', askedOf: 'dealers' },
  { step: 'prezzo', group: 'Noleggio', name: 'km_anno', label: 'Chilometri all’anno', kind: 'whole', column: 'rentalKmYear', min: 1_000, max: 200_000, unit: 'km', example: '15.000', askedOf: 'dealers' },

  { step: 'pubblica', name: 'nome', label: 'Il tuo nome nell’annuncio', kind: 'name', column: 'contactName', isRequired: true, askedOf: 'private' },
  { step: 'pubblica', name: 'telefono', label: 'Telefono', kind: 'phone', column: 'contactPhone', hint: 'Lo vede solo chi tocca «Mostra il numero»', askedOf: 'private' },
  { step: 'pubblica', name: 'telefono', label: 'Telefono', kind: 'phone', column: 'contactPhone', hint: 'Vuoto: quello della concessionaria', askedOf: 'dealers' },
  { step: 'pubblica', name: 'comune', label: 'Dove si trova', kind: 'place', isRequired: true, hint: 'Comune, per esempio Monza (MB)', askedOf: 'private' },
  { step: 'pubblica', name: 'comune', label: 'Dove si trova', kind: 'place', hint: 'Vuoto: nella sede della concessionaria', askedOf: 'dealers' },
]

/** The equipment of a vehicle, as ticks of the page of its state; motorbikes have none. */
const equipment: readonly DraftField[] = Object.entries(equipmentItems).map(([item, label]) => ({
  step: 'stato',
  group: 'Dotazioni',
  name: `${equipmentPrefix}${item}`,
  label,
  kind: 'tick',
  column: 'equipment',
}))

/** The fields of a page for a kind of vehicle, of a private seller or of a dealer. */
export function fieldsOf(category: Category, step: AnsweredStep, isDealers = false): DraftField[] {
  const others = isDealers ? 'private' : 'dealers'
  const own = table.flatMap(({ categories, requiredFor = [], askedOf, ...field }) =>
    field.step !== step || askedOf === others || categories?.includes(category) === false
      ? []
      : [{ ...field, ...(requiredFor.includes(category) && { isRequired: true }) }],
  )
  return step === 'stato' && category !== 'moto-e-scooter' ? [...own, ...equipment] : own
}

/** The fields of a page as they are rendered: where only some of the offers that can be chosen need one, it says which and may be left empty. `offer`: the one chosen on another page. */
export function renderedFields(fields: readonly DraftField[], offer: string): DraftField[] {
  const choice = fields.find(({ name }) => name === 'offerta')
  const offers = choice?.kind === 'choice' ? Object.keys(choice.options) : [offer]
  return fields.map((field) => {
    const { neededFor, hint = field.kind === 'whole' ? `Per esempio ${field.example}` : '' } = field
    if (neededFor === undefined || offers.every((name) => neededFor.some((needed) => needed === name))) return field
    const needing = neededFor.map((name) => offerTypes[name]).join(', ')
    return { ...field, isRequired: false, hint: [hint, `Serve per: ${needing}`].filter(Boolean).join('. ') }
  })
}

/** Whether an ad needs an answer here, as far as the others say what is sold. */
export function needsAnswer({ name, isRequired = false, neededFor }: DraftField, answers: Answers): boolean {
  const isOfOffer = neededFor === undefined || neededFor.some((offer) => offer === (answers['offerta'] || 'usato'))
  return isRequired && isOfOffer && !(name === 'km' && trailers.includes(answers['carrozzeria'] ?? ''))
}
