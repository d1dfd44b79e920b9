import styled from '@emotion/styled'
import { Button } from '@/components/ui/Button'
import { Panel } from '@/components/ui/Panel'
import { dealershipApi } from '@/lib/kernel/routes/dealer-area'
import { StockFileField } from './StockFileField'

type Props = { slug: string; csrf: string }

/** The form in which a file with the stock is chosen. */
export function FileForm({ slug, csrf }: Props) {
  return (
    <Panel aria-labelledby="origine">
      <h2 id="origine">Da dove arriva</h2>
      <Row method="post" action={dealershipApi.imports} encType="multipart/form-data">
        <input type="hidden" name="_csrf" value={csrf} />
        <input type="hidden" name="concessionaria" value={slug} />
        <StockFileField id="file-stock" note="Nulla cambia finché non lo confermi." />
        <Button type="submit">Leggi il file</Button>
      </Row>
    </Panel>
  )
}

const Row = styled.form`
  display: grid;
  gap: 16px;
  justify-items: start;
  margin-top: 12px;
  > div { width: 100%; max-width: 560px; }
`
