import type { ExperimentDraft, PlanQuestion } from '@/lib/experimentation/experiment-drafts/own-experiment'

export type Sample = Omit<ExperimentDraft, 'ownerId' | 'plan'> & { plan: PlanQuestion; isRunning: boolean }

const everybody = { audience: {}, traffic: 100, group: null, windows: [], schedule: { startAt: null, stopAt: null } }
const halves = (control: string, other: string) => [
  { key: control, percent: 50 },
  { key: other, percent: 50 },
]

/** Words on the button of every ad. Its effect on messages is known, see `chances`. */
export const winner: Sample = {
  ...everybody,
  isRunning: true,
  place: 'contact_wording',
  hypothesis:
    'Chi legge «Scrivi al venditore» sa che cosa succede dopo il clic, e manda più messaggi di chi legge «Contatta il venditore».',
  variations: halves('contatta', 'scrivi'),
  goals: ['contact_sent', 'ad_shared'],
  guardrails: [{ key: 'phone_shown', limit: 0.2 }],
  plan: { rate: 0.03, lift: 0.25, visitorsADay: 1_430 },
}

/** Cards side by side in every list. It changes nothing in what visitors do. */
const tie: Sample = {
  ...everybody,
  isRunning: true,
  place: 'srp_layout',
  hypothesis: 'Con gli annunci affiancati se ne vedono di più insieme, e più visitatori chiedono il numero di telefono.',
  variations: halves('lista', 'griglia'),
  goals: ['phone_shown', 'contact_sent'],
  guardrails: [],
  plan: { rate: 0.045, lift: 0.25, visitorsADay: 1_000 },
}

const draft: Sample = {
  ...everybody,
  isRunning: false,
  place: 'phone_wording',
  hypothesis:
    'Chi legge «Telefona al venditore» invece di «Mostra il numero» capisce subito a che cosa serve il bottone, e lo preme più spesso.',
  variations: halves('mostra', 'telefona'),
  goals: ['phone_shown'],
  guardrails: [{ key: 'contact_sent', limit: 0.2 }],
  plan: { rate: 0.042, lift: 0.2, visitorsADay: 1_430 },
}

/** The experiments of the demo: one with a clear winner, one without a difference, one that has not begun. */
export const samples: readonly Sample[] = [winner, tie, draft]

/** What simulated visitors do who open an ad, as shares of them. Only the words of the button change anything. */
export const chances = {
  contact: (wording: string | undefined) => (wording === 'scrivi' ? 0.04 : 0.03),
  phone: 0.045,
  share: 0.012,
}
