import styled from '@emotion/styled'
import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/Button'
import { fieldStyle } from '@/components/ui/FieldFrame'
import type { Category } from '@/lib/market/catalogue/category'
import { listPageOf } from '@/lib/market/search/list-pages'
import type { SearchQuery } from '@/lib/market/search/search-query'
import { sentenceAction, sentenceParam } from '@/lib/market/search/sentence/typed-sentence'

type Props = { query: Pick<SearchQuery, 'list'>; text?: string }
type Suggestions = ComponentType<{ input: RefObject<HTMLInputElement | null>; category: Category }>

/**
 * One line for what somebody looks for, in their own words. A plain GET form: the list reads it. As few bytes as it can: it stands on every list.
 * The code of the suggestions comes when the field is used; without it the field is an ordinary one.
 */
export function SentenceBox({ query, text }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [Suggestions, setSuggestions] = useState<Suggestions>()
  const prepare = () =>
    void import('./SentenceSuggestions').then(
      ({ SentenceSuggestions }) => setSuggestions(() => SentenceSuggestions),
      () => {},
    )
  useEffect(() => {
    if (document.activeElement === input.current) prepare() // it was used before its code was there
  }, [])
  return (
    <Row action={sentenceAction(query)} role="search">
      <label>
        Scrivi cosa cerchi, come lo diresti
        <input key={text} ref={input} type="search" name={sentenceParam} defaultValue={text} onFocus={prepare} />
      </label>
      <Button type="submit">Cerca</Button>
      {Suggestions && <Suggestions key={text} input={input} category={listPageOf(query.list).category} />}
    </Row>
  )
}

const Row = styled.form`
  position: relative;
  display: flex;
  align-items: flex-end;
  gap: 8px;
  margin-bottom: 16px;
  label { flex: 1; min-width: 0; font-weight: 600; }
  button { flex: none; min-height: 48px; }
  input { ${fieldStyle} margin-top: 6px; font-weight: 400; }
`
