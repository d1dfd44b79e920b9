import styled from '@emotion/styled'
import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react'
import { OneFieldForm } from '@/components/ui/form/OneFieldForm'
import type { Category } from '@/lib/market/catalogue/category'
import { listPageOf } from '@/lib/market/search/page/list-pages'
import type { SearchQuery } from '@/lib/market/search/query/search-query'
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
    <Row
      ref={input}
      action={sentenceAction(query)}
      type="search"
      name={sentenceParam}
      label="Che auto cerchi? Dillo a parole tue"
      button="Cerca"
      defaultValue={text}
      onFocus={prepare}
    >
      {Suggestions && <Suggestions key={text} input={input} category={listPageOf(query.list).category} />}
    </Row>
  )
}

const Row = styled(OneFieldForm)`margin-bottom: 16px;`
