import styled from '@emotion/styled'
import { Button } from '@/components/ui/Button'
import { searchHref } from '@/lib/market/search/query/search-href'
import { type SearchQuery, sorts, sortsOf, usualSort } from '@/lib/market/search/query/search-query'
import { maxWidth } from '@/styles/media'
import { color, radius } from '@/styles/tokens'

type Props = { query: SearchQuery }

/** The order of the results without JavaScript; in few bytes, as every list has it. */
export function SortForm({ query }: Props) {
  const [path, params] = searchHref({ ...query, sort: usualSort, page: 1 }).split('?')
  return (
    <Row action={path}>
      {[...new URLSearchParams(params)].map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <select name="ordina" aria-label="Ordina per" defaultValue={query.sort}>
        {sortsOf(query).map((sort) => (
          <option key={sort} value={sort}>
            {sorts[sort]}
          </option>
        ))}
      </select>
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
  select { height: 36px; padding: 0 8px; border: 1.5px solid ${color.borderControl}; border-radius: ${radius.md}; background: ${color.surface}; }
  ${maxWidth(800)} { select { width: 112px; } }
`
