import { type CardKind, type Mover, type StateOf, type Transition, transitions } from './transitions'

/** Who moves a card, as the one who does it knows it: a side has either made the card or not. */
export type ActualMover = Exclude<Mover, 'either'>

/** The row by which a card may move; undefined: it may not. */
export function findTransition(
  kind: CardKind,
  { move, from, by }: { move: string; from: string | null; by: ActualMover },
): Transition | undefined {
  const rows: readonly Transition[] = transitions[kind]
  return rows.find((row) => row.move === move && row.from === from && (row.by === by || (row.by === 'either' && isSide(by))))
}

/** What a side, the clock or the market can do with a card as it stands. */
export function movesFrom(kind: CardKind, from: string, by: ActualMover): string[] {
  const rows: readonly Transition[] = transitions[kind]
  return rows.filter((row) => row.from === from && (row.by === by || (row.by === 'either' && isSide(by)))).map(({ move }) => move)
}

function isSide(by: ActualMover): boolean {
  return by === 'author' || by === 'other'
}

/** Whether nothing follows a state. */
export function isFinal(kind: CardKind, state: string): boolean {
  const rows: readonly Transition[] = transitions[kind]
  return rows.every(({ from }) => from !== state)
}

const kindTitles: Readonly<Record<CardKind, string>> = {
  question: 'Question',
  offer: 'Offer',
  appointment: 'Appointment',
  reservation: 'Reservation',
  deal: 'Deal',
}

/** The table of `docs/deals.md`. */
export function transitionsTable(): string {
  return Object.entries(transitions)
    .map(([kind, rows]) => {
      const lines = rows.map(({ move, from, by, to, informs }) => `| ${from ?? '–'} | \`${move}\` | ${by} | ${to} | ${informs} |`)
      return [`### ${kindTitles[kind as CardKind]}`, '', '| from | move | who | to | mail to |', '|---|---|---|---|---|', ...lines].join(
        '\n',
      )
    })
    .join('\n\n')
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
