import { bodiesByCategory } from '@/lib/catalogue/vocabulary'
import type { Category } from '@/lib/catalogue/category'
import { plain } from './reading'

type Rule = readonly [RegExp, string]
const first = (rules: readonly Rule[], text: string) => rules.find(([words]) => words.test(text))?.[1] ?? null

export function fuelLabelOf(text: string): string | null {
  return first(fuelRules, plain(text.replace(/\s*-\s*euro\s*\d\w*\s*$/i, '')))
}
const fuelRules: readonly Rule[] = [
  [/^altr[oa]$|^others?$/, 'altro'],
  [/plug in|phev/, 'plug-in'],
  [/mild|mhev/, 'mild-hybrid'],
  [/(?:ibrid|hybrid|elettric|electric|elektro).*(?:diesel|gasolio)|(?:diesel|gasolio).*(?:ibrid|hybrid|elettric|electric|elektro)/, 'ibrida-diesel'],
  [/(?:elettric|electric|elektro).*(?:benzin|petrol|gasoline)|(?:benzin|petrol|gasoline).*(?:elettric|electric|elektro)|ibrid|hybrid|^hev$/, 'ibrida-benzina'],
  [/(?:benzina|petrol|gasoline).*(?:gpl|lpg)|(?:gpl|lpg).*(?:benzina|petrol)|bi ?fuel/, 'benzina-gpl'],
  [/(?:benzina|petrol|gasoline).*(?:metano|cng)|(?:metano|cng).*(?:benzina|petrol)/, 'benzina-metano'],
  [/gpl|lpg|autogas/, 'gpl'],
  [/metano|cng|erdgas/, 'metano'],
  [/elettric|electric|elektro|^ev$|^bev$/, 'elettrica'],
  [/diesel|gasolio|^nafta$/, 'diesel'],
  [/benzin|petrol|gasoline|^super$/, 'benzina'],
  [/idrogeno|hydrogen/, 'idrogeno'],
  [/etanolo|ethanol|e85/, 'etanolo'],
]

export function gearboxOf(text: string): string | null {
  return first(gearboxRules, plain(text))
}
const gearboxRules: readonly Rule[] = [
  [/^semi|sequenziale|robotizzat/, 'semiautomatico'],
  [/^aut|automatik|cvt|dsg|dct|tiptronic|doppia frizione|variatore/, 'automatico'],
  [/^man|schaltgetriebe|meccanico/, 'manuale'],
]

export function driveOf(text: string): string | null {
  return first(driveRules, plain(text))
}
const driveRules: readonly Rule[] = [
  [/^awd$|^4wd$|4x4|integrale|quattro ruote|allrad|4 ?matic|xdrive|^all wheel/, 'integrale'],
  [/^fwd$|anteriore|^2wd anteriore|frontantrieb|^front/, 'anteriore'],
  [/^rwd$|posteriore|heckantrieb|^rear/, 'posteriore'],
]

/** `group`: the label covers several bodies, of which the model decides. */
export function bodyOf(text: string, category: Category): { body: string; group?: readonly string[] } | null {
  const words = plain(text)
  if (/^altr[oa]$|^other/.test(words)) return null
  if (category === 'auto' && /suv.*(?:fuoristrada|pick)/.test(words)) return { body: 'suv', group: ['suv', 'crossover', 'fuoristrada', 'pick-up'] }
  const body = first(category === 'auto' ? bodyRules : [], words) ?? ownBody(words, category)
  return body === null ? null : { body }
}
const bodyRules: readonly Rule[] = [
  [/station|wagon|familiare|^sw$|kombi/, 'station-wagon'],
  [/city|utilitaria|citycar/, 'city-car'],
  [/crossover/, 'crossover'],
  [/suv/, 'suv'],
  [/fuoristrada|off ?road/, 'fuoristrada'],
  [/pick ?up/, 'pick-up'],
  [/coupe|sportiva/, 'coupe'],
  [/cabrio|spider|spyder|roadster|convertible/, 'cabrio'],
  [/monovolume|minivan|^van$|mpv/, 'monovolume'],
  [/berlina|sedan|limousine|hatchback|2 volumi|3 volumi|compatta/, 'berlina'],
  [/furgon/, 'furgone'],
]

function ownBody(words: string, category: Category): string | null {
  return Object.entries(bodiesByCategory[category]).find(([slug, label]) => slug !== 'altro' && (plain(label) === words || plain(slug) === words))?.[0] ?? null
}

/** One of the fourteen colours, and whether the paint is said to be metallic. */
export function colourOf(text: string): { colour: string | null; metallic: boolean | null } {
  const words = plain(text.replace(/materiale.*$/i, '').replace(/^tipo di vernice/i, ' ')).replace(/\b(?:con )?tetto .*$/, '')
  return { colour: first(colourRules, words), metallic: /metalli|perla\b|perlato|perl ?effekt|metal\b|micalizzat/.test(words) ? true : null }
}
const colourRules: readonly Rule[] = [
  [/bordeaux|amaranto|burgundy/, 'bordeaux'],
  [/argent|silver|silber/, 'argento'],
  [/bianc|white|weiss|\bsnow\b|ghiaccio/, 'bianco'],
  [/\bner[oa]\b|black|schwarz/, 'nero'],
  [/grigi|grey|gray|grau|antracite|titanio|granite|\bsteel\b|\bstone\b|magnetic|gesso|scisto|concrete/, 'grigio'],
  [/^azzurr|celeste|light blue/, 'azzurro'],
  [/\bblu\b|blue|\bbleu\b|blau/, 'blu'],
  [/ross[oa]|\bred\b|\brot\b|ruby/, 'rosso'],
  [/verd|green|grun|kaki/, 'verde'],
  [/giall|yellow|gelb|\boro\b|\bgold\b/, 'giallo'],
  [/arancio|orange/, 'arancione'],
  [/marron|brown|braun|bronz|rame\b/, 'marrone'],
  [/beige|sabbia|\bsand|crema|cream/, 'beige'],
  [/viola|purple|lilla|violet/, 'viola'],
]

export function emissionOf(text: string): string | null {
  const found = /(?:^|\b)(pre-?\s?euro|euro\s?([0-6])\s?([a-e])?(?:[\s-]*(temp))?)/i.exec(text)
  if (!found) return null
  const [, , step, letter = '', temp] = found
  if (step === undefined) return 'euro0'
  const suffix = letter.toLowerCase()
  if (step === '6' && suffix === 'd') return temp ? 'euro6d-temp' : 'euro6d'
  return step === '6' && (suffix === 'c' || suffix === 'e') ? `euro6${suffix}` : step === '5' && suffix === 'b' ? 'euro5b' : `euro${step}`
}

export function offerTypeOf(text: string): string | null {
  return first(offerRules, plain(text))
}
const offerRules: readonly Rule[] = [
  [/km ?0|km zero|chilometri zero|pre registered|tageszulassung/, 'km0'],
  [/noleggio|rental/, 'noleggio'],
  [/epoca|classic|antique|oldtimer|storic/, 'epoca'],
  [/dimostrativ|demo|vorfuhr|test drive/, 'dimostrativo'],
  [/aziendal|employee|dienstwagen|company/, 'aziendale'],
  [/semestral|usat|used|gebraucht|seconda mano/, 'usato'],
  [/nuov|new|neu/, 'nuovo'],
]
