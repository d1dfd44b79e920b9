import type { Sample, Stratum } from '@/lib/experimentation/experiment-results/statistics/compare'
import type { Arm } from '@/lib/experimentation/experiment-results/statistics/statistics'

/** Visitors of one variation and phase; `earlier`: those who had done the same in the weeks before, and how many of them did it again. */
type KnownArm = Arm & { earlier: { visitors: number; converted: number } }

/**
 * CUPED with one covariate: whether a visitor had done the same before the exposure (Deng, Xu, Kohavi, Walker, «Improving the sensitivity of online controlled experiments by utilizing pre-experiment data», WSDM 2013).
 * The variation cannot cause the covariate, so the adjustment moves no true difference: it removes the chance imbalance of regulars. θ is that of both arms, each around its own mean.
 * Without earlier visits θ is zero, and nothing changes.
 */
export function adjusted({ control, variant }: Stratum<KnownArm>): Stratum {
  const arms = [control, variant].map(momentsOf)
  const sumOf = (figure: (arm: Moments) => number) => arms.reduce((total, arm) => total + arm.visitors * figure(arm), 0)
  const spread = sumOf(({ known }) => known * (1 - known))
  const theta = spread === 0 ? 0 : sumOf(({ covariance }) => covariance) / spread
  const allKnown = sumOf(({ known }) => known) / sumOf(() => 1)
  const sampleOf = ({ visitors, rate, known, covariance }: Moments): Sample => ({
    visitors,
    mean: rate - theta * (known - allKnown),
    variance: Math.max(0, rate * (1 - rate) - 2 * theta * covariance + theta ** 2 * known * (1 - known)),
  })
  return { control: sampleOf(momentsOf(control)), variant: sampleOf(momentsOf(variant)) }
}

type Moments = { visitors: number; rate: number; known: number; covariance: number }

function momentsOf({ visitors, converted, earlier }: KnownArm): Moments {
  const [rate, known] = [converted / visitors, earlier.visitors / visitors]
  return { visitors, rate, known, covariance: earlier.converted / visitors - rate * known }
}
