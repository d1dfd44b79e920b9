import styled from '@emotion/styled'
import { Button } from '@/components/ui/Button'
import { type Option, Select } from '@/components/ui/Select'
import { routes } from '@/lib/kernel/routes/routes'
import { type Region, regions } from '@/lib/market/places/place'
import { maxWidth } from '@/styles/media'
import { color, radius } from '@/styles/tokens'

type Props = { choices: { makes: readonly Option[]; models: readonly Option[] }; make?: string; model?: string; region: Region | null }

const regionOptions = Object.entries(regions).map(([value, label]) => ({ value, label }))

/** Leads to the market of a model; the models are offered once the make is known. */
export function MarketChoice({ choices, make = '', model = '', region }: Props) {
  return (
    <Form action={routes.observatory} method="get" aria-label="Scegli il modello">
      <Select name="marca" label="Marca" emptyLabel="Scegli la marca" options={choices.makes} defaultValue={make} />
      {choices.models.length > 0 && (
        <Select name="modello" label="Modello" emptyLabel="Tutti" options={choices.models} defaultValue={model} />
      )}
      <Select name="regione" label="Zona" emptyLabel="Tutta Italia" options={regionOptions} defaultValue={region ?? ''} />
      <Button type="submit" variant="primary">
        Mostra
      </Button>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr)) auto;
  gap: 12px;
  align-items: end;
  padding: 16px;
  border-radius: ${radius.lg};
  background: ${color.surfaceAlt};
  ${maxWidth(800)} { grid-template-columns: minmax(0, 1fr); }
`
