import { type InputEvent, useRef, useState } from 'react'
import { api } from '@/lib/kernel/routes/routes'
import { readPlaceNames } from '@/lib/market/search/page/api-responses'
import { fetchJson } from '@/lib/server/http/fetch-json'

/** Suggests comuni while somebody types; without JavaScript, or without an answer, the field is an ordinary one. */
export function usePlaceSuggestions() {
  const [suggestions, setSuggestions] = useState<string[]>([])
  const lastText = useRef('')

  async function suggest(text: string) {
    lastText.current = text
    const answer = await fetchJson(api.locations(text)).catch(() => undefined)
    if (lastText.current === text) setSuggestions(readPlaceNames(answer)) // unless a later letter has requested again
  }

  function onInput(event: InputEvent<HTMLInputElement>) {
    const text = event.currentTarget.value.trim()
    if (text.length >= 2 && !text.endsWith(')')) void suggest(text)
  }
  return { suggestions, onInput }
}
