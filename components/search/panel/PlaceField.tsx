import { type InputEvent, useContext, useRef, useState } from 'react'
import { NearMe } from '@/components/search/NearMe'
import { FieldIds } from '@/components/ui/form/field-ids'
import { Select } from '@/components/ui/form/Select'
import { TextField } from '@/components/ui/form/TextField'
import { api } from '@/lib/kernel/routes/routes'
import { readPlaceNames } from '@/lib/market/search/page/api-responses'
import { defaultRadiusKm, radiusSteps, type SearchPlace } from '@/lib/market/search/query/search-query'
import { fetchJson } from '@/lib/server/http/fetch-json'

type Props = {
  place: SearchPlace | null
  /** Typed text that is no place: it stays for correction. */
  unknown?: string | undefined
  radiusKm: number | null
  dense?: boolean
  /** Whether the position of the device may stand in for it, on request. */
  offersPosition?: boolean
}

/** A comune and how far around it. The suggestions are a native list: keyboard and screen reader work as everywhere. */
export function PlaceField({ place, unknown = '', radiusKm, dense = true, offersPosition = false }: Props) {
  const { suggestions, onInput } = usePlaceSuggestions()
  const listId = `${useContext(FieldIds)}comuni`
  const radius = radiusKm ?? defaultRadiusKm
  const steps = [...new Set([...radiusSteps, radius])].sort((a, b) => a - b)
  return (
    <>
      <TextField
        dense={dense}
        id="dove"
        name="dove"
        label="Dove"
        placeholder="Comune o CAP"
        list={listId}
        maxLength={60}
        defaultValue={place === null ? unknown : `${place.name} (${place.provinceCode})`}
        onInput={onInput}
      />
      <datalist id={listId}>
        {suggestions.map((text) => (
          <option key={text} value={text} />
        ))}
      </datalist>
      {offersPosition && <NearMe />}
      <Select
        dense={dense}
        id="raggio"
        name="raggio"
        label="Distanza"
        defaultValue={String(radius)}
        options={steps.map((km) => ({ value: String(km), label: `${km} km` }))}
      />
    </>
  )
}

/** Suggests comuni while somebody types; without JavaScript, or without an answer, the field is an ordinary one. */
function usePlaceSuggestions() {
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
