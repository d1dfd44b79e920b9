import type { ResultsAnalysis } from './analyse-results'
import { type Cohort, placeOf } from './phases'
import type { ComparedVariation } from './results'
import { type ClusteredArm, type ClusteredDifference, compareClustered } from './statistics/clustered'
import { sum } from './statistics/statistics'
import { significantBelow } from './statistics/thresholds'

type OfArm = { phase: string; variationId: string }
/** Contacts of the visitors of an experiment: of each seller by variation, with the squares of each visitor's; the squares of what each visitor did in all; the ads of each variation. */
export type ExperimentContacts = {
  sellers: (OfArm & { seller: string; times: number; squares: number })[]
  visitors: (OfArm & { squares: number })[]
  ads: { variationId: string; ads: number }[]
}

/** What sellers got of the visitors of one variation. `difference`: contacts per visitor more than of the control, with errors by visitor and by seller; null: of the control, with too few sellers, or where nothing may be said. */
export type SideOfSellers = {
  variation: ComparedVariation
  visitors: number
  contacts: number
  sellers: number
  ads: number
  /** The part of the contacts that went to the tenth of the sellers with most. */
  topTenth: number | null
  difference: ClusteredDifference | null
}

/** The other side of the market: to whom the contacts of each variation went. Null without any. */
export function sidesOf(
  contacts: ExperimentContacts,
  { visitors, phases, split }: Pick<ResultsAnalysis, 'visitors' | 'phases' | 'split'>,
  cohorts: readonly Cohort[],
): SideOfSellers[] | null {
  if (contacts.sellers.length === 0) return null
  const [control] = visitors
  const level = significantBelow / Math.max(1, visitors.length - 1)
  const armsOf = (place: number) =>
    phases.map((phase, index) =>
      armOf(contacts, { variationId: visitors[place]?.variation.id ?? '', visitors: phase.visitors[place] ?? 0, phase: index, cohorts }),
    )
  const ofControl = armsOf(0)
  return visitors.map((arm, place) => {
    const ofArm = armsOf(place)
    const bySeller = addedUp(ofArm)
    const strata = ofArm.flatMap((variant, index) => {
      const other = ofControl[index]
      return other ? [{ control: other, variant }] : []
    })
    return {
      variation: arm.variation,
      visitors: arm.visitors,
      contacts: sum([...bySeller.values()]),
      sellers: bySeller.size,
      ads: contacts.ads.find(({ variationId }) => variationId === arm.variation.id)?.ads ?? 0,
      topTenth: topTenthOf([...bySeller.values()]),
      difference: arm === control || split?.isMismatch ? null : compareClustered(strata, level),
    }
  })
}

type Asked = { variationId: string; visitors: number; phase: number; cohorts: readonly Cohort[] }

function armOf({ sellers, visitors: byVisitor }: ExperimentContacts, { variationId, visitors, phase, cohorts }: Asked): ClusteredArm {
  const isHere = (row: { variationId: string; phase: string }) => row.variationId === variationId && placeOf(row.phase, cohorts) === phase
  const rows = sellers.filter(isHere)
  const bySeller = new Map<string, number>()
  for (const { seller, times } of rows) bySeller.set(seller, (bySeller.get(seller) ?? 0) + times)
  return {
    visitors,
    squaresOfVisitors: sum(byVisitor.filter(isHere).map(({ squares }) => squares)),
    squaresOfPairs: sum(rows.map(({ squares }) => squares)),
    bySeller,
  }
}

function addedUp(arms: readonly ClusteredArm[]): Map<string, number> {
  const all = new Map<string, number>()
  for (const { bySeller } of arms) for (const [seller, times] of bySeller) all.set(seller, (all.get(seller) ?? 0) + times)
  return all
}

function topTenthOf(contacts: readonly number[]): number | null {
  const top = contacts.toSorted((a, b) => b - a).slice(0, Math.ceil(contacts.length / 10))
  return contacts.length === 0 ? null : sum(top) / sum([...contacts])
}
