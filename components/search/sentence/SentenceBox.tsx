import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react'
import { OneFieldForm } from '@/components/ui/form/OneFieldForm'
import type { Category } from '@/lib/market/catalogue/category'
import { listPageOf } from '@/lib/market/search/page/list-pages'
import type { SearchQuery } from '@/lib/market/search/query/search-query'
import { sentenceAction, sentenceParam } from '@/lib/market/search/sentence/typed-sentence'

type Props = {
  query: Pick<SearchQuery, 'list'>
  label?: string
  button?: string
  variant?: 'primary' | 'cta'
  placeholder?: string
  className?: string
}
type Suggestions = ComponentType<{ input: RefObject<HTMLInputElement | null>; category: Category }>

/**
 * One line for what somebody looks for, in their own words. A plain GET form: the list reads it.
 * The code of the suggestions comes when the field is used; without it the field is an ordinary one.
 */
export function SentenceBox({ query, label = 'Che auto cerchi? Dillo a parole tue', button = 'Cerca', ...look }: Props) {
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
    <OneFieldForm
      ref={input}
      action={sentenceAction(query)}
      type="search"
      name={sentenceParam}
      label={label}
      button={button}
      onFocus={prepare}
      {...look}
    >
      {Suggestions && <Suggestions input={input} category={listPageOf(query.list).category} />}
    </OneFieldForm>
  )
}
