import type { Category } from './category'
import { recogniseColourName } from './colour-names'
import { fold } from './fold'
import type { bodiesByCategory, colours, drives, emissionClasses, fuels, gearboxes, offerTypes } from './vocabulary'

export type Fuel = keyof typeof fuels
export type Gearbox = keyof typeof gearboxes
export type Drive = keyof typeof drives
export type EmissionClass = keyof typeof emissionClasses
export type OfferType = keyof typeof offerTypes
export type Colour = keyof typeof colours
export type Body = { [C in Category]: keyof (typeof bodiesByCategory)[C] }[Category]
type Rules<Value> = readonly (readonly [RegExp, Value])[]

const electric = 'elettric[ao]|electric|elektro|elektrisch|electrique'
const petrol = 'benzina|petrol|gasoline|benziner|benzin|ottomotor|otto|essence|gasolina'
const diesel = 'diesel|gasolio'

const fuelRules: Rules<Fuel> = [
  [/mild ?[- ]?hybrid|\bm ?hev\b|ibrid[ao] leggera/, 'mild-hybrid'],
  [/plug[ -]?in|\bphev\b/, 'plug-in'],
  [new RegExp(`(?:${electric}|ibrid[ao]|hybrid).*(?:${diesel})|(?:${diesel}).*(?:${electric}|ibrid[ao]|hybrid)`), 'ibrida-diesel'],
  [new RegExp(`ibrid[ao]|hybrid|\\bhev\\b|(?:${electric}).*(?:${petrol})|(?:${petrol}).*(?:${electric})`), 'ibrida-benzina'],
  [new RegExp(`(?:${petrol}).*(?:gpl|lpg|autogas)|(?:gpl|lpg|autogas).*(?:${petrol})`), 'benzina-gpl'],
  [new RegExp(`(?:${petrol}).*(?:metano|cng|erdgas)|(?:metano|cng|erdgas).*(?:${petrol})`), 'benzina-metano'],
  [/\b(?:gpl|lpg|autogas|glp)\b/, 'gpl'],
  [/\b(?:metano|cng|erdgas|methane|gnc)\b/, 'metano'],
  [new RegExp(`\\b(?:${diesel})\\b`), 'diesel'],
  [new RegExp(`\\b(?:${petrol})\\b`), 'benzina'],
  [new RegExp(`\\b(?:${electric}|bev)\\b`), 'elettrica'],
  [/\b(?:idrogeno|hydrogen|wasserstoff)\b/, 'idrogeno'],
  [/\b(?:etanolo|ethanol|e85|bioetanolo)\b/, 'etanolo'],
  [/^(?:altr[oi]|others?|sonstige)\b/, 'altro'],
  [/^b$/, 'benzina'],
  [/^d$/, 'diesel'],
]

const gearboxRules: Rules<Gearbox> = [
  [/semi[ -]?automati|halbautomati|sequenzial|sequential|robotizzat/, 'semiautomatico'],
  [
    /\b(?:automatic[oa]?|automatik|automatikgetriebe|aut|auto|cvt|dsg|dct|doppia frizione|s[ -]?tronic|steptronic|tiptronic)\b/,
    'automatico',
  ],
  [/\b(?:manual[ei]?|meccanico|man|schaltgetriebe|schaltung|manuell)\b/, 'manuale'],
]

const driveRules: Rules<Drive> = [
  [
    /\b(?:awd|4wd|4x4|4 x 4|integrale|4matic|4motion|xdrive|quattro|allrad|allradantrieb|all[ -]wheel|four[ -]wheel|quattro ruote)\b/,
    'integrale',
  ],
  [/\b(?:fwd|anteriore|frontantrieb|vorderradantrieb|front[ -]wheel|front)\b/, 'anteriore'],
  [/\b(?:rwd|posteriore|heckantrieb|hinterradantrieb|rear[ -]wheel|rear)\b/, 'posteriore'],
]

const offerRules: Rules<OfferType> = [
  [/noleggio|long[ -]term rent|\bnlt\b/, 'noleggio'],
  [/\b(?:km ?0|km ?zero|chilometri zero|chilometro zero|0 ?km|pre[ -]?registered|tageszulassung|kilometri zero)\b/, 'km0'],
  [/\b(?:epoca|antique|classic|oldtimer|storica|storico|vintage)\b/, 'epoca'],
  [/\b(?:dimostrativ[oa]|demonstration|demo|vorfuhrfahrzeug|vorfuhrwagen|ex[ -]demo)\b/, 'dimostrativo'],
  [/\b(?:aziendale|dienstwagen|jahreswagen|company car|employee)\b/, 'aziendale'],
  [/\b(?:usat[oa]|used|gebraucht|gebrauchtfahrzeug|seconda mano|occasion)\b/, 'usato'],
  [/\b(?:nuov[oa]|new|neu|neufahrzeug|neuwagen)\b/, 'nuovo'],
]

