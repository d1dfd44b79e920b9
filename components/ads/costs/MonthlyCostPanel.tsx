import styled from '@emotion/styled'
import { Button } from '@/components/ui/Button'
import { TextField } from '@/components/ui/form/TextField'
import { Link } from '@/components/ui/Link'
import { Panel } from '@/components/ui/Panel'
import { dateText } from '@/lib/kernel/italian/date-text'
import { adLoanPath } from '@/lib/kernel/routes/deals'
import { articlePath } from '@/lib/kernel/routes/magazine-routes'
import type { LoanUse } from '@/lib/market/ads/loan-use'
import { exactEuroText, measureText } from '@/lib/market/catalogue/number-text'
import type { LoanForm } from '@/lib/market/financing/loan-form'
import { laterText } from '@/lib/market/financing/monthly-cost'
import { fuelExampleSource } from '@/lib/market/running-costs/fuel-example'
import type { UseField } from '@/lib/market/running-costs/vehicle-use'
import { maxWidth } from '@/styles/media'
import { color, fontSize } from '@/styles/tokens'
import { BuyerProvinceField } from './BuyerProvinceField'
import { costFills } from './CostPattern'

type Props = { use: LoanUse; loan: LoanForm; href: string }

const id = 'tutto-compreso'

/** Instalment, fuel, insurance, upkeep and tax by the month, and what is paid on the first day. */
export function MonthlyCostPanel({ use, loan, href }: Props) {
  const { cost, province } = use
  const { start, loss, missing, rows } = cost
  return (
    <Panel aria-labelledby={id}>
      <h2 id={id}>Quanto costa al mese, tutto compreso</h2>
      <Columns>
        <div aria-live="polite">
          <Month>
            <b>{measureText(cost.monthEuro, '€')}</b> {laterText(cost)}
          </Month>
          <MonthBar cost={cost} />
          <Table>
            <tbody>
              {rows.map(({ kind, label, how, euro }) => (
                <tr key={label}>
                  <th scope="row">
                    <svg width="12" height="12" aria-hidden="true">
                      <rect width="12" height="12" rx="3" data-cost={kind} />
                    </svg>
                    {label}
                    {how !== '' && <small>{how}</small>}
                  </th>
                  <td>{euro === null ? 'non stimiamo' : exactEuroText(euro)}</td>
                </tr>
              ))}
              <tr data-total>
                <th scope="row">Al mese</th>
                <td>{exactEuroText(cost.monthEuro)}</td>
              </tr>
            </tbody>
          </Table>
          {missing.length > 0 && <Small>Nella cifra manca: {missing.join(', ')}.</Small>}
          <p>
            <b>All’inizio servono {exactEuroText(start.euro)}.</b> Anticipo {measureText(start.depositEuro, '€')}
            {start.transferEuro === null
              ? '; il passaggio di proprietà non è compreso.'
              : ` e passaggio ${exactEuroText(start.transferEuro)}${province.name === null ? '' : ` per ${province.name}`}.`}
          </p>
          {loss && (
            <p>
              In {loss.years === 1 ? 'un anno' : `${loss.years} anni`} l’auto perde circa {measureText(loss.euro, '€')} di valore: stima.
            </p>
          )}
        </div>
        <UseFields use={use} loan={loan} href={href} />
      </Columns>
    </Panel>
  )
}

/** The parts of the month side by side; the table says the same. */
function MonthBar({ cost: { rows, monthEuro } }: { cost: LoanUse['cost'] }) {
  const widths = rows.map(({ euro }) => (monthEuro > 0 ? (100 * (euro ?? 0)) / monthEuro : 0))
  return (
    <Bar viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      {rows.map(({ kind, label }, at) => {
        const left = widths.slice(0, at).reduce((sum, width) => sum + width, 0)
        return <rect key={label} data-cost={kind} x={left} width={widths[at]} height="4" vectorEffect="non-scaling-stroke" />
      })}
    </Bar>
  )
}

function UseFields({ use: { form, province, energy, isExamplePrice }, loan, href }: Props) {
  const field = (name: UseField) => ({ name, defaultValue: form.values[name], error: form.errors[name] })
  const address = `${adLoanPath(href)}#${id}`
  return (
    <Form action={address} aria-label="Come userai il veicolo">
      {Object.entries(loan.values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <TextField label="Km l’anno" unit="km" inputMode="numeric" {...field('km_anno')} />
      <BuyerProvinceField province={province} />
      {energy && (
        <>
          <TextField
            label={`${energy.name}: quanto la paghi`}
            unit={`€/${energy.unit}`}
            inputMode="decimal"
            {...field('prezzo_carburante')}
          />
          <TextField label="Consumo ogni 100 km" isOptional unit={energy.unit} inputMode="decimal" {...field('consumo')} />
        </>
      )}
      <TextField label="Assicurazione, l’anno" isOptional unit="€" inputMode="numeric" {...field('assicurazione')} />
      <TextField label="Tagliandi e gomme, l’anno" isOptional unit="€" inputMode="numeric" {...field('manutenzione')} />
      {isExamplePrice && (
        <Small>
          Il prezzo dell’energia è quello d’esempio del{' '}
          <Link href={articlePath(fuelExampleSource.article)}>nostro articolo del {dateText(`${fuelExampleSource.day}T12:00:00Z`)}</Link>:
          non è rilevato. Cambialo con quello che paghi.
        </Small>
      )}
      <Button type="submit" variant="outline">
        Calcola il mese
      </Button>
    </Form>
  )
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 24px 40px;
  margin-top: 16px;
  p { margin-top: 12px; }
  ${costFills}
  [data-cost='loan'] { fill: ${color.accent}; }
  ${maxWidth(800)} { grid-template-columns: minmax(0, 1fr); }
`
const Bar = styled.svg`
  display: block;
  width: 100%;
  height: 14px;
  margin: 8px 0;
`
const Month = styled.p`
  b { font-size: ${fontSize.xl4}; }
`
const Small = styled.p`
  color: ${color.textSecondary};
  font-size: ${fontSize.base};
`
const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  th { padding: 8px 8px 8px 0; font-weight: 400; text-align: left; overflow-wrap: anywhere; }
  th svg { margin-right: 8px; }
  td { padding: 8px 0; text-align: right; vertical-align: top; white-space: nowrap; }
  small { display: block; color: ${color.textMuted}; font-size: ${fontSize.base}; }
  tr { border-bottom: 1px solid ${color.border}; }
  [data-total] { border-top: 2px solid ${color.text}; border-bottom: 0; }
  [data-total] > * { font-weight: 700; }
`
const Form = styled.form`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 16px;
  align-items: start;
  align-content: start;
  p { grid-column: 1 / -1; margin: 0; }
  button { min-height: 48px; justify-self: start; }
  ${maxWidth(583)} { grid-template-columns: minmax(0, 1fr); button { justify-self: stretch; } }
`
