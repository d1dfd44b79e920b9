import styled from '@emotion/styled'
import { useFormikContext } from 'formik'
import { type ComponentProps, type PointerEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from '@/components/ui/Button'
import { AsyncButton } from '@/components/ui/form/AsyncButton'
import { FormMessage } from '@/components/ui/form/FormMessage'
import { notLoadedText } from '@/lib/accounts/bot-check/load-bot-check'
import { color, fontSize } from '@/styles/tokens'
import { useBotCheck } from './use-bot-check'

type Props = Omit<ComponentProps<typeof AsyncButton>, 'isLoading' | 'busyText' | 'type' | 'disabled'> & {
  /** What to do instead, for browsers that run no scripts. */
  withoutScript: ReactNode
}

/** Submits a form for people only, with the token of the bot check. Replaces `SubmitButton`; the handler calls `requireHuman`. */
export function BotCheckButton({ withoutScript, ...button }: Props) {
  const { isSubmitting } = useFormikContext()
  const place = useRef<HTMLDivElement>(null)
  const hint = useId()
  const { state, isAwaited, start, sendOnceReady, retry } = useBotCheck(place)
  const isRetried = state === 'failed' || state === 'retrying'
  useFocusOnSuccess(place, isRetried)
  /** Starts the check, then submits if the button, disabled, got no click. The release counts anywhere, as loading content moves it. */
  const press = (down: PointerEvent<HTMLElement>) => {
    start()
    const box = down.currentTarget.querySelector('button:disabled')?.getBoundingClientRect()
    if (!box || !isWithin(box, down)) return
    const release = (up: MouseEvent) => {
      if (!(up.target instanceof HTMLButtonElement) && isNear(down, up)) sendOnceReady()
    }
    // A touch that scrolls gets no click: its press is over, so that it does not send at a later tap.
    const over = new AbortController()
    const options = { capture: true, signal: over.signal }
    document.addEventListener('click', release, { ...options, once: true })
    for (const other of ['pointercancel', 'pointerdown']) document.addEventListener(other, () => over.abort(), options)
  }
  return (
    <Place ref={place} onPointerDown={press}>
      <AsyncButton
        size="lg"
        {...button}
        type="submit"
        isLoading={isSubmitting || isAwaited}
        busyText="Invio in corso"
        disabled={state !== 'ready'}
        data-waiting={state === 'ready' || state === 'failed' ? undefined : ''}
        aria-describedby={hint}
      />
      <FormMessage variant="error">{state === 'failed' ? notLoadedText : ''}</FormMessage>
      <Wait role="status">{state === 'slow' || state === 'retrying' ? waitText(isAwaited) : ''}</Wait>
      {isRetried && (
        <Button variant="quiet" onClick={retry}>
          Riprova
        </Button>
      )}
      <Hint id={hint}>Controllo antispam automatico: non devi fare nulla.</Hint>
      <noscript>
        <p>{withoutScript}</p>
      </noscript>
    </Place>
  )
}

const waitText = (isAwaited: boolean) =>
  isAwaited ? 'Un attimo: inviamo appena il controllo antispam è pronto.' : 'Il controllo antispam sta arrivando…'

type Point = { clientX: number; clientY: number }

const isWithin = ({ left, right, top, bottom }: DOMRect, { clientX, clientY }: Point) =>
  clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
/** Tolerance for a moving finger; a longer slide cancels the press. */
const isNear = (a: Point, b: Point) => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) < 10

/** Moves the focus to the submit button after a successful retry, as the retry button is gone. */
function useFocusOnSuccess(place: { current: HTMLElement | null }, isRetried: boolean): void {
  const wasRetried = useRef(false)
  useEffect(() => {
    if (wasRetried.current && !isRetried) place.current?.querySelector('button')?.focus()
    wasRetried.current = isRetried
  }, [place, isRetried])
}

/** Disabled buttons fire no pointer events, so the wrapper listens for the press that starts the check and, once that is there, sends. */
const Place = styled.div`
  display: grid;
  gap: 12px;
  justify-items: start;
  > button:disabled { pointer-events: none; }
`
const Wait = styled.p`
  &:empty { display: none; }
`
const Hint = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
`
