import styled from '@emotion/styled'
import { Button } from '@/components/ui/Button'
import { Checkbox } from '@/components/ui/form/Checkbox'
import { Select } from '@/components/ui/form/Select'
import { TextField } from '@/components/ui/form/TextField'
import { type StockPage, slowDays, stockPrices, stockSorts } from '@/lib/accounts/selling/stock'
import { dealerArea } from '@/lib/kernel/routes/dealer-area'
import { adStatuses } from '@/lib/market/ads/ad'
import { numberText } from '@/lib/market/catalogue/number-text'

/** What of the stock is shown, and in which order; an address says it all. */
export function StockFilters({ stock: { query, counts, found }, slug }: { stock: StockPage; slug: string }) {
  const statuses = Object.entries(adStatuses).flatMap(([value, label]) => {
    const [, count] = Object.entries(counts).find(([status]) => status === value) ?? []
    return count === undefined && query.status !== value ? [] : [{ value, label: `${label} (${numberText(count ?? 0)})` }]
  })
  return (
    <Row action={dealerArea.vehicles} role="search">
      <input type="hidden" name="concessionaria" value={slug} />
      <TextField name="cerca" label="Cerca nello stock" placeholder="Modello, versione, numero" maxLength={80} defaultValue={query.text} />
      <Select name="stato" label="Stato" emptyLabel="Tutti" options={statuses} defaultValue={query.status ?? ''} />
      <Select
        name="prezzi"
        label="Sulla stima"
        emptyLabel="Tutti"
        options={Object.entries(stockPrices).map(([value, label]) => ({ value, label }))}
        defaultValue={query.price ?? ''}
      />
      <Select
        name="ordina"
        label="Ordina"
        options={Object.entries(stockSorts).map(([value, label]) => ({ value, label }))}
        defaultValue={query.sort}
      />
      <Checkbox name="fermi" value="si" label={`Online da oltre ${slowDays} giorni`} defaultChecked={query.isSlow} />
      <Button type="submit" variant="outline">
        Mostra
      </Button>
      <p role="status">{found === 1 ? '1 veicolo' : `${numberText(found)} veicoli`}</p>
    </Row>
  )
}

const Row = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  align-items: end;
  > p { flex-basis: 100%; }
`
