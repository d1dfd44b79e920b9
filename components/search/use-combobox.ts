import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { api } from '@/lib/kernel/routes/routes'
import type { Category } from '@/lib/market/catalogue/category'
import { readTypingSuggestions } from '@/lib/market/search/suggestions/suggestion'
import { fetchJson } from '@/lib/server/http/fetch-json'
import { findRecentSearches, forgetSearches, rememberSearch } from './recent-searches'

/** An option: a sentence for the field, or null to delete the recent searches. */
export type Option = { label: string; text: string | null; count: number | null }

const none: readonly Option[] = []

/** Makes a combobox of a text field: suggestions for the typed text, or recent searches while it is empty. Arrow keys and Enter or a press choose one; Escape closes them. */
export function useCombobox(input: RefObject<HTMLInputElement | null>, listId: string, category: Category) {
  const [options, setOptions] = useState(none)
  const [active, setActive] = useState(-1)
  const [areRecent, setRecent] = useState(false)
  const lastText = useRef('')

  const show = (found: readonly Option[]) => {
    setOptions(found)
    setActive(-1)
  }
  const close = () => {
    lastText.current = '' // a pending answer is ignored
    show(none)
  }
  const choose = ({ text }: Option) => {
    if (text === null) forgetSearches()
    else {
      input.current?.setRangeText(`${text} `, 0, input.current.value.length, 'end')
      input.current?.dispatchEvent(new Event('change')) // a script's own change says nothing
    }
    close()
  }
  const suggest = async (text: string) => {
    lastText.current = text
    setRecent(text.trim() === '')
    if (text.trim() === '') return show(recentOptions())
    const answer = await fetchJson(api.suggestions(text, category)).catch(() => undefined)
    if (lastText.current === text) show(readTypingSuggestions(answer))
  }
  const press = (event: KeyboardEvent) => {
    const last = options.length - 1
    if (event.isComposing) return
    if (last < 0) return event.key === 'ArrowDown' && input.current?.value === '' ? void suggest('') : undefined
    const chosen = options[active]
    if (event.key === 'ArrowDown') setActive(active === last ? 0 : active + 1)
    else if (event.key === 'ArrowUp') setActive(active <= 0 ? last : active - 1)
    else if (event.key === 'Escape') close()
    else if (event.key === 'Enter' && chosen) choose(chosen)
    else return
    event.preventDefault()
  }

  useFieldEvents(input, { onInput: (text) => void suggest(text), press, close })
  useComboboxRole(input, listId, options[active] ? `${listId}-${active}` : null, options.length > 0)
  return { options, areRecent, active, choose }
}

type Handlers = { onInput(text: string): void; press(event: KeyboardEvent): void; close(): void }

function useFieldEvents(input: RefObject<HTMLInputElement | null>, { onInput, press, close }: Handlers): void {
  useEffect(() => {
    const field = input.current
    if (!field) return
    const end = new AbortController()
    const { signal } = end
    const tell = () => onInput(field.value)
    field.addEventListener('input', tell, { signal })
    field.addEventListener('focus', () => field.value === '' && tell(), { signal })
    field.addEventListener('keydown', press, { signal })
    field.addEventListener('blur', close, { signal })
    field.form?.addEventListener('submit', () => rememberSearch(field.value), { signal })
    return () => end.abort()
  })
  const begin = useEffectEvent(onInput)
  useEffect(() => {
    if (input.current?.value === '' && input.current === document.activeElement) begin('')
  }, [input])
}

function recentOptions(): Option[] {
  const recent = findRecentSearches().map((text) => ({ label: text, text, count: null }))
  return recent.length === 0 ? [] : [...recent, { label: 'Cancella ricerche recenti', text: null, count: null }]
}

/** The server renders the field without the role: nothing opens before this code runs. */
function useComboboxRole(input: RefObject<HTMLInputElement | null>, listId: string, activeId: string | null, isOpen: boolean): void {
  useEffect(() => {
    const field = input.current
    for (const [name, value] of [
      ['role', 'combobox'],
      ['autocomplete', 'off'],
      ['aria-autocomplete', 'list'],
      ['aria-controls', listId],
      ['aria-expanded', String(isOpen)],
      ['aria-activedescendant', activeId ?? ''],
    ] as const)
      field?.setAttribute(name, value)
    if (activeId === null) field?.removeAttribute('aria-activedescendant')
  }, [input, listId, activeId, isOpen])
}
