import styled from '@emotion/styled'
import { useRouter } from 'next/router'
import { Button } from '@/components/ui/Button'
import { SortSelect } from '@/components/ui/form/SortSelect'
import { withSort } from '@/lib/market/search/query/search-edit'
import { searchHref } from '@/lib/market/search/query/search-href'
import { isSort, type SearchQuery, sorts, sortsOf } from '@/lib/market/search/query/search-query'

type Props = { query: SearchQuery }

/** The order of the results. A choice applies at once; without JavaScript a button does. */
export function SortForm({ query }: Props) {
  const router = useRouter()
  const [path, params] = searchHref({ ...query, sort: 'recenti', page: 1 }).split('?')
  return (
    <Row action={path} method="get">
      {[...new URLSearchParams(params)].map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <SortSelect
        dense
        sort={query.sort}
        options={sortsOf(query).map((sort) => ({ value: sort, label: sorts[sort] }))}
        onChoose={(sort) => isSort(sort) && void router.push(searchHref(withSort(query, sort)), undefined, { scroll: false })}
      />
      <noscript>
        <Button type="submit" variant="quiet" size="sm">
          Ordina
        </Button>
      </noscript>
    </Row>
  )
}

const Row = styled.form`
  display: flex;
  align-items: center;
  gap: 8px;
  > div { display: flex; align-items: center; gap: 10px; }
  label { flex: none; font-weight: 400; }
  select { width: 190px; }
`
