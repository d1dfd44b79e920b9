import { judgeGuardrails } from '@/lib/experimentation/experiment-results/queries/analyse-now.server'
import type { Db } from '@/lib/kernel/db/db.server'
import { goalText } from './experiment-facts'
import type { Pending } from './lifecycle'
import { type OwnExperiment, publishedIdOf, variationIdOf } from './own-experiment'

type Shipping = Extract<Pending, { step: 'ship' }>

/** Why a winner is not given to so much of the audience; undefined: it may be. The control harms nothing, so it always may. */
export async function whyNotShipped(db: Db, experiment: OwnExperiment, { winner, rollout }: Shipping): Promise<string | undefined> {
  const { variations, state } = experiment
  if (variations.every(({ key }) => key !== winner)) return 'Questa variante non c’è.'
  const isControl = winner === variations[0]?.key
  if (isControl && rollout !== 100) return 'Il controllo si dà a tutto il pubblico: una parte da confrontare con il controllo non c’è.'
  if (state === 'shipped') {
    if (winner !== experiment.winner) return `È già stata estesa «${experiment.winner}»: per cambiarla, prima ferma l’estensione.`
    if (rollout <= (experiment.rollout ?? 100)) return `L’estensione si può solo allargare, oltre il ${experiment.rollout ?? 100}%.`
  }
  return isControl ? undefined : guardrailAgainst(db, experiment, winner)
}

/** A first part of the audience needs every guardrail safe. A larger one needs that none is harmed: the part before is there to find out. */
async function guardrailAgainst(db: Db, experiment: OwnExperiment, winner: string): Promise<string | undefined> {
  const found = await judgeGuardrails(db, publishedIdOf(experiment), variationIdOf(experiment, winner))
  const harmed = found.find(({ verdict }) => verdict === 'harmed')
  if (harmed) return `«${goalText(harmed.key)}» peggiora più di quanto avete accettato: questa variante non si estende.`
  const open = experiment.state === 'shipped' ? undefined : found.find(({ verdict }) => verdict === 'undecided')
  if (!open) return undefined
  return experiment.state === 'running'
    ? `La salvaguardia «${goalText(open.key)}» non è ancora decisa: aspetta.`
    : `La salvaguardia «${goalText(open.key)}» non si è decisa prima della fine: per estendere questa variante serve un nuovo esperimento, con più visitatori.`
}
