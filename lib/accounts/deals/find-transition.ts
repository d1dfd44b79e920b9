import { type CardKind, type Mover, type StateOf, type Transition, transitions } from './transitions'

/** Who moves a card, as the one who does it knows it: a side has either made the card or not. */
export type ActualMover = Exclude<Mover, 'either'>

/** The row by which a card may move; undefined: it may not. */
export function findTransition<Kind extends CardKind>(
  kind: Kind,
  { move, from, by }: { move: string; from: string | null; by: ActualMover },
): (Transition & { to: StateOf<Kind> }) | undefined {
  const rows: readonly (Transition & { to: StateOf<Kind> })[] = transitions[kind]
  return rows.find((row) => row.move === move && row.from === from && (row.by === by || (row.by === 'either' && isSide(by))))
}

function isSide(by: ActualMover): boolean {
  return by === 'author' || by === 'other'
}

/** How a state is shown: its word, and how it looks. */
export const offerStateTexts: Readonly<Record<StateOf<'offer'>, string>> = {
  sent: 'Inviata',
  superseded: 'Superata',
  withdrawn: 'Ritirata',
  accepted: 'Accettata',
  declined: 'Rifiutata',
  expired: 'Scaduta',
  lapsed: 'Non più valida',
  steppedBack: 'Accordo saltato',
}
