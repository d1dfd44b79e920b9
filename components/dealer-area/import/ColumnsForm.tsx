import styled from '@emotion/styled'
import { Button } from '@/components/ui/Button'
import { DataTable } from '@/components/ui/DataTable'
import { OptionGroup } from '@/components/ui/form/OptionGroup'
import { Select } from '@/components/ui/form/Select'
import { Panel } from '@/components/ui/Panel'
import { dealershipApi } from '@/lib/kernel/routes/dealer-area'
import { categories, categorySlugs } from '@/lib/market/catalogue/category'
import type { DealerImport } from '@/lib/market/dealer-imports/dealer-import'
import type { Column } from '@/lib/market/stock-import/columns/column'
import { columnLabels } from '@/lib/market/stock-import/columns/column-labels'
import type { DescribedColumn } from '@/lib/market/stock-import/columns/described-column'
import { formatOf } from '@/lib/market/stock-import/columns/formats'
import { isNumbered } from '@/lib/market/stock-import/columns/headerless'
import { columnSources } from './column-sources'
import { ReadingChoice } from './ReadingChoice'

type Props = { dealerImport: DealerImport; columns: readonly DescribedColumn[]; slug: string; csrf: string }

const options = [...columnLabels].map(([value, label]) => ({ value, label }))
const categoryOptions = categorySlugs.map((slug) => ({ value: slug, label: categories[slug].label }))
const contents = [
  { value: 'tutto', label: 'Tutto lo stock: ciò che manca viene ritirato' },
  { value: 'parte', label: 'Solo una parte: il resto non si tocca' },
]
/** What a used vehicle must say, and the columns that may say it. */
const needed: readonly { label: string; columns: readonly Column[] }[] = [
  { label: 'il prezzo', columns: ['price', 'discountedPrice'] },
  { label: 'l’immatricolazione', columns: ['registration', 'year'] },
  { label: 'i chilometri', columns: ['mileage'] },
]

/** What each column of the file is taken for, with examples, to be changed. */
export function ColumnsForm({ dealerImport: { id, isFullStock }, columns, slug, csrf }: Props) {
  const read = columns.filter(({ column }) => column !== null)
  const header = columns.map((column) => column.header)
  const format = formatOf(header, (at) => columns[at]?.examples ?? [])?.name
  const missing = needed.filter((need) => !read.some(({ column }) => column !== null && need.columns.includes(column)))
  return (
    <Panel aria-labelledby="colonne">
      <h2 id="colonne">Colonne</h2>
      {format !== undefined && (
        <p>
          <strong>Riconosciuto: {format}.</strong>
        </p>
      )}
      {isNumbered(header) && (
        <p>
          Questo file non ha intestazioni: di’ tu, dagli esempi, che cosa c’è in ogni colonna. Vale anche per il prossimo file con
          altrettante colonne.
        </p>
      )}
      <p>
        {`${read.length} di ${columns.length} riconosciute. Quello che scegli vale anche per il prossimo file.`}
        {missing.length > 0 &&
          ` Nessuna colonna dice ${missing.map(({ label }) => label).join(', ')}: i veicoli usati senza questi dati restano bozze.`}
      </p>
      <Form method="post" action={dealershipApi.import(id)}>
        {Object.entries({ _csrf: csrf, concessionaria: slug, azione: 'prova', importazione: String(id) }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <DataTable
          label="Le colonne del file"
          isStacked
          head={['Nel file', 'Per esempio', 'È', 'Come lo sappiamo']}
          rows={columns.map(({ header, column, source, readings, examples }, at) => {
            const name = header.trim() || `colonna ${at + 1}`
            return {
              key: at,
              cells: [
                name,
                examples.join(' · ') || 'vuota',
                <Select
                  key="field"
                  name={`colonna-${at}`}
                  label={`Che cos’è «${name}»`}
                  options={options}
                  emptyLabel="Non leggere"
                  defaultValue={column ?? ''}
                />,
                <Known key="known">
                  <span>{columnSources[source]}</span>
                  {readings.map((reading) => (
                    <ReadingChoice key={reading.aspect} name={name} at={at} reading={reading} />
                  ))}
                </Known>,
              ],
            }
          })}
        />
        <Select name="categoria" label="Categoria, se il file non la dice" options={categoryOptions} emptyLabel="Riconoscila dai modelli" />
        <OptionGroup
          id="stock"
          type="radio"
          name="stock"
          legend="Che cosa contiene il file"
          options={contents}
          chosen={isFullStock ? 'tutto' : 'parte'}
        />
        <Button type="submit">Fai la prova</Button>
      </Form>
    </Panel>
  )
}

const Known = styled.div`
  display: grid;
  gap: 8px;
`

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  justify-items: start;
  > div:first-of-type { width: 100%; }
  td, tbody th { vertical-align: middle; overflow-wrap: anywhere; }
  td:nth-of-type(2) { min-width: 220px; }
  tbody th { min-width: 148px; }
  td label { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; white-space: nowrap; }
`
