import jStat from 'jstat'

/** Visitors who were first shown a variation in a week, and those of them of whom nothing else arrived. */
export type LostEvents = { experimentId: string; variationId: string; shown: number; lost: number }

/** The error with which variations that lose as much as the control are said to lose more or less. */
const suspiciousBelow = 0.001

/** Whether a variation lost more or fewer visitors than the control, the first of its experiment: the z test of two proportions. */
function losesOtherwise(control: Pick<LostEvents, 'shown' | 'lost'>, variation: Pick<LostEvents, 'shown' | 'lost'>): boolean {
  const all = control.shown + variation.shown
  const rate = (control.lost + variation.lost) / all
  const variance = rate * (1 - rate) * (1 / control.shown + 1 / variation.shown)
  if (control.shown === 0 || variation.shown === 0 || variance === 0) return false
  const z = Math.abs(variation.lost / variation.shown - control.lost / control.shown) / Math.sqrt(variance)
  return 2 * jStat.normal.cdf(-z, 0, 1) < suspiciousBelow
}

/** With the names of its experiment and of the variation. `isOdd`: it loses otherwise than the control. */
export type ListedLoss = { experiment: string; variation: string; shown: number; lost: number; isOdd: boolean }
type KnownExperiment = { id: string; key: string; variations: readonly { id: string; key: string }[] }

/** The losses of the experiments that are known, the control of each first. */
export function listLostEvents(losses: readonly LostEvents[], known: readonly KnownExperiment[]): ListedLoss[] {
  return known.flatMap(({ id, key, variations }) => {
    const found = variations.flatMap((variation) => {
      const loss = losses.find(({ experimentId, variationId }) => experimentId === id && variationId === variation.id)
      return loss ? [{ ...loss, variation }] : []
    })
    const control = found.find(({ variation }) => variation.id === variations[0]?.id)
    return found.map(({ shown, lost, variation }) => ({
      experiment: key,
      variation: variation.key,
      shown,
      lost,
      isOdd: control !== undefined && losesOtherwise(control, { shown, lost }),
    }))
  })
}
