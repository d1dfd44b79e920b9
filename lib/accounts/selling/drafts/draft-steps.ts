/** The pages on which an ad is written, in their order, by their part of the address. */
export const draftSteps = ['veicolo', 'stato', 'foto', 'testo', 'prezzo', 'pubblica'] as const
export type DraftStep = (typeof draftSteps)[number]
/** The pages that are a form; photographs are files. */
export type AnsweredStep = Exclude<DraftStep, 'foto'>

export const stepNames: Readonly<Record<DraftStep, string>> = {
  veicolo: 'Veicolo',
  stato: 'Stato',
  foto: 'Foto',
  testo: 'Testo',
  prezzo: 'Prezzo',
  pubblica: 'Pubblica',
}

export function isAnsweredStep(text: unknown): text is AnsweredStep {
  return text !== 'foto' && draftSteps.some((step) => step === text)
}

/** The page after this one; after the last there is none. */
export function stepAfter(step: DraftStep): DraftStep | undefined {
  return draftSteps[draftSteps.indexOf(step) + 1]
}

export function stepBefore(step: DraftStep): DraftStep | undefined {
  return draftSteps[draftSteps.indexOf(step) - 1]
}
