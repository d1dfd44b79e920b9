import { type RefObject, useEffect, useState } from 'react'
import { VisuallyHidden } from '@/components/ui/VisuallyHidden'
import { api } from '@/lib/kernel/routes/routes'
import { categories } from '@/lib/market/catalogue/category'
import { numberText } from '@/lib/market/catalogue/number-text'
import { readCount } from '@/lib/market/search/page/api-responses'
import { type ListPageSlug, listPageOf } from '@/lib/market/search/page/list-pages'
import { sentenceParam } from '@/lib/market/search/sentence/typed-sentence'
import { fetchJson } from '@/lib/server/http/fetch-json'

type Props = {
  input: RefObject<HTMLInputElement | null>
  list: ListPageSlug
  /** What the button says; null: its usual words, while nothing is typed. */
  onButton(button: { text: string; isBusy: boolean } | null): void
}

/** How long somebody has to stop typing. */
const pauseMs = 300

/** Counts what the typed sentence would find once somebody stops typing, on the button and for screen readers. Nothing is asked before something is typed. */
export function SentenceCount({ input, list, onButton }: Props) {
  const [found, setFound] = useState('')
  useEffect(() => {
    const field = input.current
    if (!field) return
    const end = new AbortController()
    let pause: ReturnType<typeof setTimeout> | undefined
    let asked = ''
    const count = async (sentence: string) => {
      const plural = categories[listPageOf(list).category].plural
      onButton({ text: plural === 'auto' ? 'Conto le auto' : 'Conto gli annunci', isBusy: true })
      const answer = await fetchJson(`${api.postsCount}?${new URLSearchParams({ lista: list, [sentenceParam]: sentence })}`).catch(
        () => null,
      )
      if (asked !== sentence || end.signal.aborted) return // somebody went on typing
      const total = readCount(answer)
      const ads = total === null ? 'gli annunci' : `${numberText(total)} ${plural}`
      onButton({ text: `Mostra ${ads}`, isBusy: false })
      setFound(total === null ? '' : ads)
    }
    const listen = () => {
      const sentence = field.value.trim()
      if (sentence === asked) return
      asked = sentence
      clearTimeout(pause)
      if (sentence === '') return onButton(null)
      pause = setTimeout(() => void count(sentence), pauseMs)
    }
    listen() // something may have been typed before this code was there
    for (const event of ['input', 'change']) field.addEventListener(event, listen, { signal: end.signal })
    return () => {
      clearTimeout(pause)
      end.abort()
    }
  }, [input, list, onButton])
  return <VisuallyHidden role="status">{found}</VisuallyHidden>
}
