import { useId, useRef, useState, type FormEvent } from 'react'
import { api } from '@/lib/routes/routes'

type Suggestion = { name: string; provinceCode: string }

/** Suggests comuni while somebody types; without JavaScript, or without an answer, the field is an ordinary one. */
export function usePlaceSuggestions() {
  const listId = useId()
  const [suggestions, setSuggestions] = useState<string[]>([])
  const asked = useRef('')

  async function suggest(text: string) {
    asked.current = text
    const answer = await fetch(api.locations(text)).catch(() => undefined)
    if (!answer?.ok || asked.current !== text) return // a later letter has asked again
    const places: Suggestion[] = await answer.json()
    setSuggestions(places.map((place) => `${place.name} (${place.provinceCode})`))
  }

  function onInput(event: FormEvent<HTMLInputElement>) {
    const text = event.currentTarget.value.trim()
    if (text.length >= 2 && !text.endsWith(')')) void suggest(text)
  }
  return { listId, suggestions, onInput }
}
