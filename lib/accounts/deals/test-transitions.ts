import type { ActualMover } from './find-transition'
import { type CardKind, type Transition, transitions } from './transitions'

/** What a side, the clock or the market can do with a card as it stands. */
export function movesFrom(kind: CardKind, from: string, by: ActualMover): string[] {
  const rows: readonly Transition[] = transitions[kind]
  return rows
    .filter((row) => row.from === from && (row.by === by || (row.by === 'either' && (by === 'author' || by === 'other'))))
    .map(({ move }) => move)
}

/** Whether nothing follows a state. */
export function isFinal(kind: CardKind, state: string): boolean {
  const rows: readonly Transition[] = transitions[kind]
  return rows.every(({ from }) => from !== state)
}

/** The kinds of cards, with their titles. */
export const kindTitles: readonly (readonly [CardKind, string])[] = [
  ['question', 'Question'],
  ['offer', 'Offer'],
  ['appointment', 'Appointment'],
  ['reservation', 'Reservation'],
  ['deal', 'Deal'],
]

/** The table of `docs/deals.md`. */
export function transitionsTable(): string {
  return kindTitles
    .map(([kind, title]) => {
      const lines = transitions[kind].map(
        ({ move, from, by, to, informs }) => `| ${from ?? '–'} | \`${move}\` | ${by} | ${to} | ${informs} |`,
      )
      return [`### ${title}`, '', '| from | move | who | to | mail to |', '|---|---|---|---|---|', ...lines].join('\n')
    })
    .join('\n\n')
}
