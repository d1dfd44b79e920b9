import styled from '@emotion/styled'
import { useLazyDialog } from '@/components/form/use-lazy-dialog'
import { Icon } from '@/components/ui/icons/Icon'
import { VisuallyHidden } from '@/components/ui/VisuallyHidden'
import { type SearchQuery, sorts } from '@/lib/market/search/query/search-query'
import { maxWidth } from '@/styles/media'
import { color, radius } from '@/styles/tokens'
import { SortForm } from './SortForm'

type Props = { query: SearchQuery }

const loadDialog = () => import('./OrderDialog').then(({ OrderDialog }) => OrderDialog)

/** The order of the results as a word that opens the others, with the reason for it; without JavaScript a choice with its button. */
export function OrderChoice({ query }: Props) {
  const { Dialog, dialog, isLoading, prepare, open } = useLazyDialog(loadDialog)
  return (
    <>
      <Choose
        className="needs-script"
        type="button"
        aria-haspopup="dialog"
        aria-busy={isLoading || undefined}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={open}
      >
        <VisuallyHidden>Ordina per: </VisuallyHidden>
        <span>{sorts[query.sort]}</span>
        <Icon name="chevron-down" size={16} />
      </Choose>
      <noscript>
        <SortForm query={query} />
      </noscript>
      {Dialog && <Dialog query={query} {...dialog} />}
    </>
  )
}

const Choose = styled.button`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-width: 0;
  min-height: 44px;
  padding: 0 12px;
  border: 1.5px solid ${color.borderControl};
  border-radius: ${radius.md};
  background: ${color.surface};
  font-size: .9375rem;
  font-weight: 600;
  text-align: left;
  white-space: nowrap;
  &:hover { border-color: ${color.borderControlHover}; }
  &[aria-busy] { cursor: progress; }
  > span:last-of-type { overflow: hidden; text-overflow: ellipsis; }
  ${maxWidth(800)} {
    flex: 0 1 auto;
    max-width: 45%;
    padding: 0 6px;
    border-color: transparent;
    color: ${color.accent};
  }
`
