import type { Category } from './category'

/** Closed lists of values: the key stands in the database and in addresses, the text is what people read. */
export type Vocabulary = Readonly<Record<string, string>>

export const offerTypes = {
  usato: 'Usato',
  km0: 'Km 0',
  nuovo: 'Nuovo',
  aziendale: 'Aziendale',
  dimostrativo: 'Dimostrativo',
  epoca: "D'epoca",
  noleggio: 'Noleggio lungo termine',
} as const

export const fuels = {
  benzina: 'Benzina',
  diesel: 'Diesel',
  gpl: 'GPL',
  metano: 'Metano',
  'mild-hybrid': 'Mild hybrid',
  'ibrida-benzina': 'Ibrida benzina',
  'ibrida-diesel': 'Ibrida diesel',
  'plug-in': 'Ibrida plug-in',
  elettrica: 'Elettrica',
  'benzina-gpl': 'Benzina/GPL',
  'benzina-metano': 'Benzina/metano',
  idrogeno: 'Idrogeno',
  etanolo: 'Etanolo',
  altro: 'Altro',
} as const

export const gearboxes = { manuale: 'Manuale', automatico: 'Automatico', semiautomatico: 'Semiautomatico' } as const
export const gearboxKinds = {
  'doppia-frizione': 'Doppia frizione',
  cvt: 'CVT',
  sequenziale: 'Sequenziale',
  convertitore: 'Convertitore di coppia',
} as const
export const drives = { anteriore: 'Anteriore', posteriore: 'Posteriore', integrale: 'Integrale (4x4)' } as const

export const bodiesByCategory = {
  auto: {
    'city-car': 'City car',
    berlina: 'Berlina',
    'station-wagon': 'Station wagon',
    suv: 'SUV',
    crossover: 'Crossover',
    fuoristrada: 'Fuoristrada',
    'pick-up': 'Pick-up',
    coupe: 'Coupé',
    cabrio: 'Cabrio',
    monovolume: 'Monovolume',
    furgone: 'Furgone',
    altro: 'Altro',
  },
  'moto-e-scooter': {
    naked: 'Naked',
    sportiva: 'Sportiva',
    adventure: 'Enduro stradale',
    custom: 'Custom',
    touring: 'Touring',
    scooter: 'Scooter',
    'maxi-scooter': 'Maxi-scooter',
    cross: 'Cross/Enduro',
    trial: 'Trial',
    supermotard: 'Supermotard',
    'cafe-racer': 'Café racer',
    epoca: 'Epoca',
    quad: 'Quad',
    ciclomotore: 'Ciclomotore 50',
    elettrica: 'Elettrica',
    altro: 'Altro',
  },
  'caravan-e-camper': {
    mansardato: 'Mansardato',
    semintegrale: 'Semintegrale',
    motorhome: 'Motorhome',
    furgonato: 'Furgonato',
    caravan: 'Caravan',
    roulotte: 'Roulotte',
    altro: 'Altro',
  },
  'veicoli-commerciali': {
    furgone: 'Furgone',
    cassonato: 'Cassonato',
    telonato: 'Telonato',
    frigo: 'Frigo',
    autocarro: 'Autocarro',
    'pick-up': 'Pick-up',
    combi: 'Combi',
    minibus: 'Minibus',
    trattore: 'Trattore',
    altro: 'Altro',
  },
} as const satisfies Record<Category, Vocabulary>

/** Ordered from the oldest class to the newest: a filter «almeno Euro 6» takes it and all that follow. */
export const emissionClasses = {
  euro0: 'Euro 0',
  euro1: 'Euro 1',
  euro2: 'Euro 2',
  euro3: 'Euro 3',
  euro4: 'Euro 4',
  euro5: 'Euro 5',
  euro5b: 'Euro 5b',
  euro6: 'Euro 6',
  euro6c: 'Euro 6c',
  'euro6d-temp': 'Euro 6d-TEMP',
  euro6d: 'Euro 6d',
  euro6e: 'Euro 6e',
} as const

export const colours = {
  bianco: 'Bianco',
  nero: 'Nero',
  grigio: 'Grigio',
  argento: 'Argento',
  blu: 'Blu',
  azzurro: 'Azzurro',
  rosso: 'Rosso',
  bordeaux: 'Bordeaux',
  verde: 'Verde',
  giallo: 'Giallo',
  arancione: 'Arancione',
  marrone: 'Marrone',
  beige: 'Beige',
  viola: 'Viola',
} as const

export const interiorMaterials = { tessuto: 'Tessuto', pelle: 'Pelle', 'pelle-tessuto': 'Pelle e tessuto', alcantara: 'Alcantara' } as const
export const accidentHistories = { no: 'Mai incidentata', riparata: 'Incidentata, riparata', si: 'Incidentata' } as const
export const previousUses = {
  privato: 'Privato',
  aziendale: 'Aziendale',
  noleggio: 'Noleggio',
  taxi: 'Taxi',
  'scuola-guida': 'Scuola guida',
} as const
export const warrantyKinds = { legale: 'Garanzia legale', venditore: 'Garanzia del venditore', casa: 'Garanzia della casa' } as const
export const sellerTypes = { concessionario: 'Concessionario', privato: 'Privato', 'non-indicato': 'Non indicato' } as const

export const licences = { am: 'AM', a1: 'A1', a2: 'A2', a: 'A', b: 'B' } as const
export const heatings = { gas: 'Gas', diesel: 'Diesel', elettrico: 'Elettrico' } as const
export const vanLengths = { l1: 'L1', l2: 'L2', l3: 'L3', l4: 'L4', l5: 'L5' } as const
export const vanHeights = { h1: 'H1', h2: 'H2', h3: 'H3', h4: 'H4' } as const
export const registeredAs = { n1: 'N1 (autocarro)', m1: 'M1 (autovettura)' } as const
export const classicCertificates = {
  asi: 'ASI',
  fmi: 'FMI',
  lancia: 'Registro Lancia',
  fiat: 'Registro Fiat',
  alfa: 'Registro Alfa Romeo',
} as const
export const restorations = { restaurata: 'Restaurata', conservata: 'Conservata' } as const
export const rentalServices = {
  manutenzione: 'Manutenzione',
  assicurazione: 'Assicurazione RCA',
  kasko: 'Kasko',
  'furto-incendio': 'Furto e incendio',
  bollo: 'Bollo',
  pneumatici: 'Pneumatici',
  'auto-sostitutiva': 'Auto sostitutiva',
  soccorso: 'Soccorso stradale',
} as const

/** «Sì», «No» or nothing said: a declared fact that is missing is never shown as «No». */
export function yesNoText(fact: boolean | null): 'Sì' | 'No' | 'Non indicato' {
  if (fact === null) return 'Non indicato'
  return fact ? 'Sì' : 'No'
}

/** The text for a stored value; a value that is not in the list is shown as it stands. */
export function labelOf(vocabulary: Vocabulary, value: string): string {
  return Object.hasOwn(vocabulary, value) ? (vocabulary[value] ?? value) : value
}
