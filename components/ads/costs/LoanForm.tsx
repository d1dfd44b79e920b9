import styled from '@emotion/styled'
import { Button } from '@/components/ui/Button'
import { TextField } from '@/components/ui/form/TextField'
import { adLoanPath } from '@/lib/kernel/routes/deals'
import type { LoanForm as Fields, LoanField } from '@/lib/market/financing/loan-form'
import { maxWidth } from '@/styles/media'

/** `others`: what the other form of the page says. */
type Props = { form: Fields; others: Readonly<Record<string, string>>; href: string }

/** The terms of a loan, as an offer names them. */
export function LoanForm({ form, others, href }: Props) {
  const address = adLoanPath(href)
  const field = (name: LoanField) => ({ name, defaultValue: form.values[name], error: form.errors[name] })
  return (
    <Form action={address} aria-label="Condizioni del finanziamento">
      {Object.entries(others).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <TextField label="Anticipo" unit="€" inputMode="numeric" hint="Anche la permuta vale come anticipo." {...field('anticipo')} />
      <TextField label="Durata" unit="mesi" inputMode="numeric" {...field('mesi')} />
      <TextField label="TAN fisso" unit="%" inputMode="decimal" {...field('tan')} />
      <TextField
        label="Maxirata finale"
        isOptional
        unit="€"
        inputMode="numeric"
        hint="Rata più bassa oggi, una grossa alla fine. In tutto costa di più."
        {...field('maxirata')}
      />
      <TextField label="Istruttoria" isOptional unit="€" inputMode="numeric" {...field('istruttoria')} />
      <TextField label="Incasso di ogni rata" isOptional unit="€" inputMode="decimal" {...field('incasso')} />
      <Button type="submit">Calcola la rata</Button>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 16px;
  align-items: start;
  button { min-height: 48px; justify-self: start; }
  ${maxWidth(583)} { grid-template-columns: minmax(0, 1fr); button { justify-self: stretch; } }
`
