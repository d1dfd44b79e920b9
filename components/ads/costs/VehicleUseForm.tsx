import styled from '@emotion/styled'
import { Button } from '@/components/ui/Button'
import { TextField } from '@/components/ui/form/TextField'
import { adPricePath } from '@/lib/kernel/routes/routes'
import type { AdUse } from '@/lib/market/ads/ad-use'
import { fiveYearsId, type UseField } from '@/lib/market/running-costs/vehicle-use'
import { maxWidth } from '@/styles/media'
import { BuyerProvinceField } from './BuyerProvinceField'

type Props = { use: AdUse; href: string }

/** How the vehicle will be used. A plain form: what is said stands in the address and nowhere else. */
export function VehicleUseForm({ use: { province, form, energy }, href }: Props) {
  const address = `${adPricePath(href)}#${fiveYearsId}`
  const field = (name: UseField) => ({ name, defaultValue: form.values[name], error: form.errors[name] })
  return (
    <Form action={address} aria-label="Come userai il veicolo">
      <TextField label="Quanti chilometri fai in un anno?" unit="km" inputMode="numeric" {...field('km_anno')} />
      <BuyerProvinceField province={province} />
      {energy && (
        <>
          <TextField
            label={`${energy.name}: quanto lo paghi`}
            isOptional
            unit={`€/${energy.unit}`}
            inputMode="decimal"
            {...field('prezzo_carburante')}
          />
          <TextField label="Consumo ogni 100 km" isOptional unit={energy.unit} inputMode="decimal" {...field('consumo')} />
        </>
      )}
      <TextField label="Assicurazione in un anno" isOptional unit="€" inputMode="numeric" {...field('assicurazione')} />
      <TextField label="Manutenzione in un anno" isOptional unit="€" inputMode="numeric" {...field('manutenzione')} />
      <Button type="submit" variant="outline">
        Calcola
      </Button>
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
