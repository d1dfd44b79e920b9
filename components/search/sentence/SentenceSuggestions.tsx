import styled from '@emotion/styled'
import { type RefObject, useId } from 'react'
import { useCombobox } from '@/components/search/use-combobox'
import { VisuallyHidden } from '@/components/ui/VisuallyHidden'
import type { Category } from '@/lib/market/catalogue/category'
import { adCountText } from '@/lib/market/search/page/search-heading'
import { color, fontSize, radius, shadow, zIndex } from '@/styles/tokens'

type Props = { input: RefObject<HTMLInputElement | null>; category: Category }

/** What the words in a field may become, below it: makes and models with their ads, phrases, places; below an empty one what was looked for before. The field is a combobox with a list (WAI-ARIA). */
export function SentenceSuggestions({ input, category }: Props) {
  const listId = useId()
  const { options, areRecent, active, choose } = useCombobox(input, listId, category)
  return (
    <>
      <List id={listId} role="listbox" aria-label={areRecent ? 'Ricerche recenti' : 'Suggerimenti'} hidden={options.length === 0}>
        {options.map((option, index) => (
          <button
            key={option.text ?? ''}
            data-forgets={option.text === null || undefined}
            type="button"
            tabIndex={-1} // the field keeps the focus, and has the keys
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === active}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(option)}
          >
            <span>{option.label}</span>
            {option.count !== null && <small>{adCountText(option.count)}</small>}
          </button>
        ))}
      </List>
      <VisuallyHidden role="status">{options.length === 0 ? '' : countText(options.length, areRecent)}</VisuallyHidden>
    </>
  )
}

function countText(count: number, areRecent: boolean): string {
  if (areRecent) return count === 2 ? '1 ricerca recente' : `${count - 1} ricerche recenti` // the last one clears them
  return count === 1 ? '1 suggerimento' : `${count} suggerimenti`
}

const List = styled.div`
  position: absolute;
  z-index: ${zIndex.menu};
  top: calc(100% + 4px);
  left: 0;
  right: 0;
  padding: 4px;
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  background: ${color.surface};
  box-shadow: ${shadow.lg};
  button {
    display: flex;
    width: 100%;
    justify-content: space-between;
    align-items: center;
    gap: 12px;
    min-height: 44px;
    padding: 4px 12px;
    text-align: left;
    border-radius: ${radius.sm};
    cursor: pointer;
  }
  button:hover, button[aria-selected='true'] { background: ${color.accentSurface}; color: ${color.accent}; }
  button[aria-selected='true'] { outline: 2px solid ${color.accent}; outline-offset: -2px; }
  [data-forgets] { border-top: 1px solid ${color.border}; color: ${color.textMuted}; font-size: ${fontSize.base}; }
  small { font-size: ${fontSize.sm}; white-space: nowrap; }
`
