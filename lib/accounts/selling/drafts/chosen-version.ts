import { asRecord } from '@/lib/kernel/validation/plain-object'
import { numberText } from '@/lib/market/catalogue/number-text'
import type { OfferedVersion, VersionFact } from '@/lib/market/versions/version'
import { versionName } from '@/lib/market/versions/version-name'
import { type Answers, chosenVersion } from './draft-fields'

/** What a version has filled in, by the names of the fields; what was changed since is the seller's own. */
type Choice = { key: string; vehicle: string; filled: Answers }
/** An answer of the seller that the version contradicts: it stays until they take the other one. */
export type DifferingAnswer = { name: string; typed: string; ofVersion: string }

const fieldOfFact = {
  powerKw: 'potenza',
  displacementCc: 'cilindrata',
  emissionClass: 'classe',
  body: 'carrozzeria',
  doors: 'porte',
  seats: 'posti',
  drive: 'trazione',
  consumptionL100km: 'consumo',
} as const satisfies Record<VersionFact, string>

/** Every field that a version may fill in. */
export const filledFields: readonly string[] = ['versione', 'carburante', 'cambio', ...Object.values(fieldOfFact)]

/** What a version says, as a seller would type it. */
export function answersOfVersion({ label, fuel, gearbox, isFuelCertain, facts }: OfferedVersion): Answers {
  const known = Object.entries(fieldOfFact).flatMap(([fact, name]) => {
    const value = Object.entries(facts).find(([own]) => own === fact)?.[1]
    return value === undefined ? [] : [[name, textOf(value)] as const]
  })
  return { versione: label, ...(isFuelCertain && { carburante: fuel }), cambio: gearbox, ...Object.fromEntries(known) }
}

function textOf(value: string | number): string {
  if (typeof value === 'string') return value
  return Number.isInteger(value) ? numberText(value) : String(Math.round(value * 10) / 10).replace('.', ',')
}

/** The chosen version, as long as the draft is about the vehicle that it was chosen for. */
export function choiceOf(answers: Answers): Choice | null {
  const { key, vehicle, filled } = asRecord(parsed(answers[chosenVersion] ?? ''))
  if (typeof key !== 'string' || typeof vehicle !== 'string') return null
  const texts = Object.entries(asRecord(filled)).flatMap(([name, text]) =>
    typeof text === 'string' && filledFields.includes(name) ? [[name, text] as const] : [],
  )
  return { key, vehicle, filled: Object.fromEntries(texts) }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // anybody may send anything
  }
}

/** Make and model, which a version belongs to. */
export function vehicleIn(answers: Answers): string {
  return `${answers['marca'] ?? ''}/${answers['modello'] ?? ''}`
}

/** The answers with a version: it fills what is empty and what another version had filled, and never what the seller typed. */
export function withVersion(answers: Answers, version: OfferedVersion): Answers {
  const said = answersOfVersion(version)
  const bare = withoutVersion(answers)
  const filled = Object.fromEntries(Object.entries(said).filter(([name]) => (bare[name] ?? '').trim() === ''))
  return { ...bare, ...filled, [chosenVersion]: JSON.stringify({ key: version.key, vehicle: vehicleIn(answers), filled }) }
}

/** The answers without what the chosen version had filled in and nobody has changed since. */
export function withoutVersion(answers: Answers): Answers {
  const { filled = {} } = choiceOf(answers) ?? {}
  const emptied = Object.entries(filled).flatMap(([name, text]) => (answers[name] === text ? [[name, ''] as const] : []))
  return { ...answers, ...Object.fromEntries(emptied), [chosenVersion]: '' }
}

/** Which answers come from the chosen version and stand as it said them. */
export function filledByVersion(answers: Answers): string[] {
  const { filled = {} } = choiceOf(answers) ?? {}
  return Object.entries(filled).flatMap(([name, text]) => (answers[name] === text ? [name] : []))
}

/** What the seller has typed otherwise than the chosen version says. A version may be typed at more length. */
export function differingAnswers(answers: Answers, version: OfferedVersion): DifferingAnswer[] {
  return Object.entries(answersOfVersion(version)).flatMap(([name, ofVersion]) => {
    const typed = (answers[name] ?? '').trim()
    return typed === '' || isSame(name, typed, ofVersion) ? [] : [{ name, typed, ofVersion }]
  })
}

function isSame(name: string, typed: string, ofVersion: string): boolean {
  if (name === 'versione') return versionName(ofVersion).words.every((word) => versionName(typed).words.includes(word))
  const bare = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '')
  return bare(typed) === bare(ofVersion)
}
