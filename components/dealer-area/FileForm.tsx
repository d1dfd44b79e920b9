import styled from '@emotion/styled'
import { Button } from '@/components/ui/Button'
import { Panel } from '@/components/ui/Panel'
import { TextField } from '@/components/ui/TextField'
import { dealershipApi } from '@/lib/kernel/routes/dealer-area'
import { maxFileBytes } from '@/lib/market/dealer-imports/dealer-import'

type Props = { slug: string; csrf: string }

const hint = `CSV, Excel, LibreOffice (.ods), XML o JSON, anche in ZIP, fino a ${maxFileBytes / 1024 / 1024} MB. Nulla cambia finché non lo confermi.`

/** Where a file with the stock is chosen. */
export function FileForm({ slug, csrf }: Props) {
  return (
    <Panel aria-labelledby="origine">
      <h2 id="origine">Da dove arriva</h2>
      <Row method="post" action={dealershipApi.imports} encType="multipart/form-data">
        <input type="hidden" name="_csrf" value={csrf} />
        <input type="hidden" name="concessionaria" value={slug} />
        <TextField
          id="file-stock"
          type="file"
          name="file"
          required
          accept=".csv,.txt,.tsv,.xlsx,.xlsm,.xls,.ods,.xml,.json,.jsonl,.zip,.gz"
          label="File con lo stock"
          hint={hint}
        />
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
