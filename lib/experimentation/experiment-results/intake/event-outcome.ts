/**
 * What becomes of an event that a browser reports, or that the server records where it happens. «late» events count as well: their time is not believed, that of their arrival counts.
 * The order is that of the page, what counts first.
 */
export const eventOutcomes = [
  { outcome: 'counted', label: 'Contati', isUsed: true },
  { outcome: 'late', label: 'Contati al momento dell’arrivo: la loro ora è nel futuro o di oltre 30 giorni fa', isUsed: true },
  { outcome: 'doubled', label: 'Arrivati due volte: contati una', isUsed: true },
  { outcome: 'byServer', label: 'Registrati dal server, quindi non presi dal browser', isUsed: true },
  { outcome: 'overShare', label: 'Oltre il limite di un visitatore al giorno', isUsed: false },
  { outcome: 'limited', label: 'Oltre il limite di richieste di un visitatore', isUsed: false },
  { outcome: 'crowded', label: 'Di visitatori nuovi oltre il limite del loro indirizzo di rete', isUsed: false },
  { outcome: 'bot', label: 'Mandati da programmi', isUsed: false },
  { outcome: 'noVisitor', label: 'Senza un identificativo dei nostri', isUsed: false },
  { outcome: 'unknownEvent', label: 'Di eventi che la configurazione non ha', isUsed: false },
  { outcome: 'unknownExperiment', label: 'Di esperimenti che la configurazione non ha', isUsed: false },
  { outcome: 'otherVariation', label: 'Di una variante che la configurazione non dà a quel visitatore', isUsed: false },
  { outcome: 'outsideAudience', label: 'Di chi non è (più) nel pubblico: contano le volte in cui lo era', isUsed: true },
] as const satisfies readonly { outcome: string; label: string; isUsed: boolean }[]

export type EventOutcome = (typeof eventOutcomes)[number]['outcome']
/** How many events had which outcome; those left out: none. */
export type EventCounts = Partial<Record<EventOutcome, number>>

/** Everything that is counted by day. */
export const intakeNames = eventOutcomes.map(({ outcome }) => outcome)

export function addCounts(all: readonly EventCounts[]): EventCounts {
  const sum: EventCounts = {}
  for (const counts of all) for (const name of intakeNames) sum[name] = (sum[name] ?? 0) + (counts[name] ?? 0)
  return sum
}

/** What marketing reads of one outcome. */
export type IntakeRow = { outcome: EventOutcome; today: number; week: number; month: number }

/** Share of refused events in a week above which something is wrong: a page reports what nobody defined, or somebody makes events up. */
export const suspiciousShare = 0.05

/** Late events, and those that the server records, are among the counted. Visitors who leave an audience go on seeing their variation. */
const unjudged: ReadonlySet<EventOutcome> = new Set(['bot', 'late', 'byServer', 'outsideAudience'])

/** The share of a week's events that were refused; null without any. */
export function refusedShare(rows: readonly IntakeRow[]): number | null {
  const isUsed = new Map<string, boolean>(eventOutcomes.map((each) => [each.outcome, each.isUsed]))
  const sum = (chosen: readonly IntakeRow[]) => chosen.reduce((total, { week }) => total + week, 0)
  const judged = rows.filter(({ outcome }) => !unjudged.has(outcome))
  const all = sum(judged)
  return all === 0 ? null : sum(judged.filter(({ outcome }) => isUsed.get(outcome) === false)) / all
}
