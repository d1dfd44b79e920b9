import styled from '@emotion/styled'
import { Button } from '@/components/ui/Button'
import { Select } from '@/components/ui/form/Select'
import { TextField } from '@/components/ui/form/TextField'
import type { DealerPage } from '@/lib/market/ads/dealers/dealer-page'
import { stockOrders } from '@/lib/market/ads/dealers/dealer-stock'
import { numberText } from '@/lib/market/catalogue/number-text'

type Props = { path: string; page: Pick<DealerPage, 'filter' | 'makes'> }

/** Narrows and sorts what a dealer sells; a plain form, so that the page stays light. */
export function StockFilterForm({ path, page: { filter, makes } }: Props) {
  return (
    <Form action={path} method="get" role="search" aria-label="Filtra i veicoli del concessionario">
      {filter.kind !== null && <input type="hidden" name="tipo" value={filter.kind} />}
      <Select
        name="marca"
        label="Marca"
        emptyLabel="Tutte le marche"
        defaultValue={filter.make ?? ''}
        options={makes.map(({ slug, name, count }) => ({ value: slug, label: `${name} (${numberText(count)})` }))}
      />
      <TextField name="prezzo_a" label="Prezzo fino a, in euro" inputMode="numeric" maxLength={12} defaultValue={filter.maxEuro ?? ''} />
      <Select
        name="ordina"
        label="Ordina per"
        defaultValue={filter.order}
        options={Object.entries(stockOrders).map(([value, label]) => ({ value, label }))}
      />
      <Button type="submit" variant="outline">
        Applica
      </Button>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(140px, 100%), 1fr));
  gap: 12px;
  align-items: end;
  margin-bottom: 20px;
  button { min-height: 48px; }
  @media print { display: none; }
`
