import styled from '@emotion/styled'
import { exactEuroText, measureText, numberText, percentText } from '@/lib/market/catalogue/number-text'
import type { Loan, LoanCost } from '@/lib/market/financing/loan'
import { color, fontSize } from '@/styles/tokens'
import { Figure, FigureList } from './FigureList'

type Props = { loan: Loan; cost: LoanCost; priceEuro: number }

/** The instalment, and what the loan costs more than paying at once. */
export function LoanResult({ loan, cost, priceEuro }: Props) {
  const { credit, months, tan, balloon, setupFee, collectionFee } = loan
  const deposit = priceEuro - credit
  const rows = [
    { label: 'Credito', how: '', euro: credit },
    { label: 'Interessi', how: '', euro: cost.interest },
    { label: 'Spese', how: feesText(setupFee, collectionFee, cost.tax), euro: cost.fees },
    { label: 'Da restituire in tutto', how: '', euro: cost.total },
  ]
  return (
    <div aria-live="polite">
      <p>{balloon === 0 ? `${months} rate da` : `${numberText(months - 1)} rate e una da ${exactEuroText(cost.lastInstalment)}`}</p>
      <Instalment>{exactEuroText(cost.instalment)}</Instalment>
      <FigureList>
        <Figure label="TAN fisso">{percentText(tan, 2)}</Figure>
        <Figure label="TAEG">{cost.taeg === null ? 'non si può dire' : percentText(cost.taeg, 2)}</Figure>
        <Figure label="Mesi">{months}</Figure>
      </FigureList>
      <Table>
        <tbody>
          {rows.map(({ label, how, euro }) => (
            <tr key={label}>
              <th scope="row">
                {label}
                {how !== '' && <small>{how}</small>}
              </th>
              <td>{exactEuroText(euro)}</td>
            </tr>
          ))}
          <tr data-total>
            <th scope="row">Più che in contanti</th>
            <td>{exactEuroText(cost.total - credit)}</td>
          </tr>
          <tr>
            <th scope="row">
              In contanti
              <TotalBar parts={[priceEuro]} whole={deposit + cost.total} />
            </th>
            <td>{measureText(priceEuro, '€')}</td>
          </tr>
          <tr>
            <th scope="row">
              A rate{deposit > 0 && <small>anticipo compreso</small>}
              <TotalBar parts={[priceEuro, cost.total - credit]} whole={deposit + cost.total} />
            </th>
            <td>{measureText(deposit + cost.total, '€')}</td>
          </tr>
        </tbody>
      </Table>
    </div>
  )
}

/** How much is paid in all, and of that what the loan costs more; the figure beside it says the same. */
function TotalBar({ parts, whole }: { parts: readonly number[]; whole: number }) {
  const [first = 0, more = 0] = parts.map((part) => (100 * part) / whole)
  return (
    <Bar viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      <rect width={first} height="4" fill={color.accent} />
      <rect x={first} width={more} height="4" fill={color.textSecondary} />
    </Bar>
  )
}

function feesText(setupFee: number, collectionFee: number, tax: number): string {
  const parts = [
    ...(setupFee > 0 ? [`istruttoria ${numberText(setupFee)}`] : []),
    ...(collectionFee > 0 ? [`incasso ${exactEuroText(collectionFee)} al mese`] : []),
    `imposta ${exactEuroText(tax)}`,
  ]
  return parts.join(', ')
}

const Bar = styled.svg`
  display: block;
  width: 100%;
  height: 12px;
  margin-top: 4px;
  forced-color-adjust: none;
`
const Instalment = styled.p`
  font-size: ${fontSize.xl4};
  font-weight: 700;
`
const Table = styled.table`
  width: 100%;
  margin-top: 16px;
  border-collapse: collapse;
  th { padding: 8px 8px 8px 0; font-weight: 400; text-align: left; }
  td { padding: 8px 0; text-align: right; white-space: nowrap; }
  small { display: block; color: ${color.textMuted}; font-size: ${fontSize.base}; }
  tr { border-bottom: 1px solid ${color.border}; }
  [data-total] { border-top: 2px solid ${color.text}; }
  [data-total] > * { font-weight: 700; }
`
