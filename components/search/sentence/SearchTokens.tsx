import styled from '@emotion/styled'
import { useRouter } from 'next/router'
import { type ComponentType, type KeyboardEvent, type RefObject, useRef, useState } from 'react'
import { Icon } from '@/components/ui/icons/Icon'
import { useHydrated } from '@/components/ui/use-hydrated'
import { VisuallyHidden } from '@/components/ui/VisuallyHidden'
import type { Facets } from '@/lib/market/search/page/search-results'
import { filterPageHref } from '@/lib/market/search/query/panel-groups'
import { withoutWords } from '@/lib/market/search/query/search-edit'
import { searchHref } from '@/lib/market/search/query/search-href'
import type { SearchQuery } from '@/lib/market/search/query/search-query'
import type { SearchToken } from '@/lib/market/search/query/search-tokens'
import { maxWidth } from '@/styles/media'
import { color, radius } from '@/styles/tokens'

type Props = {
  query: SearchQuery
  tokens: readonly SearchToken[]
  facets: Facets
  total: number
  /** What follows the last token. */
  field: RefObject<HTMLInputElement | null>
}
type Editor = ComponentType<
  Pick<Props, 'query' | 'facets' | 'total'> & { token: SearchToken; button: Element; onClose(): void; onRemove(): void }
>

/** What a search is made of, each piece a button that opens its filter. Arrow keys move between them, Delete removes one. The words that nobody understood come first, struck out. */
export function SearchTokens({ query, tokens, facets, total, field }: Props) {
  const router = useRouter()
  const isHydrated = useHydrated()
  const list = useRef<HTMLUListElement>(null)
  const [opened, setOpened] = useState<{ token: SearchToken; button: Element } | null>(null)
  const [Editor, setEditor] = useState<Editor>()
  const [removed, setRemoved] = useState('')
  const unread = query.words === null ? [] : [{ key: '', label: query.words, href: searchHref(withoutWords(query)) }]
  const all = [...unread, ...tokens]

  const prepare = () =>
    void import('./TokenEditor').then(
      (loaded) => setEditor(() => loaded.TokenEditor),
      () => {},
    )
  const remove = ({ label, href }: SearchToken) => {
    setOpened(null)
    setRemoved(`Tolto: ${label}`)
    void router.push(href, undefined, { scroll: false })
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const stops = stopsOf(list.current)
    const at = stops.findIndex((stop) => stop === document.activeElement)
    const token = all[at]
    if (!token) return
    if (event.key === 'ArrowRight') (stops[at + 1] ?? field.current)?.focus()
    else if (event.key === 'ArrowLeft') stops[at - 1]?.focus()
    else if (event.key === 'Delete' || event.key === 'Backspace') {
      remove(token)
      ;(stops[at + 1] ?? stops[at - 1] ?? field.current)?.focus()
    } else return
    event.preventDefault()
  }
  return (
    <>
      <List ref={list} aria-label="La tua ricerca" hidden={all.length === 0} onKeyDown={onKeyDown}>
        {all.map((token) => (
          <li key={`${token.key} ${token.label}`}>
            {token === unread[0] ? (
              <a href={token.href} data-token="unread" aria-label={`Non capito: «${token.label}». Toglilo`}>
                {token.label}
                <Icon name="close" size={16} />
              </a>
            ) : isHydrated ? (
              <button
                type="button"
                data-token=""
                aria-haspopup="dialog"
                aria-expanded={opened?.token === token}
                onFocus={prepare}
                onPointerEnter={prepare}
                onClick={({ currentTarget }) => {
                  prepare()
                  setOpened({ token, button: currentTarget })
                }}
              >
                {token.label}
                <Icon name="chevron-down" size={16} />
              </button>
            ) : (
              <a href={filterPageHref(query)} rel="nofollow" data-token="">
                {token.label}
                <Icon name="chevron-down" size={16} />
              </a>
            )}
          </li>
        ))}
      </List>
      <VisuallyHidden role="status">{removed}</VisuallyHidden>
      {opened && Editor && (
        <Editor
          query={query}
          facets={facets}
          total={total}
          {...opened}
          onClose={() => setOpened(null)}
          onRemove={() => remove(opened.token)}
        />
      )}
    </>
  )
}

function stopsOf(list: Element | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[data-token]') ?? [])]
}

/** The last token of a row, for who comes back from the field behind it. */
export function lastToken(row: Element | null): HTMLElement | undefined {
  return stopsOf(row).at(-1)
}

const List = styled.ul`
  display: flex;
  align-items: center;
  gap: 6px;
  min-width: 0;
  padding: 6px 4px;
  overflow-x: auto;
  scrollbar-width: none;
  scroll-padding: 20px;
  &[hidden] { display: none; }
  li { flex: none; }
  [data-token] {
    position: relative;
    display: inline-flex;
    align-items: center;
    gap: 5px;
    height: 34px;
    padding: 0 8px 0 12px;
    border-radius: ${radius.pill};
    background: ${color.accentSurfaceStrong};
    color: ${color.accentStrong};
    font-size: .9375rem;
    font-weight: 500;
    text-decoration: none;
    white-space: nowrap;
    &::after { content: ''; position: absolute; inset: -5px 0; }
    &:hover, &[aria-expanded='true'] { background: ${color.accent}; color: ${color.textInverse}; }
    &:focus-visible { border-radius: ${radius.pill}; outline-offset: 1px; }
  }
  [data-token='unread'] {
    border: 1.5px dashed ${color.textSubtle};
    background: ${color.surface};
    color: ${color.text};
    text-decoration: line-through;
    &:hover { background: ${color.surfaceMuted}; color: ${color.text}; }
  }
  ${maxWidth(800)} {
    flex: 1;
    padding: 5px 4px;
    mask-image: linear-gradient(90deg, black calc(100% - 20px), transparent);
  }
`
