import styled from '@emotion/styled'
import { numberText } from '@/lib/market/catalogue/number-text'
import type { FiveYearCosts } from '@/lib/market/running-costs/five-year-costs'
import { color, fontSize } from '@/styles/tokens'
import { costFills } from './CostPattern'

type Props = { costs: FiveYearCosts }

const years = ['1º', '2º', '3º', '4º', '5º'] as const

/** The numbers of the chart, and how each comes about. */
export function FiveYearTable({ costs: { costs, yearsEuro, totalEuro, kmAYear } }: Props) {
  return (
    <>
      <Scroll tabIndex={0} aria-label="Costo per anno">
        <table>
          <caption>Costo per anno, in euro, a {numberText(kmAYear)} km l’anno</caption>
          <thead>
            <tr>
              <th scope="col">Voce</th>
              {years.map((year) => (
                <th key={year} scope="col">
                  {year}
                </th>
              ))}
              <th scope="col">5 anni</th>
            </tr>
          </thead>
          <tbody>
            {costs.map(({ kind, label, euro, totalEuro }) => (
              <tr key={kind}>
                <th scope="row">
                  <Key aria-hidden="true">
                    <rect width="14" height="14" rx="2" data-cost={kind} />
                  </Key>
                  {label}
                </th>
                {totalEuro === null ? (
                  <td colSpan={6}>non stimiamo</td>
                ) : (
                  <>
                    {euro.map((one, year) => (
                      <td key={years[year]}>{one === null ? 'non stimato' : numberText(one)}</td>
                    ))}
                    <td>
                      <b>{numberText(totalEuro)}</b>
                    </td>
                  </>
                )}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Totale</th>
              {yearsEuro.map((euro, year) => (
                <td key={years[year]}>{numberText(euro)}</td>
              ))}
              <td>{numberText(totalEuro)}</td>
            </tr>
          </tfoot>
        </table>
      </Scroll>
      <Reasons>
        {costs.map(({ kind, label, how }) => (
          <div key={kind}>
            <dt>{label}</dt>
            <dd>{how}</dd>
          </div>
        ))}
      </Reasons>
    </>
  )
}

const Scroll = styled.section`
  overflow-x: auto;
  table { min-width: 560px; width: 100%; border-collapse: collapse; font-size: ${fontSize.base}; font-variant-numeric: tabular-nums; }
  caption { padding-bottom: 6px; color: ${color.textMuted}; text-align: left; }
  th, td { padding: 8px 8px 8px 0; border-bottom: 1px solid ${color.borderSubtle}; text-align: right; }
  th:first-of-type { text-align: left; }
  tbody th { font-weight: 500; }
  tfoot th, tfoot td { font-weight: 700; }
  td[colspan] { text-align: left; color: ${color.textMuted}; }
`
const Key = styled.svg`
  display: inline-block;
  width: 14px;
  height: 14px;
  margin-right: 8px;
  vertical-align: -2px;
  ${costFills}
`
const Reasons = styled.dl`
  margin-top: 16px;
  font-size: ${fontSize.base};
  > div { padding: 6px 0; }
  dt { font-weight: 600; }
  dd { color: ${color.textSecondary}; overflow-wrap: anywhere; }
`
