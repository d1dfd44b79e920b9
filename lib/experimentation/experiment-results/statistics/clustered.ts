import { alwaysValid } from './always-valid'
import type { Method } from './method'
import { sum } from './statistics'

/** The contacts of one arm in one phase. */
export type ClusteredArm = {
  visitors: number
  /** The sum over visitors of the square of what each did, and over pairs of a visitor and a seller of the square of what came of them. */
  squaresOfVisitors: number
  squaresOfPairs: number
  /** How many contacts each seller got. */
  bySeller: ReadonlyMap<string, number>
}
export type ClusteredStratum = { control: ClusteredArm; variant: ClusteredArm }
export type ClusteredDifference = { estimate: number; low: number; high: number; sellers: number }

/** Below so many sellers the spread between them is not known. */
export const minSellers = 20

/**
 * The difference of contacts per visitor, with errors clustered in two ways: by visitor, who contacts several sellers, and by seller, who is contacted by visitors of both arms. With d(s) the part of the difference that
 * seller s brings, contacts per visitor of the variant less those of the control, the difference is the sum of d(s), and
 *
 *   V = V(visitors) + V(sellers) - V(pairs),  V(sellers) = S / (S - 1) * sum over s of (d(s) - mean d)²,
 *
 * V(visitors) = sum over arms of s² / n and V(pairs) the same of single pairs, which both others count (Cameron, Gelbach, Miller, «Robust inference with multiway clustering», Journal of Business & Economic Statistics 29, 2011;
 * for d(s) as a sum of linearised parts: Deng, Knoblich, Lu, «Applying the delta method in metric analytics», KDD 2018). It is never less than V(visitors). So the interval holds for other sellers like these, too: where a variant
 * helps some sellers and harms others it is wider than that of the visitors. Phases are added with the weights nm / (n + m) as `compareStrata` does. Null with fewer than `minSellers` sellers.
 */
export function compareClustered(
  phases: readonly ClusteredStratum[],
  level: number,
  method: Method = alwaysValid,
): ClusteredDifference | null {
  const shared = phases.filter(({ control, variant }) => control.visitors > 1 && variant.visitors > 1)
  const sizes = shared.map(({ control, variant }) => (control.visitors * variant.visitors) / (control.visitors + variant.visitors))
  const size = sum(sizes)
  const parts = partsOfSellers(shared, sizes)
  const sellers = parts.size
  if (size === 0 || sellers < minSellers) return null
  const estimate = sum([...parts.values()])
  const spread = sum([...parts.values()].map((part) => (part - estimate / sellers) ** 2)) * (sellers / (sellers - 1))
  const [ofVisitors, ofPairs] = (['squaresOfVisitors', 'squaresOfPairs'] as const).map((squares) =>
    sum(
      shared.map(
        (phase, place) => ((sizes[place] ?? 0) / size) ** 2 * varianceOf(phase, squares, squares === 'squaresOfPairs' ? sellers : 1),
      ),
    ),
  )
  const variance = Math.max(ofVisitors ?? 0, (ofVisitors ?? 0) + spread - (ofPairs ?? 0))
  const half = method.boundary({ variance, size, freedom: sellers - 1 }, level) * Math.sqrt(variance)
  return { estimate, low: estimate - half, high: estimate + half, sellers }
}

/** What each seller brings to the difference. */
function partsOfSellers(phases: readonly ClusteredStratum[], sizes: readonly number[]): Map<string, number> {
  const all = sum(sizes)
  const parts = new Map<string, number>()
  for (const [place, { control, variant }] of phases.entries())
    for (const [arm, sign] of [
      [control, -1],
      [variant, 1],
    ] as const)
      for (const [seller, contacts] of arm.bySeller)
        parts.set(seller, (parts.get(seller) ?? 0) + (sign * contacts * (sizes[place] ?? 0)) / all / arm.visitors)
  return parts
}

/** The variance of both means; `of`: among how many each visitor's mean is divided. */
function varianceOf({ control, variant }: ClusteredStratum, squares: 'squaresOfVisitors' | 'squaresOfPairs', of: number): number {
  return sum(
    [control, variant].map((arm) => {
      const mean = sum([...arm.bySeller.values()]) / arm.visitors
      return Math.max(0, arm[squares] / arm.visitors - mean ** 2 / of) / (arm.visitors - 1)
    }),
  )
}
