import { type ExperimentGroup, experimentIdOf, type OwnExperiment } from './own-experiment'
import { bucketsOfPercent, type Slice, widen } from './slices'

/** The owner of the buckets whose visitors see no experiment of a group. The configuration file leaves them out. */
const nobody = ''

/** The buckets an experiment gets in its group when it starts; none without a group. Returns a text with the reason when it cannot start. */
export function placeInGroup(
  { id, group }: OwnExperiment,
  { groups, experiments }: { groups: readonly ExperimentGroup[]; experiments: readonly OwnExperiment[] },
): Slice[] | string {
  const own = groups.find((each) => each.id === group?.id)
  const holding = groups.find(({ holdout, isClosed }) => holdout > 0 && !isClosed)
  if (holding && holding.id !== own?.id)
    return `Il gruppo «${holding.name}» tiene il ${holding.holdout}% dei visitatori fuori da ogni esperimento: finché è aperto, gli esperimenti partono solo al suo interno.`
  if (!group || !own) return []
  if (own.isClosed) return `Il gruppo «${own.name}» è chiuso: scegline un altro.`
  const taken = experiments.filter((each) => each.group?.id === own.id).flatMap(({ groupSlices }) => groupSlices)
  const held = own.holdout > 0 ? [{ owner: nobody, from: 0, to: own.holdout * bucketsOfPercent }, ...taken] : taken
  const owner = experimentIdOf(id)
  const placed = widen(held, new Map([[owner, group.percent * bucketsOfPercent]]))
  return (
    placed?.filter((slice) => slice.owner === owner) ??
    `Nel gruppo «${own.name}» non c’è posto per il ${group.percent}%: ne resta il ${freePercent(held)}%.`
  )
}

function freePercent(held: readonly Slice[]): number {
  return 100 - held.reduce((total, { from, to }) => total + to - from, 0) / bucketsOfPercent
}
