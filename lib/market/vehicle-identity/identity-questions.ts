import { type Month, monthWords } from './month'
import type { PlateForm } from './plate'

/** What is stored of a plate or a chassis that was checked: never the number. */
export type IdentityFacts =
  | { kind: 'plate'; form: PlateForm; from: Month | null; to: Month | null; isConfirmed: boolean }
  | { kind: 'chassis'; form: 'iso' | 'old'; makers: readonly string[] | null; isConfirmed: boolean }

/** What the ad says; the first and the last month of a registration of which only the year is known. */
export type Declared = { make: string | null; registration: { first: Month; last: Month } | null; nameOf: (make: string) => string }

/** The question about what does not fit together; null where all does, or where the person has said that it is so. */
export function identityQuestion(facts: IdentityFacts, declared: Declared): string | null {
  if (facts.isConfirmed) return null
  return facts.kind === 'plate' ? plateQuestion(facts, declared) : chassisQuestion(facts.makers, declared)
}

/** A younger plate has honest reasons, an older one hardly any: both are asked about, neither is an accusation. */
function plateQuestion({ from, to }: { from: Month | null; to: Month | null }, { registration }: Declared): string | null {
  if (registration === null) return null
  const { first, last } = registration
  const said = first === last ? `di ${monthWords(first)}` : `dell’anno ${Math.floor(first / 12)}`
  if (from !== null && last < from)
    return `La targa è di una serie usata da ${monthWords(from)} in poi, la prima immatricolazione è ${said}. Capita con un’auto reimmatricolata o importata: è così?`
  if (to !== null && first > to) return `La targa è di una serie usata fino ${toMonth(to)}, ma la prima immatricolazione è ${said}: è così?`
  return null
}

function chassisQuestion(makers: readonly string[] | null, { make, nameOf }: Declared): string | null {
  if (makers === null || make === null || makers.includes(make)) return null
  return `Il telaio comincia come quelli di ${makers.map(nameOf).join(' o ')}, l’annuncio dice ${nameOf(make)}: è così?`
}

const formWords: Readonly<Record<PlateForm, string>> = {
  series: 'serie italiana',
  square: 'targa quadrata',
  motorbike: 'targa da moto',
  moped: 'targa da ciclomotore',
  trailer: 'targa da rimorchio',
  trial: 'targa prova',
  police: 'targa di polizia locale',
  visitor: 'targa per stranieri o diplomatici',
  province: 'targa con la sigla della provincia',
  unknown: 'di una forma che non conosciamo: può essere straniera',
}

/** What the check found, in a sentence that names no sign of the number. */
export function identityText(facts: IdentityFacts, nameOf: (make: string) => string): string {
  if (facts.kind === 'plate') return `Targa controllata: ${formWords[facts.form]}${windowWords(facts.from, facts.to)}.`
  if (facts.form === 'old') return 'Telaio controllato: di una forma di prima del 1981.'
  const maker = facts.makers === null ? 'il costruttore non lo sappiamo' : `il costruttore è ${facts.makers.map(nameOf).join(' o ')}`
  return `Telaio controllato: la forma è giusta, ${maker}.`
}

function windowWords(from: Month | null, to: Month | null): string {
  if (from !== null && to !== null) return `, prima immatricolazione più o meno fra ${monthWords(from)} e ${monthWords(to)}`
  if (from !== null) return `, prima immatricolazione da ${monthWords(from)} in poi`
  return to === null ? '' : `, prima immatricolazione fino ${toMonth(to)}`
}

/** «a marzo 2020», «ad aprile 2020». */
function toMonth(month: Month): string {
  const words = monthWords(month)
  return `${words.startsWith('a') ? 'ad' : 'a'} ${words}`
}
