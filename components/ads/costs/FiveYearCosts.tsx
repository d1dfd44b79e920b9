import styled from '@emotion/styled'
import { SourceLinks } from '@/components/ads/SourceLinks'
import type { AdUse } from '@/lib/market/ads/ad-use'
import { euroText, exactEuroText, numberText } from '@/lib/market/catalogue/number-text'
import type { FiveYearCosts as Costs } from '@/lib/market/running-costs/five-year-costs'
import { fiveYearsId } from '@/lib/market/running-costs/vehicle-use'
import { color, font, fontSize } from '@/styles/tokens'
import { FiveYearChart } from './FiveYearChart'
import { FiveYearTable } from './FiveYearTable'
import { VehicleUseForm } from './VehicleUseForm'

type Props = { use: AdUse; href: string }

const euro = (whole: number) => euroText(whole * 100)

/** What five years with a vehicle cost, as far as anybody can know: what is not known is named and never guessed. */
export function FiveYearCosts({ use, href }: Props) {
  const { fiveYears } = use
  return (
    <section id={fiveYearsId}>
      <h2>Quanto costa in 5 anni</h2>
      <VehicleUseForm use={use} href={href} />
      {fiveYears.totalEuro > 0 && (
        <>
          <Lead>{leadText(fiveYears)}</Lead>
          <Totals>
            <Total value={euro(fiveYears.totalEuro)} label="in 5 anni" />
            <Total value={euro(fiveYears.yearEuro)} label="all’anno" />
            <Total value={euro(fiveYears.monthEuro)} label="al mese" />
            <Total value={exactEuroText(fiveYears.centsAKm / 100)} label="al chilometro" />
          </Totals>
        </>
      )}
      {fiveYears.missing.length > 0 && (
        <Missing>
          <b>Non è nel totale:</b> {fiveYears.missing.join(', ')}. Dove non abbiamo una fonte non mettiamo una cifra.
        </Missing>
      )}
      {fiveYears.totalEuro > 0 && <FiveYearChart costs={fiveYears} />}
      <FiveYearTable costs={fiveYears} />
      <Note>
        Stima a prezzi e tariffe di oggi, per {numberText(fiveYears.kmAYear)} km l’anno. Non contiamo passaggio di proprietà, parcheggi,
        pedaggi, multe, riparazioni impreviste e interessi di un finanziamento.{' '}
        <SourceLinks of="Tariffe del bollo verificate" sources={fiveYears.sources} checkedOn={fiveYears.checkedOn} />
      </Note>
    </section>
  )
}

function leadText({ paidEuro, totalEuro, isDepreciationKnown, missing }: Costs): string {
  const known = missing.length > 0 ? 'Per quello che sappiamo, di tasca' : 'Di tasca'
  const paid = paidEuro === 0 ? '' : `${known} escono ${euro(paidEuro)}. `
  const lost = totalEuro - paidEuro
  if (!isDepreciationKnown) return `${paid}Quanto valore perde non lo stimiamo.`
  return `${paid}${paidEuro === 0 ? '' : 'Altri '}${euro(lost)} sono valore che il veicolo perde: li senti quando lo rivendi.`
}

function Total({ value, label }: { value: string; label: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}

const Lead = styled.p`
  margin: 20px 0 16px;
  font-size: ${fontSize.lg};
`
const Totals = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 32px;
  margin-bottom: 16px;
  > div { display: flex; flex-direction: column-reverse; }
  dt { color: ${color.textMuted}; font-size: ${fontSize.base}; }
  dd { font: 700 ${fontSize.xl3}/1.1 ${font.display}; font-variant-numeric: tabular-nums; }
`
const Missing = styled.p`
  margin: 12px 0 20px;
  padding: 12px 16px;
  border-left: 4px solid ${color.borderControl};
  background: ${color.surfaceAlt};
`
const Note = styled.p`
  margin-top: 12px;
  color: ${color.textMuted};
  font-size: ${fontSize.base};
`
