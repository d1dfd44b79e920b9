import styled from '@emotion/styled'
import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/Button'
import { Icon } from '@/components/ui/icons/Icon'
import { useHydrated } from '@/components/ui/use-hydrated'
import { api } from '@/lib/kernel/routes/routes'
import { readPlaceNames } from '@/lib/market/search/page/api-responses'
import { fetchJson } from '@/lib/server/http/fetch-json'
import { fontSize } from '@/styles/tokens'

type State = { kind: 'idle' | 'asking' } | { kind: 'found'; place: string } | { kind: 'failed'; why: string }

const timeoutMs = 10_000
const byHand = 'Scrivi il comune o il CAP.'
const refused = `Il browser non ci dà la tua posizione. ${byHand}`
const late = `La tua posizione non è arrivata in tempo. ${byHand}`
const unknown = `Non abbiamo trovato il comune in cui sei. ${byHand}`

/** Writes the comune where the device is into the place field, nearest ads first. Each press requests the position, rounded to 100 m; nothing stores it. */
export function NearMe() {
  const [state, setState] = useState<State>({ kind: 'idle' })
  const isHydrated = useHydrated()
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const field = row.current?.closest('form')?.elements.namedItem('dove')
    if (state.kind === 'found' && field instanceof HTMLInputElement) write(field, state.place)
  }, [state])
  const look = async () => {
    setState({ kind: 'asking' })
    setState(await findPlace())
  }
  return (
    <Row ref={row}>
      {isHydrated && (
        <Button type="button" variant="outline" size="sm" block disabled={state.kind === 'asking'} onClick={() => void look()}>
          <Icon name="pin" />
          Vicino a me
        </Button>
      )}
      {state.kind === 'found' && <input type="hidden" name="ordina" value="distanza" />}
      <p role="status">{wordsOf(state)}</p>
    </Row>
  )
}

function wordsOf(state: State): string {
  if (state.kind === 'asking') return 'Cerco la tua posizione'
  if (state.kind === 'failed') return state.why
  return state.kind === 'found' ? `Cerchiamo vicino a ${state.place}.` : ''
}

async function findPlace(): Promise<State> {
  const found = await position()
  if (typeof found === 'string') return { kind: 'failed', why: found }
  const answer = await fetchJson(api.placeAt(found.coords)).catch(() => undefined)
  const [place] = readPlaceNames(answer)
  return place === undefined ? { kind: 'failed', why: unknown } : { kind: 'found', place }
}

/** Or why there is none. */
function position(): Promise<GeolocationPosition | string> {
  if (!('geolocation' in navigator)) return Promise.resolve(refused) // where the connection is not secure
  return new Promise((resolve) => {
    const fail = ({ code, TIMEOUT }: GeolocationPositionError) => resolve(code === TIMEOUT ? late : refused)
    navigator.geolocation.getCurrentPosition(resolve, fail, { timeout: timeoutMs, maximumAge: 0 })
  })
}

/** Fires the events of typing and leaving the field. */
function write(field: HTMLInputElement, text: string): void {
  field.setRangeText(text, 0, field.value.length) // unlike `value`, which React would take for its own change
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

const Row = styled.div`
  min-height: 44px; /* before the button comes */
  font-size: ${fontSize.sm};
  @media (scripting: none) { display: none; }
`
