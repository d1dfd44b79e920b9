import { shareFinding } from '@/lib/market/observatory/findings'
import type { Share } from '@/lib/market/observatory/market-report'
import { Bars } from './Bars'
import { Pair, ReportSection } from './ReportSection'

type Props = { fuels: readonly Share[]; ages: readonly Share[] }

/** What is on offer, by fuel and by age. */
export function SharesSection({ fuels, ages }: Props) {
  return (
    <Pair>
      <ReportSection title="Con quale carburante" finding={shareFinding(fuels)}>
        <Bars bars={barsOf(fuels)} />
      </ReportSection>
      <ReportSection title="Con che età" finding={shareFinding(ages)}>
        <Bars bars={barsOf(ages)} />
      </ReportSection>
    </Pair>
  )
}

function barsOf(shares: readonly Share[]) {
  const total = shares.reduce((sum, { ads }) => sum + ads, 0)
  const most = Math.max(...shares.map(({ ads }) => ads))
  return shares.map(({ name, ads }) => ({ name, value: ads, text: `${percent(ads / total)} su 100`, isStrong: ads === most }))
}

function percent(share: number): string {
  return share < 0.005 ? 'meno di 1' : String(Math.round(share * 100))
}
