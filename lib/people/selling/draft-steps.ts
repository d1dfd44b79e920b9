/** The pages on which an ad is written, in their order, by their part of the address. */
export const draftSteps = ['veicolo', 'stato', 'foto', 'testo', 'prezzo', 'pubblica'] as const
export type DraftStep = (typeof draftSteps)[number]
