import styled from '@emotion/styled'
import { type ComponentType, type KeyboardEvent, type RefObject, useRef, useState } from 'react'
import { buttonStyle } from '@/components/ui/Button'
import { Icon } from '@/components/ui/icons/Icon'
import { iconButtonStyle } from '@/components/ui/icons/IconButton'
import type { Category } from '@/lib/market/catalogue/category'
import { listPageOf } from '@/lib/market/search/page/list-pages'
import type { Facets } from '@/lib/market/search/page/search-results'
import { searchHref } from '@/lib/market/search/query/search-href'
import type { SearchQuery } from '@/lib/market/search/query/search-query'
import { searchTokens } from '@/lib/market/search/query/search-tokens'
import { spokenSearch } from '@/lib/market/search/sentence/spoken-search'
import { addedParam, sentenceAction, sentenceParam, type TypedSentence } from '@/lib/market/search/sentence/typed-sentence'
import { maxWidth } from '@/styles/media'
import { color, fontSize, radius } from '@/styles/tokens'
import { lastToken, SearchTokens } from './SearchTokens'

type Props = {
  query: SearchQuery
  sentence: TypedSentence | null
  facets: Facets
  total: number
  /** Where the filters are, of a page that has no panel of them. */
  filtersHref?: string
}
type Suggestions = ComponentType<{ input: RefObject<HTMLInputElement | null>; category: Category }>

/**
 * The search as one row: each filter a token that opens its choice, behind them a field for more, and behind the lens the sentence as it was typed.
 * A form and links without JavaScript. As few bytes as it can: it stands on every list, and what a token opens comes when it is used.
 */
export function SearchRow({ query, sentence, facets, total, filtersHref = '#filtri' }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const lens = useRef<HTMLButtonElement>(null)
  const [isWriting, setWriting] = useState(false)
  const [Suggestions, setSuggestions] = useState<Suggestions>()
  const tokens = searchTokens(query)
  const address = new URL(searchHref(query), 'http://list.invalid')
  const whole = sentence?.text ?? spokenSearch(query)
  const isField = isWriting || tokens.length === 0
  const prepare = () =>
    void import('./SentenceSuggestions').then(
      (loaded) => setSuggestions(() => loaded.SentenceSuggestions),
      () => {},
    )
  const turn = (writes: boolean) => {
    setWriting(writes)
    requestAnimationFrame(() => (writes ? input : lens).current?.focus())
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape' && isWriting && !event.defaultPrevented) turn(false)
    const isAtStart = event.currentTarget.selectionEnd === 0
    if (event.key === 'ArrowLeft' && isAtStart && !isWriting) lastToken(event.currentTarget.form)?.focus()
  }
  return (
    <Row action={isWriting ? sentenceAction(query) : address.pathname} role="search" data-writes={isField || undefined}>
      {/* keys: a button that became the submitting one under a press would submit */}
      {isField ? (
        <Lens key="search" type="submit" aria-label="Cerca">
          <Icon name="search" />
        </Lens>
      ) : (
        <Lens key="write" ref={lens} type="button" aria-label="Scrivi la ricerca a parole" data-lens onClick={() => turn(true)}>
          <Icon name="search" />
        </Lens>
      )}
      {!isWriting && (
        <>
          <SearchTokens query={query} tokens={tokens} facets={facets} total={total} field={input} />
          {[...address.searchParams].map(([name, value]) => (
            <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
          ))}
          {sentence && <input type="hidden" name={sentenceParam} value={sentence.text} />}
        </>
      )}
      <input
        key={`${searchHref(query)} ${isWriting}`}
        ref={input}
        type="search"
        name={isWriting ? sentenceParam : addedParam}
        aria-label={isField ? 'Che auto cerchi? Dillo a parole tue' : 'Aggiungi qualcosa alla ricerca'}
        placeholder={isField ? 'Che auto cerchi? Dillo a parole tue' : 'Aggiungi: automatica, 5 porte…'}
        defaultValue={isWriting ? whole : ''}
        enterKeyHint="search"
        onFocus={prepare}
        onKeyDown={onKeyDown}
      />
      {isWriting && (
        <Lens type="button" aria-label="Torna ai filtri" onClick={() => turn(false)}>
          <Icon name="close" />
        </Lens>
      )}
      <Submit type="submit">Cerca</Submit>
      <Filters href={filtersHref} aria-label={tokens.length > 0 ? `Filtri, ${tokens.length} attivi` : 'Filtri'}>
        <Icon name="filters" />
        {tokens.length > 0 && <b aria-hidden="true">{tokens.length}</b>}
      </Filters>
      {Suggestions && (
        <Suggestions key={`suggestions ${searchHref(query)} ${isWriting}`} input={input} category={listPageOf(query.list).category} />
      )}
    </Row>
  )
}

const Row = styled.form`
  position: relative;
  display: flex;
  align-items: center;
  gap: 2px;
  height: 56px;
  margin-bottom: 16px;
  padding: 0 4px;
  border: 2px solid ${color.accent};
  border-radius: ${radius.lg};
  background: ${color.surface};
  &:focus-within { box-shadow: 0 0 0 2px ${color.accentSurfaceStrong}; }
  > input[type='search'] {
    flex: 1 1 140px;
    min-width: 0;
    height: 100%;
    padding: 0 8px;
    border: 0;
    background: none;
    font-size: ${fontSize.md};
    text-overflow: ellipsis;
    &::placeholder { color: ${color.textSubtle}; opacity: 1; }
    &::-webkit-search-cancel-button { display: none; }
  }
  > input:focus-visible { outline: 2px solid ${color.focus}; outline-offset: -1px; border-radius: ${radius.sm}; }
  ${maxWidth(800)} {
    height: 48px;
    margin-bottom: 8px;
    padding: 0;
    &:not([data-writes]) > input[type='search'] { display: none; }
  }
  @media (scripting: none) {
    height: auto;
    flex-wrap: wrap;
    [data-lens] { display: none; }
    &:not([data-writes]) > input[type='search'] { display: block; height: 44px; }
  }
`
const Lens = styled.button`
  ${iconButtonStyle}
  border-radius: ${radius.md};
  color: ${color.accent};
`
const Submit = styled.button`
  ${buttonStyle}
  flex: none;
  padding: 0 18px;
  border: 0;
  background: ${color.accent};
  color: ${color.textInverse};
  &:hover { background: ${color.accentHover}; }
  ${maxWidth(800)} { display: none; @media (scripting: none) { display: block; } }
`
/** On a phone the panel of filters is a sheet: the way to it stands at the end of the row. */
const Filters = styled.a`
  ${iconButtonStyle}
  position: relative;
  display: none;
  color: ${color.accent};
  b {
    position: absolute;
    right: 1px;
    top: 3px;
    min-width: 18px;
    padding: 0 4px;
    border-radius: 9px;
    background: ${color.accent};
    color: ${color.textInverse};
    font-size: ${fontSize.xs};
    font-weight: 600;
    line-height: 1.5;
    text-align: center;
  }
  ${maxWidth(800)} { display: grid; }
`
