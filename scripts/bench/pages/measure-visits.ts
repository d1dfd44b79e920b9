import { type Processes, type Spent, spentBetween, spentBy } from './process-time'
import { type Asked, type Paced, requestAtPace } from './request-at-pace'
import type { VisitRow } from './visit-rows'

export type VisitedSite = Processes & { name: string; url: string; rows: readonly VisitRow[] }
/** Processor time is that of one answer. */
export type Visits = { site: string; row: string; rounds: (Paced & Spent)[] }
type Pace = { rate: number; seconds: number; rounds: number }

/** The seconds in which the code is compiled. */
const warmUpSeconds = 24

/** Row by row, the sites in turn within each, round after round: a busy neighbour disturbs all alike. */
export async function measureVisits(
  sites: readonly VisitedSite[],
  { rounds, ...pace }: Pace,
  tell: (line: string) => void,
): Promise<Visits[]> {
  const visits = sites.flatMap((site) => site.rows.map(({ name, next }) => ({ next, site, found: visitsOf(site.name, name) })))
  const rows = [...new Set(visits.map(({ found }) => found.row))]
  for (const { url, rows: own } of sites)
    for (const { next } of own) await requestAtPace(url, next, { ...pace, seconds: warmUpSeconds / own.length })
  for (let round = 1; round <= rounds; round += 1) {
    tell(`Round ${round} of ${rounds}`)
    for (const row of rows)
      for (const { next, site, found } of inTurn(
        visits.filter(({ found }) => found.row === row),
        round,
      ))
        found.rounds.push(await measureRound(site, next, pace))
  }
  return visits.map(({ found }) => found)
}

const visitsOf = (site: string, row: string): Visits => ({ site, row, rounds: [] })

/** Reverses the order in every second round. */
const inTurn = <T>(items: readonly T[], round: number) => (round % 2 === 0 ? [...items].reverse() : items)

async function measureRound(site: VisitedSite, next: () => Asked, pace: Omit<Pace, 'rounds'>): Promise<Paced & Spent> {
  const before = spentBy(site)
  const paced = await requestAtPace(site.url, next, pace)
  const { node, postgres } = spentBetween(before, spentBy(site))
  return { ...paced, node: node / paced.answers, postgres: postgres / paced.answers }
}