const bodyRules: Readonly<Record<Category, Rules<Body>>> = {
  auto: [
    [/\bsuv\b|gelandewagen/, 'suv'],
    [/crossover/, 'crossover'],
    [/station ?wagon|\bsw\b|familiare|kombi|estate|\bwagon\b|touring/, 'station-wagon'],
    [/pick[ -]?up/, 'pick-up'],
    [/fuori ?strada|off[ -]?road/, 'fuoristrada'],
    [/city ?car|utilitaria|kleinwagen|small car/, 'city-car'],
    [/monovolume|minivan|\bmpv\b|\bvan\b(?=.*kleinbus)/, 'monovolume'],
    [/cabrio|spider|roadster|decappottabile|convertible/, 'cabrio'],
    [/coupe|sports ?car|sportwagen/, 'coupe'],
    [/berlina|sedan|limousine|saloon|hatchback|compact/, 'berlina'],
    [/furgone|kastenwagen|\bvan\b|transporter|commerciale|autocarro/, 'furgone'],
  ],
  'moto-e-scooter': [
    [/maxi ?-?scooter/, 'maxi-scooter'],
    [/scooter|roller/, 'scooter'],
    [/super ?moto|motard/, 'supermotard'],
    [/cafe ?racer/, 'cafe-racer'],
    [/trial/, 'trial'],
    [/adventure|enduro stradale|reiseenduro|dual ?sport|maxi ?enduro/, 'adventure'],
    [/cross|enduro/, 'cross'],
    [/naked|streetfighter/, 'naked'],
    [/custom|cruiser|chopper|bobber/, 'custom'],
    [/touring|turismo|tourer/, 'touring'],
    [/sportiv|sport|supersport|racing/, 'sportiva'],
    [/epoca|oldtimer|classic|vintage/, 'epoca'],
    [/quad|\batv\b/, 'quad'],
    [/ciclomotor|cinquantino|moped|mofa|mokick/, 'ciclomotore'],
    [/elettric|electric|elektro/, 'elettrica'],
  ],
  'caravan-e-camper': [
    [/sem(?:i ?-?)?integral|teilintegriert|profil/, 'semintegrale'],
    [/motorhome|integral|vollintegriert/, 'motorhome'],
    [/mansard|alkoven/, 'mansardato'],
    [/furgonat|camper ?van|kastenwagen|\bvan\b/, 'furgonato'],
    [/roulotte/, 'roulotte'],
    [/caravan|wohnwagen/, 'caravan'],
  ],
  'veicoli-commerciali': [
    [/frigo|isoterm|refrigerat|kuhl/, 'frigo'],
    [/telon|centinat|plane/, 'telonato'],
    [/casson|ribaltabil|pritsche|dropside|tipper|kipper/, 'cassonato'],
    [/pick[ -]?up/, 'pick-up'],
    [/mini ?bus|pulmino|kleinbus/, 'minibus'],
    [/combi|kombi|promiscuo|\b[89] posti/, 'combi'],
    [/trattore|tractor|sattelzug/, 'trattore'],
    [/furgon|\bvan\b|kasten|lastrato|vetrato/, 'furgone'],
    [/autocarro|camion|truck|lkw/, 'autocarro'],
  ],
}

/** "Metano - Euro 5", "Elettrica/Benzina", "lpg", "Benzin". A hybrid of unnamed kind is taken as petrol. */
export function recogniseFuel(text: string): Fuel | undefined {
  return firstMatch(fuelRules, plain(text))
}

/** "Aut. 8 marce", "semiautomatico", "Schaltgetriebe"; a date that slipped into the column is nothing. */
export function recogniseGearbox(text: string): Gearbox | undefined {
  return firstMatch(gearboxRules, plain(text))
}

export function recogniseDrive(text: string): Drive | undefined {
  return firstMatch(driveRules, plain(text))
}

/** The body a field names; «Altro» says nothing, so that the usual body of the model can stand in. */
export function recogniseBody(category: Category, text: string): Body | undefined {
  return firstMatch(bodyRules[category], plain(text))
}

export function recogniseOfferType(text: string): OfferType | undefined {
  return firstMatch(offerRules, plain(text))
}

/** "Euro 6d-TEMP", "EURO6B", "Benzina - Euro 6", "Pre-Euro"; an amount such as "euro 5.000" is no class. */
export function recogniseEmissionClass(text: string): EmissionClass | undefined {
  const folded = plain(text)
  if (/\bpre[ -]?euro\b/.test(folded)) return 'euro0'
  const parts =
    /(?<!\d ?)\beuro[ -]?([0-6]|vi|iv|v|iii|ii|i)[ -]?([a-e](?![a-z]))?(?:[ -]?(temp)\b)?(?![\d.])(?! ?(?:al|mila|mese|rata)\b)/.exec(
      folded,
    )
  if (!parts) return undefined
  const [, number = '', letter = '', temp] = parts
  const digit = romanDigits[number] ?? number
  if (digit === '6' && letter === 'd') return temp === undefined ? 'euro6d' : 'euro6d-temp'
  const exact = `euro${digit}${letter}`
  return isEmissionClass(exact) ? exact : emissionByDigit[Number(digit)]
}

const romanDigits: Readonly<Record<string, string>> = { i: '1', ii: '2', iii: '3', iv: '4', v: '5', vi: '6' }
const emissionByDigit = ['euro0', 'euro1', 'euro2', 'euro3', 'euro4', 'euro5', 'euro6'] as const
const finerClasses = ['euro5b', 'euro6c', 'euro6e'] as const

function isEmissionClass(text: string): text is (typeof finerClasses)[number] {
  return finerClasses.some((known) => known === text)
}

/**
 * The basic colour in a free text, in Italian, English or German, and whether the paint is said to be metallic. Each is
 * null when not said; undefined when the text says neither ("Wählbar", "Tipo di verniceAltro").
 */
export function recogniseColour(text: string): { colour: Colour | null; metallic: boolean | null } | undefined {
  const folded = plain(text)
  const colour = recogniseColourName(folded) ?? null
  const metallic = /\b(?:metal\w*|met|micalizzato|perl\w+|pearl\w*)\b/.test(folded)
    ? true
    : /\bpastello\b|\bpastel\b|\buni\b/.test(folded)
      ? false
      : null
  return colour === null && metallic === null ? undefined : { colour, metallic }
}

function plain(text: string): string {
  return fold(text).replace(/['_]/g, ' ')
}

function firstMatch<Value>(rules: Rules<Value>, text: string): Value | undefined {
  return rules.find(([pattern]) => pattern.test(text))?.[1]
}
