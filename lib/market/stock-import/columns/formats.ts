import type { Column } from './column'
import { headerWords } from './header-words'
import { isNumbered } from './headerless'

/** Which column of a file without headers holds what, where its cells look so; of several places the first that fits. */
type Position = { at: readonly number[]; column: Column; looks: RegExp }

/** What the codes of a column mean, in words that every reader knows; empty for «not declared». */
export type Codes = Readonly<Partial<Record<Column, Readonly<Record<string, string>>>>>

/**
 * A documented format: its name for people; the names (in plain words) of which all, and some, must be there; what its names mean here, where that is not what
 * they mean everywhere, null for what is not to be read; its codes; and for files without headers the places of its columns, all of the `required` ones filled as they look.
 */
type Format = {
  name: string
  all: readonly string[]
  some: readonly string[]
  enough: number
  means?: Readonly<Record<string, Column | null>>
  codes?: Codes
  positions?: { required: readonly Position[]; others: readonly Position[] }
}

const whole = /^\d{1,7}$/
const letters = /^\p{L}[\p{L} .,'-]{2,}/u

/** Formats, one row for each; a sample file of each stands in dealer-imports/test-formats with what becomes of it. */
const formats: readonly Format[] = [
  { name: 'il nostro file (Ingrana)', all: ['numero ingrana'], some: [], enough: 0 },
  { name: 'il nostro file di veicoli scelti (Ingrana)', all: ['numero ingrana veicoli scelti'], some: [], enough: 0 },
  {
    name: 'feed di Meta (Facebook e Instagram)',
    all: ['vehicle id'],
    some: ['state of vehicle', 'mileage value', 'image 0 url', 'body style'],
    enough: 1,
    means: { condition: null, address: 'place', 'address city': 'place' }, // there a condition is GOOD or EXCELLENT
  },
  {
    name: 'feed di Google per i veicoli',
    all: ['store code'],
    some: ['vehicle fulfillment', 'image link', 'additional image link', 'trim'],
    enough: 1,
  },
  {
    name: 'mobile.de (CSV)',
    all: ['interne nummer'],
    some: ['kundennummer', 'beschaedigtes fahrzeug', 'kategorie', 'leistung', 'ez', 'kilometer', 'unsere empfehlung'],
    enough: 4,
    means: {
      kategorie: 'body',
      ccm: 'displacement',
      leistung: 'powerKw',
      mwst: null, // descriptions contradict each other on what 0 and 1 are
      klima: null,
      kraftstoffart: 'fuel',
      getriebe: 'gearbox',
      getriebeart: 'gearbox',
      schadstoff: 'emission',
      schadstoffklasse: 'emission',
      neufahrzeug: 'condition',
      bemerkung: 'description',
    },
    codes: {
      fuel: {
        ...{
          '0': '',
          '1': 'Benzina',
          '2': 'Diesel',
          '3': 'GPL',
          '4': 'Metano',
          '6': 'Elettrica',
          '7': 'Ibrida',
          '8': 'Idrogeno',
          '9': 'Etanolo',
        },
        '10': 'Ibrida diesel',
      },
      gearbox: { '0': '', '1': 'Manuale', '2': 'Semiautomatico', '3': 'Automatico' },
      emission: { '0': '', '1': 'Euro 1', '2': 'Euro 2', '3': 'Euro 3', '4': 'Euro 4', '5': 'Euro 5', '6': 'Euro 6' },
      condition: { '0': '', '1': 'Nuovo' },
    },
  },
  {
    name: 'mobile.de (CSV senza intestazioni)',
    all: [],
    some: [],
    enough: Number.POSITIVE_INFINITY,
    positions: {
      required: [
        { at: [1], column: 'externalId', looks: /\S/ },
        { at: [3], column: 'make', looks: letters },
        { at: [4], column: 'model', looks: /\p{L}|\d/u },
        { at: [8], column: 'registration', looks: /^\d{1,2}[./-]\d{4}$/ },
        { at: [9], column: 'mileage', looks: whole },
        { at: [10], column: 'price', looks: /^\d{3,7}(?:[.,]\d{1,2})?$/ },
      ],
      others: [
        { at: [2], column: 'body', looks: letters },
        { at: [5], column: 'powerKw', looks: /^\d{1,4}$/ },
        { at: [13, 14], column: 'vin', looks: /^[A-HJ-NPR-Z\d]{17}$/i },
        { at: [15, 16], column: 'colour', looks: letters },
        { at: [24, 25], column: 'description', looks: letters },
      ],
    },
  },
  {
    name: 'mobile.de',
    all: [],
    some: ['interne nummer', 'kraftstoffart', 'erstzulassung', 'ez', 'modellbezeichnung', 'getriebe'],
    enough: 3,
  },
  {
    name: 'mobile.de (XML)',
    all: [],
    some: [
      ...['model description', 'vehicle model description', 'cubic capacity', 'consumer price amount', 'price consumer price amount'],
      ...['first registration', 'exterior color', 'seller inventory key'],
    ],
    enough: 3,
    means: { 'seller inventory key': 'externalId', category: 'body', 'vehicle category': 'body', key: null },
  },
  {
    name: 'AutoScout24 (JSON)',
    all: [],
    some: [
      'cross reference id',
      'model version',
      'power in kw',
      'cylinder capacity',
      'primary fuel type',
      'first registration date',
      'body color',
    ],
    enough: 3,
    means: {
      ...({
        'cross reference id': 'externalId',
        'model version': 'version',
        'power in kw': 'powerKw',
        'cylinder capacity': 'displacement',
      } as const),
      ...({ url: 'photos', 'images url': 'photos', 'seat count': 'seats', 'prices public price': 'price' } as const),
    },
  },
  {
    name: 'GestionaleAuto (XML)',
    all: ['customers price', 'kwatt'],
    some: ['registration date', 'gears number', 'emission class', 'additional informations', 'traction', 'cvfiscali'],
    enough: 3,
    means: {
      ...({
        id: 'externalId',
        'model version': 'version',
        kwatt: 'powerKw',
        cc: 'displacement',
        traction: 'drive',
        combined: 'consumption',
      } as const),
      ...({ 'emission class': 'emission', 'emission co2': 'co2', 'gears number': 'gears', 'exterior color': 'colour' } as const),
      ...({ usage: 'offerType', 'customers price': 'price', 'registration date': 'registration' } as const),
      ...({ 'additional informations': 'description', big: 'photos', small: null, medium: null, large: null, hd: null } as const), // one photograph in five sizes
    },
  },
  {
    name: 'MultiGestionale (XML)',
    all: ['ad number'],
    some: ['vehicle class', 'vehicle category', 'link ads', 'images number', 'transmission type', 'color type'],
    enough: 3,
    means: {
      ...({ 'ad number': 'externalId', 'vehicle class': 'offerType', 'vehicle category': 'body', 'vehicle type': null } as const),
      ...({ 'first registration date': 'registration', 'transmission type': 'gearbox', 'cubic capacity': 'displacement' } as const),
      ...({ 'doors count': 'doors', 'num seats': 'seats', 'emissions class': 'emission', 'owners count': 'owners' } as const),
      ...({
        'vat reclaimable': 'vatDeductible',
        'images element': 'photos',
        'link ads': 'link',
        'combined consumption': 'consumption',
      } as const),
      ...({ 'company logo': null, 'images number': null, 'sub title': null, name: null } as const), // of the dealer
    },
  },
  {
    name: 'schema.org (JSON-LD)',
    all: [],
    some: [
      ...[
        'mileage from odometer value',
        'vehicle transmission',
        'offers price',
        'date vehicle first registered',
        'vehicle engine engine power value',
      ],
      ...['vehicle identification number', 'vehicle configuration', 'item condition'],
    ],
    enough: 3,
    means: { 'vehicle configuration': 'version', 'vehicle engine engine displacement value': 'displacement' },
  },
]

export type FoundFormat = { name: string; columns: readonly (Column | null | undefined)[]; codes: Codes }

/** The documented format that a table is of, and what it says of each column; undefined for one that no list knows. `textsOf`: some cells of a column. */
export function formatOf(header: readonly string[], textsOf: (index: number) => readonly string[]): FoundFormat | undefined {
  const names = header.map((name) => headerWords(name).toLowerCase())
  if (isNumbered(header)) return positionalFormat(header.length, textsOf)
  const known = new Set(names)
  const found = formats.find(
    ({ all, some, enough }) => all.every((name) => known.has(name)) && some.filter((name) => known.has(name)).length >= enough,
  )
  return found && { name: found.name, columns: names.map((name) => found.means?.[name]), codes: found.codes ?? {} }
}

function positionalFormat(width: number, textsOf: (index: number) => readonly string[]): FoundFormat | undefined {
  const fits = ({ looks }: Position, at: number) => {
    const texts = textsOf(at).filter((text) => text.trim() !== '')
    return texts.length > 0 && texts.every((text) => looks.test(text.trim()))
  }
  const found = formats.find(({ positions }) =>
    positions?.required.every((position) => position.at.every((at) => at < width && fits(position, at))),
  )
  if (!found?.positions) return undefined
  const columns: (Column | undefined)[] = Array.from({ length: width }, () => undefined)
  for (const position of [...found.positions.required, ...found.positions.others]) {
    const at = position.at.find((place) => place < width && columns[place] === undefined && fits(position, place))
    if (at !== undefined) columns[at] = position.column
  }
  return { name: found.name, columns, codes: found.codes ?? {} }
}
