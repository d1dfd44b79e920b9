import type { ResultsAnalysis } from '@/lib/experimentation/experiment-results/analyse-results'
import type { ArmResult, GoalResult } from '@/lib/experimentation/experiment-results/judge-goals'

/** What people call the goals, by key. */
type Names = Readonly<Record<string, string>>
const each = 1_000

/**
 * What an experiment says of each variant, for somebody who reads nothing else: «griglia porta fra +8 e +14 contatti inviati ogni 1.000 visitatori; nessun danno.»
 * Without a figure where the figures say nothing yet; of the primary goal alone. Empty while nobody has converted.
 */
export function summaryOf({ goals }: Pick<ResultsAnalysis, 'goals'>, names: Names): string[] {
  const primary = goals.find(({ role }) => role === 'primary')
  if (!primary) return []
  return primary.arms
    .filter(({ verdict }) => verdict !== 'control')
    .map((arm) => `${arm.variation.key} ${saidOf(arm, primary, goals, names)}`)
}

function saidOf(arm: ArmResult, primary: GoalResult, goals: readonly GoalResult[], names: Names): string {
  const { comparison, verdict } = arm
  if (verdict === 'mismatch') return 'non si può giudicare: la divisione dei visitatori non è giusta.'
  if (verdict === 'partial') return 'non si giudica su una parte dei visitatori: vale «Tutto».'
  if (verdict === 'tooFew' || comparison === null) return 'ha ancora troppo pochi dati: è presto per dire qualcosa.'
  const range = `fra ${perThousand(comparison.difference.low, comparison.difference)} e ${perThousand(comparison.difference.high, comparison.difference)}`
  const gain = `${range} ${nameOf(primary.key, names)} ogni 1.000 visitatori`
  const guarded = guardrailsOf(arm, goals, names)
  if (verdict === 'open') return `non mostra ancora una differenza: ${gain}${guarded}.`
  return `porta ${gain}${guarded}.`
}

function guardrailsOf({ variation }: ArmResult, goals: readonly GoalResult[], names: Names): string {
  const verdicts = goals
    .filter(({ role }) => role === 'guardrail')
    .map(({ key, arms }) => ({ name: nameOf(key, names), verdict: arms.find((arm) => arm.variation.id === variation.id)?.verdict }))
  const harmed = verdicts.filter(({ verdict }) => verdict === 'harmed')
  const open = verdicts.filter(({ verdict }) => verdict !== 'harmed' && verdict !== 'safe')
  const listed = (some: typeof verdicts) => some.map(({ name }) => name).join(', ')
  if (harmed.length > 0) return `; fa danno a ${listed(harmed)}`
  if (open.length > 0) return `; ancora da decidere se fa danno a ${listed(open)}`
  return verdicts.length > 0 ? '; nessun danno' : ''
}

/** «+8», or «+0,4» where the whole range is narrow. */
function perThousand(difference: number, { low, high }: { low: number; high: number }): string {
  const digits = Math.max(Math.abs(low), Math.abs(high)) * each < 10 ? 1 : 0
  const text = new Intl.NumberFormat('it-IT', { maximumFractionDigits: digits, signDisplay: 'exceptZero' }).format(difference * each)
  return text.replace('-', '−')
}

function nameOf(key: string, names: Names): string {
  const name = names[key] ?? key
  return name === key ? `«${key}»` : name.charAt(0).toLowerCase() + name.slice(1)
}
