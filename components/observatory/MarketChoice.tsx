import styled from '@emotion/styled'
import { Button } from '@/components/ui/Button'
import { type Option, Select } from '@/components/ui/form/Select'
import { regions } from '@/lib/kernel/italian/regions'
import { routes } from '@/lib/kernel/routes/routes'
import { fuels, type Vocabulary } from '@/lib/market/catalogue/vocabulary'
import type { MarketReport } from '@/lib/market/observatory/market-report'
import { maxWidth } from '@/styles/media'
import { color, radius } from '@/styles/tokens'

type Props = { choices: { makes: readonly Option[]; models: readonly Option[] }; make?: string; model?: string; part: MarketReport['part'] }

const optionsOf = (names: Vocabulary) => Object.entries(names).map(([value, label]) => ({ value, label }))

/** Leads to the market of a model; the models are offered once the make is known. */
export function MarketChoice({ choices, make = '', model = '', part }: Props) {
  return (
    <Form action={routes.observatory} method="get" aria-label="Scegli il modello">
      <Select name="marca" label="Marca" emptyLabel="Scegli la marca" options={choices.makes} defaultValue={make} />
      {choices.models.length > 0 && (
        <Select name="modello" label="Modello" emptyLabel="Tutti" options={choices.models} defaultValue={model} />
      )}
      <Select name="carburante" label="Carburante" emptyLabel="Tutti" options={optionsOf(fuels)} defaultValue={part.fuel ?? ''} />
      <Select name="regione" label="Zona" emptyLabel="Tutta Italia" options={optionsOf(regions)} defaultValue={part.region ?? ''} />
      <Button type="submit" variant="primary">
        Mostra
      </Button>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(150px, 1fr));
  gap: 12px;
  align-items: end;
  padding: 16px;
  border-radius: ${radius.lg};
  background: ${color.surfaceAlt};
  ${maxWidth(800)} { grid-template-columns: minmax(0, 1fr); }
`
