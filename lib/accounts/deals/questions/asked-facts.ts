import { emissionClasses, gearboxes, type Vocabulary, warrantyKinds } from '@/lib/market/catalogue/vocabulary'

/** How an answer is given: one of several, a number, or a month with its year. */
export type AnswerControl =
  | { kind: 'choice'; options: Vocabulary }
  | { kind: 'number'; min: number; max: number; unit: string; example: string }
  | { kind: 'month'; example: string }

export type AskedFact = {
  /** As `unsaid-facts.ts` calls it. */
  name: string
  title: string
  question: string
  control: AnswerControl
}

const yesNo = { si: 'Sì', no: 'No' } as const
const euro = (example: string) => ({ kind: 'number', min: 0, max: 20_000_000, unit: '€', example }) as const

/** What can be asked with one tap, and how the seller answers with one. */
// biome-ignore format: a table, one fact a line
export const askedFacts: readonly AskedFact[] = [
  { name: 'prezzo', title: 'Prezzo', question: 'Qual è il prezzo?', control: { ...euro('11.200'), min: 100 } },
  { name: 'canone', title: 'Canone al mese', question: 'Qual è il canone al mese?', control: { ...euro('299'), min: 10, max: 50_000 } },
  { name: 'anticipo', title: 'Anticipo', question: 'Quant’è l’anticipo?', control: { ...euro('3.000'), max: 1_000_000 } },
  { name: 'durata', title: 'Durata', question: 'Quanto dura il noleggio?', control: { kind: 'number', min: 1, max: 120, unit: 'mesi', example: '48' } },
  { name: 'chilometri inclusi', title: 'Chilometri all’anno', question: 'Quanti chilometri sono inclusi?', control: { kind: 'number', min: 1_000, max: 200_000, unit: 'km', example: '15.000' } },
  { name: 'consegna', title: 'Consegna', question: 'In quanto tempo si consegna?', control: { kind: 'number', min: 1, max: 104, unit: 'settimane', example: '6' } },
  { name: 'chilometri', title: 'Chilometri', question: 'Quanti chilometri ha?', control: { kind: 'number', min: 0, max: 9_999_999, unit: 'km', example: '45.000' } },
  { name: 'immatricolazione', title: 'Prima immatricolazione', question: 'Quando è la prima immatricolazione?', control: { kind: 'month', example: '03/2019' } },
  { name: 'garanzia', title: 'Garanzia', question: 'C’è la garanzia?', control: { kind: 'choice', options: { ...warrantyKinds, no: 'No' } } },
  { name: 'tagliandi', title: 'Tagliandi certificati', question: 'I tagliandi sono certificati?', control: { kind: 'choice', options: yesNo } },
  { name: 'incidenti', title: 'Incidenti', question: 'Ha avuto incidenti?', control: { kind: 'choice', options: { no: 'Mai', riparata: 'Sì, riparata', si: 'Sì, da riparare' } } },
  { name: 'proprietari', title: 'Proprietari', question: 'Quanti proprietari ha avuto?', control: { kind: 'number', min: 1, max: 30, unit: '', example: '1' } },
  { name: 'cambio', title: 'Cambio', question: 'Che cambio ha?', control: { kind: 'choice', options: gearboxes } },
  { name: 'classe Euro', title: 'Classe Euro', question: 'Che classe Euro ha?', control: { kind: 'choice', options: emissionClasses } },
]

export function findAskedFact(name: string): AskedFact | undefined {
  return askedFacts.find((fact) => fact.name === name)
}

const slugOf = (name: string) => name.toLowerCase().replaceAll(' ', '-')

/** The names of its fields: the tick that asks, the answer, and the tick that says that it is not known. */
export function questionFields(name: string): { asks: string; answer: string; unknown: string } {
  const slug = slugOf(name)
  return { asks: `chiedi-${slug}`, answer: `risposta-${slug}`, unknown: `ignoto-${slug}` }
}

/** The answer among the choices that is none. */
export const unknownAnswer = 'non-so'
export const unknownText = 'Non lo so'
/** The tick by which an answer stays out of the ad. */
export const privateField = 'solo'
