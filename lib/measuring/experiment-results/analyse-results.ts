import { type ConversionTotals, convertedByKey, type ExperimentResults, visitorsByVariation } from './results'
import { type Arm, compareArms, type Difference, holm, rateOf, sampleRatio } from './statistics'
import { minExpected, minVisitors, significantBelow } from './thresholds'

/** A variation as the configuration has it; the first one of a list is the control. */
export type ComparedVariation = { id: string; key: string; share: number }
/** `mismatch`: the split is wrong, so nothing is said. `open`: chance may explain the difference. */
export type Verdict = 'control' | 'tooFew' | 'mismatch' | 'open' | 'better' | 'worse'
export type ArmResult = Arm & {
  variation: ComparedVariation
  rate: number | null
  difference: (Difference & { adjustedPValue: number }) | null
  verdict: Verdict
  worth: ConversionTotals | null
}
export type GoalResult = { key: string; arms: ArmResult[] }
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

/** What the counts say about the variations, for the conversions with these keys. */
export function analyseResults(
  { visitors, converted, worth, mixed }: ExperimentResults,
  variations: readonly ComparedVariation[],
  keys: readonly string[],
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
  const goals = keys
    .filter((key) => conversions.has(key))
    .map((key) => {
      const byVariation = conversions.get(key)
      return {
        key,
        arms: judgeGoal(
          arms.map((arm) => ({
            ...arm,
            converted: byVariation?.get(arm.variation.id) ?? 0,
            worth: worth.find((row) => row.key === key && row.variationId === arm.variation.id) ?? null,
          })),
          split?.isMismatch ?? false,
        ),
      }
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

/** Every variant against the control; Holm's correction over all of them. */
function judgeGoal(arms: (Arm & Pick<ArmResult, 'variation' | 'worth'>)[], isMismatch: boolean): ArmResult[] {
  const [control, ...variants] = arms
  if (!control) return []
  const compared = variants.map((variant) => ({ ...variant, raw: compareArms(control, variant) }))
  const known = compared.flatMap(({ raw }) => (raw ? [raw.pValue] : []))
  const adjusted = holm(known)
  let place = 0
  return [
    { ...control, rate: rateOf(control), difference: null, verdict: 'control' },
    ...compared.map(({ raw, ...variant }): ArmResult => {
      const difference = raw && { ...raw, adjustedPValue: adjusted[place++] ?? 1 }
      return { ...variant, rate: rateOf(variant), difference, verdict: verdictOf(control, variant, difference, isMismatch) }
    }),
  ]
}

function verdictOf(control: Arm, variant: Arm, difference: ArmResult['difference'], isMismatch: boolean): Verdict {
  if (!difference || isTooFew(control, variant)) return 'tooFew'
  if (isMismatch) return 'mismatch'
  if (difference.adjustedPValue >= significantBelow) return 'open'
  return difference.difference > 0 ? 'better' : 'worse'
}

/** The usual conditions of the test: in both arms as many as ten conversions, and ten visitors without one, are to be expected. */
function isTooFew(control: Arm, variant: Arm): boolean {
  const rate = (control.converted + variant.converted) / (control.visitors + variant.visitors)
  const smaller = Math.min(control.visitors, variant.visitors)
  return smaller < minVisitors || smaller * Math.min(rate, 1 - rate) < minExpected
}
