import styled from '@emotion/styled'
import { Button } from '@/components/ui/Button'
import { Select } from '@/components/ui/form/Select'
import { regions } from '@/lib/kernel/italian/regions'
import { observatoryPath } from '@/lib/kernel/routes/routes'
import type { MarketReport } from '@/lib/market/observatory/market-report'
import { maxWidth } from '@/styles/media'

/** The part of the page to which the form leads back. */
export const timeAnchor = 'tempo'
const options = Object.entries(regions).map(([value, label]) => ({ value, label }))

/** Chooses the region whose prices over time are shown; the rest of the page stays as it is. */
export function TimeChoice({ report: { make, model, part, inRegion } }: { report: MarketReport }) {
  const region = inRegion?.region ?? ''
  const address = `${observatoryPath(make.slug, model.slug)}#${timeAnchor}`
  return (
    <Form action={address} method="get" aria-label="Regione del prezzo nel tempo">
      {part.fuel !== null && <input type="hidden" name="carburante" value={part.fuel} />}
      {part.region !== null && <input type="hidden" name="regione" value={part.region} />}
      <Select key={region} name="andamento" label="Nel tempo in" emptyLabel="Tutta Italia" options={options} defaultValue={region} />
      <Button type="submit">Aggiorna</Button>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 260px) auto;
  justify-content: start;
  gap: 12px;
  align-items: end;
  ${maxWidth(450)} { grid-template-columns: minmax(0, 1fr) auto; }
`
