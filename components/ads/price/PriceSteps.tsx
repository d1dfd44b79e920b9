import styled from '@emotion/styled'
import type { PriceExplanation } from '@/lib/market/ads/page/ad-price-page'
import { decimalText, euroText, measureText, numberText } from '@/lib/market/catalogue/number-text'
import { factList } from '@/lib/market/price-rating/fact-words'
import { reasonNames, signedEuro } from '@/lib/market/price-rating/price-words'
import { maxWidth } from '@/styles/media'
import { color, fontSize } from '@/styles/tokens'

type Props = {
  explanation: Pick<PriceExplanation, 'baseEuro' | 'steps' | 'unknown' | 'estimateEuro' | 'comparables' | 'own' | 'typical'>
  /** What the last row is called. */
  of?: string
}

/** The estimate as a sum: whole euro that add up exactly. */
export function PriceSteps({ explanation, of = 'Stima per questo annuncio' }: Props) {
  const { baseEuro, steps, estimateEuro, comparables } = explanation
  const largest = Math.max(1, ...steps.map(({ euro }) => Math.abs(euro)))
  const lengthOf = (euro: number) => Math.round((Math.abs(euro) / largest) * 50)
  return (
    <Table>
      <caption>Dagli annunci più simili a questo, in euro</caption>
      <thead>
        <tr>
          <th scope="col">Che cosa conta</th>
          <th scope="col">Effetto</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">
            Prezzo di partenza <small>i {comparables.length} più simili</small>
          </th>
          <td>{euroText(baseEuro * 100)}</td>
        </tr>
        {steps.map(({ reason, euro }) => (
          <tr key={reason}>
            <th scope="row">
              <Step>
                <span>
                  {reasonNames[reason]} <small>{wearText(reason, explanation)}</small>
                </span>
                <Bar aria-hidden="true" data-less={euro < 0 || undefined}>
                  <rect x={`${euro < 0 ? 50 - lengthOf(euro) : 50}%`} y="4" width={`${lengthOf(euro)}%`} height="12" rx="2" />
                  <line x1="50%" x2="50%" y2="20" />
                </Bar>
              </Step>
            </th>
            <td>{signedEuro(euro)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{of}</th>
          <td>{euroText(estimateEuro * 100)}</td>
        </tr>
      </tfoot>
    </Table>
  )
}

/** What of this vehicle makes the difference, beside the comparable in the middle: where it is a number. */
function wearText(reason: string, { own, typical, unknown }: Pick<PriceExplanation, 'own' | 'typical' | 'unknown'>): string {
  if (reason === 'unknown') return `${factList(unknown)}: contano come li hanno i simili, la fascia è più larga`
  if (reason === 'km' && own.mileageKm !== null && typical.mileageKm !== null)
    return `${measureText(own.mileageKm, 'km')}, i simili ${numberText(typical.mileageKm)}`
  if (reason === 'age' && own.ageYears !== null && typical.ageYears !== null)
    return `${decimalText(own.ageYears, yearsOf(own.ageYears))}, i simili ${decimalText(typical.ageYears, yearsOf(typical.ageYears))}`
  return ''
}

const yearsOf = (years: number) => (Math.round(years * 10) === 10 ? 'anno' : 'anni')

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${fontSize.base};
  font-variant-numeric: tabular-nums;
  caption { padding-bottom: 8px; color: ${color.textMuted}; text-align: left; }
  th { padding: 8px 16px 8px 0; font-weight: 500; text-align: left; }
  td, thead th:last-of-type { text-align: right; white-space: nowrap; }
  tr { border-bottom: 1px solid ${color.borderSubtle}; }
  small { display: block; color: ${color.textMuted}; font-size: ${fontSize.sm}; font-weight: 400; }
  tfoot th, tfoot td { border-top: 2px solid ${color.text}; font-weight: 700; }
`
const Step = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 45%;
  align-items: center;
  gap: 4px 16px;
  ${maxWidth(583)} { grid-template-columns: minmax(0, 1fr); }
`
/** Zero stands in the middle: what adds grows to the right, what takes off to the left. */
const Bar = styled.svg`
  display: block;
  width: 100%;
  height: 20px;
  rect { fill: ${color.accent}; }
  &[data-less] rect { fill: ${color.textSubtle}; }
  line { stroke: ${color.borderControl}; }
`
