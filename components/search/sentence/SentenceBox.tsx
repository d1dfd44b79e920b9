import { type ComponentType, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
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
  /** What counts the ads of a sentence on the button, once the field is used. */
  loadCount?(): Promise<{ SentenceCount: Count }>
}
type Field = { input: RefObject<HTMLInputElement | null> }
type Suggestions = ComponentType<Field & { category: Category }>
type Count = ComponentType<Field & Pick<SearchQuery, 'list'> & { onButton(button: CountButton | null): void }>
type CountButton = { text: string; isBusy: boolean }

/**
 * One line for what somebody looks for, in their own words. A plain GET form: the list reads it.
 * The code of the suggestions comes when the field is used; without it the field is an ordinary one.
 */
export function SentenceBox({ query, label = 'Che auto cerchi? Dillo a parole tue', button = 'Cerca', loadCount, ...look }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [Suggestions, setSuggestions] = useState<Suggestions>()
  const [Count, setCount] = useState<Count>()
  const [counted, setCounted] = useState<CountButton | null>(null)
  const prepare = () => {
    import('./SentenceSuggestions').then(
      ({ SentenceSuggestions }) => setSuggestions(() => SentenceSuggestions),
      () => {},
    )
    loadCount?.().then(
      ({ SentenceCount }) => setCount(() => SentenceCount),
      () => {},
    )
  }
  const begin = useEffectEvent(() => {
    if (document.activeElement === input.current) prepare() // it was used before its code was there
  })
  useEffect(() => begin(), [])
  return (
    <OneFieldForm
      ref={input}
      action={sentenceAction(query)}
      type="search"
      name={sentenceParam}
      label={label}
      button={counted?.text ?? button}
      isBusy={counted?.isBusy}
      onFocus={prepare}
      {...look}
    >
      {Suggestions && <Suggestions input={input} category={listPageOf(query.list).category} />}
      {Count && <Count input={input} list={query.list} onButton={setCounted} />}
    </OneFieldForm>
  )
}
