import styled from '@emotion/styled'
import { DataTable } from '@/components/ui/DataTable'
import { regions } from '@/lib/kernel/italian/regions'
import { numberText } from '@/lib/market/catalogue/number-text'
import { euroOf, monthName, nameOf, timeFinding, wearText } from '@/lib/market/observatory/findings'
import type { MarketReport, RegionTime as Region } from '@/lib/market/observatory/market-report'
import { monthsBetween, type ObservedMonth, type RegionMonth } from '@/lib/market/observatory/observed-months'
import { adsNeeded } from '@/lib/market/observatory/observed-vehicle'
import { color } from '@/styles/tokens'
import { LinePlot } from './LinePlot'

type Props = { report: MarketReport; inRegion: Region }

/** What the same car was worth in a region month by month, beside all Italy. */
export function RegionTime({ report, inRegion }: Props) {
  const name = regions[inRegion.region]
  const isEstimated = inRegion.months.some(({ isEstimate }) => isEstimate)
  return (
    <>
      {inRegion.months.length > 1 && <Plot report={report} inRegion={inRegion} />}
      {isEstimated && (
        <Note>
          ≈ Nell’anno fino a quel mese in {name} ci sono stati meno di {adsNeeded} annunci di questo modello: è la stima del modello dei
          prezzi, da tutte le auto della zona.
        </Note>
      )}
      <DataTable
        hasCaption
        hasFigures
        isFolded={inRegion.months.length > 1}
        label={`${nameOf(report)}, ${wearText(inRegion)}, prezzo chiesto in ${name}`}
        head={['Mese', 'Prezzo', '8 su 10, da', 'a', 'Tutta Italia', 'Annunci in un anno']}
        rows={[...report.months].reverse().map((italy) => ({ key: italy.month, cells: cellsOf(italy, inRegion.months) }))}
      />
    </>
  )
}

function Plot({ report, inRegion: { region, months } }: Props) {
  const start = months[0]?.month ?? ''
  const at = ({ month }: ObservedMonth) => monthsBetween(start, month)
  const italy = report.months.filter((one) => at(one) >= 0)
  const [first, last] = [months[0], months.at(-1)]
  if (!first || !last) return null
  const signOf = ({ isEstimate }: RegionMonth) => (isEstimate ? '≈ ' : '')
  const inItaly = italy.at(-1)
  return (
    <figure>
      <LinePlot
        said={`${timeFinding(months, `${nameOf(report)} in ${regions[region]}`)} Oggi ${last.isEstimate ? 'circa ' : ''}${euroOf(last.euro)}${inItaly ? `, in tutta Italia ${euroOf(inItaly.euro)}` : ''}.`}
        lines={[
          { points: months.map((one) => ({ at: at(one), value: one.euro, low: one.lowEuro, high: one.highEuro })) },
          { points: italy.map((one) => ({ at: at(one), value: one.euro, low: one.euro, high: one.euro })) },
        ]}
        from="lowest"
        valueText={numberText}
        markText={(value) => signOf(last) + numberText(value)}
        below={[first, last].map((one) => ({ at: at(one), text: monthName(one.month) }))}
        marked={[at(last)]}
      />
      <Caption>
        Prezzo chiesto per la stessa auto, in euro. Linea piena: {regions[region]}, con la fascia di 8 prezzi su 10; tratteggiata: tutta
        Italia. L’asse non parte da zero.
      </Caption>
    </figure>
  )
}

function cellsOf(italy: ObservedMonth, months: readonly RegionMonth[]): string[] {
  const own = months.find(({ month }) => month === italy.month)
  const ofRegion = own
    ? [`${own.isEstimate ? '≈ ' : ''}${euroOf(own.euro)}`, euroOf(own.lowEuro), euroOf(own.highEuro)]
    : ['non indicato', 'non indicato', 'non indicato']
  return [monthName(italy.month), ...ofRegion, euroOf(italy.euro), own ? numberText(own.ads) : 'non indicato']
}

const Caption = styled.figcaption`color: ${color.textMuted};`
const Note = styled.p`
  max-width: 68ch;
  margin-top: 8px;
  color: ${color.textSecondary};
`
