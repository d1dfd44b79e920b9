import type { ResultsAnalysis } from '@/lib/experimentation/experiment-results/analyse-results'
import type { Verdict } from '@/lib/experimentation/experiment-results/judge-goals'
import type { Outcome } from '@/lib/experimentation/experiment-results/outcome'
import { goalLabel } from '@/lib/experimentation/experiment-results/statistics/goal-values'
import { summaryOf } from '@/lib/experimentation/experiment-results/summary-text'

type NoticeKind = 'verdict' | 'plan' | 'split' | 'harm' | 'silence'
/** `state`: a mail is written once for each. */
export type Notice = { kind: NoticeKind; state: string; subject: string; lines: string[] }

/** How long nobody may be shown an experiment before that is said. */
const silenceHours = 24
const hourMs = 3_600_000

/** A verdict that ends the waiting; `waiting` and `open` do not. */
const decided: ReadonlySet<Verdict> = new Set<Verdict>(['better', 'worse', 'overruled'])

type Judged = Pick<ResultsAnalysis, 'goals' | 'split' | 'visitors'>

/** What there is to say of an experiment today: nothing of its goals while the split is wrong. */
export function noticesOf(key: string, judgement: Judged): Notice[] {
  if (judgement.split?.isMismatch) return [splitNotice(key)]
  return [...verdictNotices(key, judgement), ...harmNotices(key, judgement)]
}

function splitNotice(key: string): Notice {
  return {
    kind: 'split',
    state: 'wrong',
    subject: `${key}: la divisione dei visitatori non è giusta`,
    lines: [
      'I visitatori non si dividono tra le varianti come previsto, e il caso non basta a spiegarlo: finché non si sa perché, i risultati non valgono.',
    ],
  }
}

function verdictNotices(key: string, judgement: Judged): Notice[] {
  const primary = judgement.goals.find(({ role }) => role === 'primary')
  const lines = summaryOf(judgement, namesOf(judgement))
  return (primary?.arms ?? []).flatMap(({ variation, verdict }) =>
    decided.has(verdict)
      ? [{ kind: 'verdict' as const, state: `${variation.id} ${verdict}`, subject: `${key}: c’è un giudizio su ${variation.key}`, lines }]
      : [],
  )
}

function harmNotices(key: string, { goals }: Judged): Notice[] {
  return goals
    .filter(({ role }) => role === 'guardrail')
    .flatMap((goal) =>
      goal.arms
        .filter(({ verdict }) => verdict === 'harmed')
        .map(({ variation }) => ({
          kind: 'harm' as const,
          state: `${variation.id} ${goal.key}`,
          subject: `${key}: ${variation.key} fa danno`,
          lines: [
            `Con ${variation.key} peggiora «${goalLabel(goal.key)}», più di quanto avete accettato. Si può fermare subito, senza una seconda persona.`,
          ],
        })),
    )
}

/** `lastAt`: when somebody was last shown an experiment that runs, or when it began to. Undefined: not long enough ago. */
export function silenceNotice(key: string, lastAt: Date, now: Date): Notice | undefined {
  if (now.getTime() - lastAt.getTime() < silenceHours * hourMs) return undefined
  return {
    kind: 'silence',
    state: lastAt.toISOString(),
    subject: `${key}: nessun visitatore da ${silenceHours} ore`,
    lines: [
      `Nessuno vede questo esperimento da almeno ${silenceHours} ore, anche se è in corso. O non passa nessuno dal suo pubblico, o qualcosa non va: la pagina dove sta, il conteggio, la configurazione.`,
    ],
  }
}

/** The reading of a plan, which comes once. */
export function planNotice(key: string, { goals }: Pick<Outcome, 'goals'>): Notice {
  const arms = goals.find(({ role }) => role === 'primary')?.arms ?? []
  const verdicts = arms
    .filter(({ verdict }) => verdict !== 'control')
    .map(({ variation, verdict }) => `${variation} ${planWords[verdict] ?? 'non si può giudicare'}.`)
  return {
    kind: 'plan',
    state: 'read',
    subject: `${key}: c’è il giudizio del piano`,
    lines: ['Ci sono i visitatori e i giorni previsti, e il piano si legge una volta sola.', ...verdicts],
  }
}

const planWords: Partial<Record<Verdict, string>> = {
  better: 'è meglio del controllo',
  worse: 'è peggio del controllo',
  open: 'non mostra una differenza',
  overruled: 'è meglio, ma fa danno a qualcosa che non deve peggiorare: non vince',
  waiting: 'è meglio, ma una salvaguardia non è ancora decisa',
}

function namesOf({ goals }: Pick<ResultsAnalysis, 'goals'>): Record<string, string> {
  return Object.fromEntries(goals.map(({ key }) => [key, goalLabel(key)]))
}
