import styled from '@emotion/styled'
import { useEffect, useEffectEvent, useRef } from 'react'
import { createPortal } from 'react-dom'
import { FilterField } from '@/components/search/panel/FilterField'
import { useFilterForm } from '@/components/search/panel/use-filter-form'
import { VehicleFields } from '@/components/search/panel/VehicleFields'
import { Button } from '@/components/ui/Button'
import { FieldIds } from '@/components/ui/form/field-ids'
import { Modal } from '@/components/ui/Modal'
import { VisuallyHidden } from '@/components/ui/VisuallyHidden'
import { listPageOf } from '@/lib/market/search/page/list-pages'
import { adCountText } from '@/lib/market/search/page/search-heading'
import type { Facets } from '@/lib/market/search/page/search-results'
import { filtersOf, isCounted } from '@/lib/market/search/query/filter-params'
import { withoutFilter } from '@/lib/market/search/query/search-edit'
import { searchHref } from '@/lib/market/search/query/search-href'
import type { SearchQuery } from '@/lib/market/search/query/search-query'
import type { SearchToken } from '@/lib/market/search/query/search-tokens'
import { onlyVehicle, vehicleText } from '@/lib/market/search/query/vehicle-choice'
import { color } from '@/styles/tokens'

type Props = { query: SearchQuery; facets: Facets; total: number; token: SearchToken; button: Element; onClose(): void; onRemove(): void }

/** The filter behind a token, under its button, with its options and their numbers. The rest of the search goes with it, unseen. */
export function TokenEditor({ query, facets, total, token, button, onClose, onRemove }: Props) {
  const formElement = useRef<HTMLFormElement>(null)
  const filter = filtersOf(query.list).find(({ param }) => param === token.key)
  const form = useFilterForm(query, total, facets)
  const isReady = !filter || !isCounted(filter) || form.facets[filter.param] !== undefined
  const load = useEffectEvent(() => void (isReady || form.loadOptions(formElement.current)))
  useEffect(() => load(), [])
  useEffect(() => {
    const form = formElement.current
    if (isReady && !form?.contains(document.activeElement)) form?.querySelector<HTMLElement>('input:not([type=hidden]), select')?.focus()
  }, [isReady])
  const found = form.count === null ? 'gli annunci' : adCountText(form.count)
  return createPortal(
    <Modal title={filter?.label ?? 'Marca e modello'} under={button} onClose={onClose}>
      <form
        ref={formElement}
        action={listPageOf(query.list).path}
        onChange={form.onChange}
        onSubmit={(event) => {
          form.onSubmit(event)
          onClose()
        }}
      >
        {[...restOf(query, filter ? token.key : 'marca')].map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <Fields aria-busy={!isReady || undefined}>
          <FieldIds value="pezzo-">
            {!filter ? (
              <VehicleFields query={query} facets={form.facets} isUnfolded={false} />
            ) : (
              isReady && <FilterField filter={filter} query={query} facets={form.facets} isUnfolded />
            )}
          </FieldIds>
        </Fields>
        <Actions>
          <Button variant="quiet" onClick={onRemove}>
            Togli
          </Button>
          <Button type="submit" variant="cta" aria-busy={form.isCounting || undefined}>
            {form.isCounting ? 'Conto gli annunci' : `Mostra ${found}`}
          </Button>
        </Actions>
        <VisuallyHidden role="status">{form.isRecounted && found}</VisuallyHidden>
      </form>
    </Modal>,
    document.body, // the row is a form itself
  )
}

/** The parameters of a search without one filter, as a form of the list sends them. */
function restOf(query: SearchQuery, key: string): URLSearchParams {
  const rest = key === 'marca' ? withoutFilter(withoutFilter(query, 'marca'), 'senza_marca') : withoutFilter(query, key)
  const params = new URL(searchHref(rest), 'http://list.invalid').searchParams
  const only = onlyVehicle(rest)
  if (only) params.append('marca', vehicleText(only))
  return params
}

const Fields = styled.div`
  display: grid;
  gap: 10px;
  min-height: 44px;
`
const Actions = styled.div`
  position: sticky;
  bottom: 0;
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 8px;
  margin: 8px 0 -12px;
  padding: 12px 0;
  border-top: 1px solid ${color.border};
  background: ${color.surface};
`
