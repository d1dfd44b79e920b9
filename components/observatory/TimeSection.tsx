import styled from '@emotion/styled'
import { DataTable } from '@/components/ui/DataTable'
import { Link } from '@/components/ui/Link'
import { observatoryPath } from '@/lib/kernel/routes/routes'
import { numberText } from '@/lib/market/catalogue/number-text'
import { euroOf, monthName, nameOf, regionTimeFinding, timeFinding, wearText } from '@/lib/market/observatory/findings'
import type { MarketReport, OtherModel, ReportPrices } from '@/lib/market/observatory/market-report'
import { commonIndex, type IndexPoint } from '@/lib/market/observatory/observed-months'
import { color } from '@/styles/tokens'
import { LinePlot, type PlotLine } from './LinePlot'
import { RegionTime } from './RegionTime'
import { ReportSection } from './ReportSection'
import { TimeChoice, timeAnchor } from './TimeChoice'

/** The observed car of a model has one fuel. */
const otherFuel = 'Nel tempo seguiamo una sola auto di ogni modello, e non ha questo carburante.'

type Props = { report: MarketReport; prices: ReportPrices; beside: readonly OtherModel[] }

/** What the same car was worth month by month, in all Italy or a region; beside other models as an index of all Italy. */
export function TimeSection({ report, prices, beside }: Props) {
  const { months, inRegion, part } = report
  if (inRegion && beside.length === 0 && months.length > 0) return <RegionTimeSection report={report} inRegion={inRegion} />
  const name = nameOf(report)
  return (
    <ReportSection
      title="Il prezzo nel tempo"
      finding={months.length === 0 && part.fuel !== null ? otherFuel : timeFinding(months, name)}
      anchor={timeAnchor}
    >
      {beside.length === 0 && months.length > 0 && <TimeChoice report={report} />}
      {beside.length > 0 ? <Beside report={report} beside={beside} /> : months.length > 1 && <Price months={months} name={name} />}
      {months.length > 0 && (
        <DataTable
          hasCaption
          hasFigures
          isFolded={months.length > 1}
          label={`${name}, ${wearText(prices.vehicle)}, prezzo chiesto in tutta Italia`}
          head={['Mese', 'Prezzo', '8 su 10, da', 'a', 'Indice', 'Annunci']}
          rows={[...months].reverse().map(({ month, euro, lowEuro, highEuro, index, ads }) => ({
            key: month,
            cells: [monthName(month), euroOf(euro), euroOf(lowEuro), euroOf(highEuro), numberOf(index), numberText(ads)],
          }))}
        />
      )}
    </ReportSection>
  )
}

type RegionProps = { report: MarketReport; inRegion: NonNullable<MarketReport['inRegion']> }

/** The same for a region alone, of which a page with too few ads for anything else has months as well. */
export function RegionTimeSection({ report, inRegion }: RegionProps) {
  return (
    <ReportSection title="Il prezzo nel tempo" finding={regionTimeFinding(inRegion, nameOf(report))} anchor={timeAnchor}>
      <TimeChoice report={report} />
      <RegionTime report={report} inRegion={inRegion} />
    </ReportSection>
  )
}

function Price({ months, name }: { months: readonly IndexPoint[]; name: string }) {
  const points = months.map(({ euro, lowEuro, highEuro }, at) => ({ at, value: euro, low: lowEuro, high: highEuro }))
  return (
    <figure>
      <LinePlot
        said={`${timeFinding(months, name)} Oggi ${euroOf(months.at(-1)?.euro ?? 0)}.`}
        lines={[{ points }]}
        from="lowest"
        valueText={numberText}
        below={endsOf(months)}
        marked={[months.length - 1]}
      />
      <Caption>Prezzo chiesto in tutta Italia per la stessa auto, in euro. Fascia: 8 prezzi su 10. L’asse non parte da zero.</Caption>
    </figure>
  )
}

function Beside({ report, beside }: { report: MarketReport; beside: readonly OtherModel[] }) {
  const names = [nameOf(report), ...beside.map(({ name }) => name)]
  const [own, ...others] = commonIndex([report.months, ...beside.map(({ months }) => months)])
  const lastOf = (points: readonly IndexPoint[] | undefined) => numberOf(points?.at(-1)?.index ?? 100)
  const hrefWithout = (key: string) =>
    observatoryPath(
      report.make.slug,
      report.model.slug,
      report.part,
      beside.flatMap((other) => (other.key === key ? [] : [other.key])),
    )
  const values = names.map((name, place) => `${name} ${lastOf([own, ...others][place])}`)
  return (
    <figure>
      <Chips>
        {beside.map(({ key, name }) => (
          <li key={key}>
            <Link href={hrefWithout(key)}>Togli {name}</Link>
          </li>
        ))}
      </Chips>
      {own ? (
        <>
          <LinePlot
            said={`Indice, ${monthName(own[0]?.month ?? '')} uguale 100: ${values.join(', ')}.`}
            lines={[lineOf(own), ...others.map(lineOf)]}
            from="lowest"
            valueText={numberText}
            below={endsOf(own)}
          />
          <Caption>
            Indice, {monthName(own[0]?.month ?? '')} uguale 100: {values.join(' · ')}. Linea piena: {names[0]}; tratteggiata: {names[1]}
            {names[2] !== undefined && `; punteggiata: ${names[2]}`}. L’asse non parte da zero.
          </Caption>
        </>
      ) : (
        <p>Questi modelli non hanno ancora due mesi in comune: {names.join(', ')}.</p>
      )}
    </figure>
  )
}

function lineOf(points: readonly IndexPoint[]): PlotLine {
  return { points: points.map(({ index }, at) => ({ at, value: index, low: index, high: index })) }
}

function endsOf(months: readonly IndexPoint[]): { at: number; text: string }[] {
  const last = months.length - 1
  return [0, last].map((at) => ({ at, text: monthName(months[at]?.month ?? '') }))
}

function numberOf(index: number): string {
  return index.toLocaleString('it-IT', { maximumFractionDigits: 1 })
}

const Caption = styled.figcaption`color: ${color.textMuted};`
const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  a { display: inline-flex; align-items: center; min-height: 44px; }
`
