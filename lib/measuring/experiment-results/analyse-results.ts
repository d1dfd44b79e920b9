import { type Comparison, compareArms } from './always-valid'
import { errorOf, type GoalRole } from './error-shares'
import { type ConversionTotals, convertedByKey, type ExperimentResults, visitorsByVariation } from './results'
import { type Arm, rateOf, sampleRatio } from './statistics'
import { minExpected, minVisitors, significantBelow } from './thresholds'

/** A variation as the configuration has it; the first one of a list is the control. */
export type ComparedVariation = { id: string; key: string; share: number }
/** `mismatch`: the split is wrong, so nothing is said. `partial`: of a part of the visitors, chosen later, nothing is said either. `open`: chance may explain the difference. */
export type Verdict = 'control' | 'tooFew' | 'mismatch' | 'partial' | 'open' | 'better' | 'worse'
type CountedArm = Arm & { variation: ComparedVariation; worth: ConversionTotals | null }
export type ArmResult = CountedArm & {
  rate: number | null
  /** Against the control. */
  comparison: (Comparison & { adjustedPValue: number }) | null
  verdict: Verdict
}
export type GoalResult = { key: string; role: GoalRole; arms: ArmResult[] }
export type ResultsAnalysis = {
  visitors: { variation: ComparedVariation; visitors: number }[]
  total: number
  /** Who saw more than one variation, or one that the configuration no longer has. */
  mixed: number
  unknownVariationVisitors: number
  split: { pValue: number; isMismatch: boolean } | null
  /** One for each key that anybody converted for. */
  goals: GoalResult[]
  keysWithoutConversions: string[]
}
/** Why nothing is said, however clear the figures are. */
type Silence = { isMismatch: boolean; isPartial: boolean }

/** What the counts say about the variations, for the conversions with these keys, of which the first is the primary goal. `isPartial`: the counts leave out who was shown the experiment before some day. */
export function analyseResults(
  { visitors, converted, worth, mixed }: ExperimentResults,
  variations: readonly ComparedVariation[],
  keys: readonly string[],
  isPartial = false,
): ResultsAnalysis {
  const counts = visitorsByVariation(visitors)
  const conversions = convertedByKey(converted)
  const arms = variations.map((variation) => ({ variation, visitors: counts.get(variation.id) ?? 0 }))
  const total = arms.reduce((sum, arm) => sum + arm.visitors, 0)
  const split =
    total === 0
      ? null
      : sampleRatio(
          arms.map((arm) => arm.visitors),
          variations.map(({ share }) => share),
        )
  const silence = { isMismatch: split?.isMismatch ?? false, isPartial }
  const goals = keys
    .map((key, place) => ({ key, role: place === 0 ? ('primary' as const) : ('secondary' as const), found: conversions.get(key) }))
    .flatMap(({ key, role, found }) => {
      if (!found) return []
      const counted = arms.map((arm) => ({
        ...arm,
        converted: found.get(arm.variation.id) ?? 0,
        worth: worth.find((row) => row.key === key && row.variationId === arm.variation.id) ?? null,
      }))
      return [{ key, role, arms: judgeGoal(counted, errorOf(role, { variants: arms.length - 1, goals: keys.length }), silence) }]
    })
  const everybody = [...counts.values()].reduce((sum, count) => sum + count, 0)
  return {
    visitors: arms,
    total,
    mixed,
    unknownVariationVisitors: everybody - total,
    split,
    goals,
    keysWithoutConversions: keys.filter((key) => !conversions.has(key)),
  }
}

/** Every variant against the control, each with an error of `level`. */
function judgeGoal([control, ...variants]: CountedArm[], level: number, silence: Silence): ArmResult[] {
  if (!control) return []
  return [
    { ...control, rate: rateOf(control), comparison: null, verdict: 'control' },
    ...variants.map((variant): ArmResult => {
      const comparison = compareArms(control, variant, level)
      return {
        ...variant,
        rate: rateOf(variant),
        comparison: comparison && { ...comparison, adjustedPValue: Math.min(1, (comparison.pValue * significantBelow) / level) },
        verdict: verdictOf(control, variant, comparison, silence),
      }
    }),
  ]
}

function verdictOf(control: Arm, variant: Arm, comparison: Comparison | null, { isMismatch, isPartial }: Silence): Verdict {
  if (!comparison || isTooFew(control, variant)) return 'tooFew'
  if (isMismatch) return 'mismatch'
  if (isPartial) return 'partial'
  if (comparison.difference.low > 0) return 'better'
  return comparison.difference.high < 0 ? 'worse' : 'open'
}

/** The usual conditions of the test: in both arms as many as ten conversions, and ten visitors without one, are to be expected. */
function isTooFew(control: Arm, variant: Arm): boolean {
  const rate = (control.converted + variant.converted) / (control.visitors + variant.visitors)
  const smaller = Math.min(control.visitors, variant.visitors)
  return smaller < minVisitors || smaller * Math.min(rate, 1 - rate) < minExpected
}
