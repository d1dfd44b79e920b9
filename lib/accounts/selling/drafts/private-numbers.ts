/** The fields of the plate and the chassis, which are checked and never stored as they are: no answer of a draft, no part of what is saved while somebody types. */
export const privateFields = {
  targa: 'Targa',
  numero_telaio: 'Numero di telaio',
  riservati_confermati: 'Sì, è così',
  riservati_togli: 'Togli i controlli fatti',
} as const
export type PrivateField = keyof typeof privateFields

/** What was found so far: sentences without any sign of a number, and what does not fit together. JSON-serialisable. */
export type PrivateChecks = { found: readonly string[]; questions: readonly string[] }

/** What is typed without the private fields. */
export function withoutPrivate(values: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !(name in privateFields)))
}
