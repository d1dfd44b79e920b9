import styled from '@emotion/styled'
import { Link } from '@/components/ui/Link'
import { Modal } from '@/components/ui/Modal'
import { withSort } from '@/lib/market/search/query/search-edit'
import { searchHref } from '@/lib/market/search/query/search-href'
import { type SearchQuery, sorts, sortsOf } from '@/lib/market/search/query/search-query'
import { color, radius } from '@/styles/tokens'
import { OrderReason } from './OrderReason'

type Props = { query: SearchQuery; opener: Element | null; onClose(): void }

/** The orders of a list to choose from, and why the results stand in the one they have. */
export function OrderDialog({ query, opener, onClose }: Props) {
  return (
    <Modal title="In che ordine?" opener={opener} onClose={onClose}>
      <Orders>
        {sortsOf(query).map((sort) => (
          <li key={sort}>
            <Link
              href={searchHref(withSort(query, sort))}
              aria-current={sort === query.sort || undefined}
              rel="nofollow"
              scroll={false}
              onClick={onClose}
            >
              {sorts[sort]}
            </Link>
          </li>
        ))}
      </Orders>
      <Reason>
        <h3>Perché in quest’ordine?</h3>
        <OrderReason query={query} />
      </Reason>
    </Modal>
  )
}

const Orders = styled.ul`
  display: grid;
  gap: 8px;
  a {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 48px;
    padding: 6px 14px;
    border: 1.5px solid ${color.border};
    border-radius: ${radius.md};
    color: ${color.text};
    font-weight: 600;
    text-decoration: none;
    &::before { content: ''; flex: none; width: 22px; height: 22px; border: 1.5px solid ${color.borderControl}; border-radius: 50%; }
    &:hover { border-color: ${color.borderControlHover}; }
    &[aria-current] { border-color: ${color.accent}; background: ${color.accentSurface}; box-shadow: inset 0 0 0 .5px ${color.accent}; }
    &[aria-current]::before { border: 7px solid ${color.accent}; background: ${color.surface}; }
  }
`
const Reason = styled.div`
  margin-top: 16px;
  h3 { margin-bottom: 6px; }
`
