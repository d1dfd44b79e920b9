import styled from '@emotion/styled'
import { Button } from '@/components/ui/Button'
import { Select } from '@/components/ui/form/Select'
import { searchHref } from '@/lib/market/search/query/search-href'
import { type SearchQuery, sorts, sortsOf, usualSort } from '@/lib/market/search/query/search-query'
import { maxWidth } from '@/styles/media'

type Props = { query: SearchQuery }

/** The order of the results without JavaScript. */
export function SortForm({ query }: Props) {
  const [path, params] = searchHref({ ...query, sort: usualSort, page: 1 }).split('?')
  return (
    <Row action={path} method="get">
      {[...new URLSearchParams(params)].map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <Select
        dense
        name="ordina"
        label="Ordina per"
        defaultValue={query.sort}
        options={sortsOf(query).map((sort) => ({ value: sort, label: sorts[sort] }))}
      />
      <Button type="submit" variant="quiet" size="sm">
        Ordina
      </Button>
    </Row>
  )
}

const Row = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  > div { display: flex; align-items: center; gap: 10px; }
  label { flex: none; font-weight: 400; }
  ${maxWidth(800)} {
    label { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
    select { width: 112px; }
  }
`
