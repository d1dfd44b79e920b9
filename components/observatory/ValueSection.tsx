import { DataTable } from '@/components/ui/DataTable'
import { measureText, numberText } from '@/lib/market/catalogue/number-text'
import { euroOf, kmFinding, nameOf, valueFinding, yearsText } from '@/lib/market/observatory/findings'
import type { MarketReport, ReportPrices } from '@/lib/market/observatory/market-report'
import { kmPerYear } from '@/lib/market/observatory/observed-vehicle'
import type { CurvePoint } from '@/lib/market/observatory/price-curves'
import { LinePlot } from './LinePlot'
import { Pair, ReportSection } from './ReportSection'

type Props = { report: MarketReport; prices: ReportPrices }

/** What a car is worth when it is older, and when it has driven more. */
export function ValueSection({ report, prices: { curves, vehicle } }: Props) {
  const name = nameOf(report)
  const atAge = yearsText(vehicle.ageYears)
  return (
    <ReportSection title="Quanto valore perde" finding={valueFinding(curves, name)}>
      <Pair>
        <Curve
          title="Con l’età"
          note={`Prezzo di ${name} con ${measureText(kmPerYear, 'km')} l’anno, in euro. Fascia: 8 prezzi su 10.`}
          points={curves.byAge}
          own={vehicle.ageYears}
          atText={yearsText}
        />
        <Curve
          title="Con i chilometri"
          note={`Prezzo di ${name} di ${atAge}, in euro. Fascia: 8 prezzi su 10. ${kmFinding(curves) ?? ''}`}
          points={curves.byKm}
          own={vehicle.mileageKm}
          atText={(km) => measureText(km, 'km')}
        />
      </Pair>
    </ReportSection>
  )
}

type CurveProps = { title: string; note: string; points: readonly CurvePoint[]; own: number; atText: (at: number) => string }

function Curve({ title, note, points, own, atText }: CurveProps) {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || first === last) return null
  const said = points.map(({ at, euro }) => `${atText(at)} ${euroOf(euro)}`)
  return (
    <figure>
      <figcaption>
        <h3>{title}</h3>
        {note}
      </figcaption>
      <LinePlot
        said={`${title}: ${said.join(', ')}.`}
        lines={[{ points: points.map(({ at, euro, lowEuro, highEuro }) => ({ at, value: euro, low: lowEuro, high: highEuro })) }]}
        from="zero"
        valueText={numberText}
        below={[first, last].map(({ at }) => ({ at, text: atText(at) }))}
        marked={[own]}
      />
      <DataTable
        hasCaption
        hasFigures
        isFolded
        label={note}
        head={[title, 'Prezzo', '8 su 10, da', 'a']}
        rows={points.map(({ at, euro, lowEuro, highEuro }) => ({
          key: String(at),
          cells: [atText(at), euroOf(euro), euroOf(lowEuro), euroOf(highEuro)],
        }))}
      />
    </figure>
  )
}
