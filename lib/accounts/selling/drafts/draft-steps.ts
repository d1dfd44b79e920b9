/** The pages on which an ad is written, in their order, by their part of the address. */
export const draftSteps = ['veicolo', 'foto', 'stato', 'testo', 'prezzo', 'pubblica'] as const
export type DraftStep = (typeof draftSteps)[number]
/** The pages that are a form; photographs are files. */
export type AnsweredStep = Exclude<DraftStep, 'foto'>

export const stepNames: Readonly<Record<DraftStep, string>> = {
  veicolo: 'Veicolo',
  foto: 'Foto',
  stato: 'Stato e dotazioni',
  testo: 'Testo',
  prezzo: 'Prezzo',
  pubblica: 'Pubblica',
}

/** The three steps that a seller sees, each with its pages. */
export const sellStages = [
  { name: 'La tua auto', pages: ['veicolo'] },
  { name: 'Foto e dotazioni', pages: ['foto', 'stato', 'testo'] },
  { name: 'Prezzo', pages: ['prezzo', 'pubblica'] },
] as const satisfies readonly { name: string; pages: readonly DraftStep[] }[]

/** The number of the step that a page belongs to, from one. */
export function stageOf(page: DraftStep): number {
  return 1 + sellStages.findIndex(({ pages }) => pages.some((own) => own === page))
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
