import { useFormikContext } from 'formik'
import { type RefObject, useContext, useEffect, useEffectEvent, useState } from 'react'
import { botCheckField } from '@/lib/accounts/bot-check/bot-check'
import { isBotCheckRequested, loadBotCheck } from '@/lib/accounts/bot-check/load-bot-check'
import { type ExtraFields, FormContext } from './form-context'

type State = 'waiting' | 'loading' | 'slow' | 'ready' | 'failed' | 'retrying'

const slowAfterMs = 1_000

/** Loads the bot check when somebody comes to the form around this place, and sends its token with the form. A press before it has loaded is sent afterwards. */
export function useBotCheck(place: RefObject<HTMLElement | null>) {
  const [state, setState] = useState<State>('waiting')
  const [isAwaited, setAwaited] = useState(false)
  const { dirty } = useFormikContext()
  const { addWhenSent } = useContext(FormContext)
  const isLoading = state === 'loading' || state === 'slow' || state === 'retrying'
  const start = () => setState(begun)
  const sendOnceReady = () => {
    if (state === 'ready') return
    start()
    setAwaited(true)
  }
  useEffect(() => addWhenSent(tokenOf), [addWhenSent])
  useFirstUse(place, dirty, { start, sendOnceReady })
  useEffect(() => (isLoading ? load(setState) : undefined), [isLoading])
  useEffect(() => {
    if (state === 'ready' && isAwaited) place.current?.closest('form')?.requestSubmit()
  }, [state, isAwaited, place])
  const retry = () => {
    setAwaited(false)
    setState('retrying')
  }
  return { state, isAwaited: isAwaited && isLoading, start, sendOnceReady, retry }
}

const begun = (now: State): State => (now === 'waiting' ? 'loading' : now)
const tokenOf: ExtraFields = async () => ({ [botCheckField]: await (await loadBotCheck())() })

/** How somebody comes to a form. A program that fills fields in has no focus. */
const comings = ['focusin', 'pointerenter', 'input'] as const

type FirstUse = { start(): void; sendOnceReady(): void }

/** The focus or the pointer within the form, or text that was there before it; never the visit alone. Enter in a field would send the form. */
function useFirstUse(place: RefObject<HTMLElement | null>, isTyped: boolean, { start, sendOnceReady }: FirstUse): void {
  const onUse = useEffectEvent(start)
  const onEnter = useEffectEvent(sendOnceReady)
  useEffect(() => {
    const form = place.current?.closest('form')
    if (!form) return
    const use = () => onUse()
    const press = ({ key, target }: KeyboardEvent) => key === 'Enter' && target instanceof HTMLInputElement && onEnter()
    if (isTyped || isBotCheckRequested() || form.contains(document.activeElement)) onUse()
    for (const coming of comings) form.addEventListener(coming, use)
    form.addEventListener('keydown', press)
    return () => {
      for (const coming of comings) form.removeEventListener(coming, use)
      form.removeEventListener('keydown', press)
    }
  }, [place, isTyped])
}

function load(setState: (next: (now: State) => State) => void): () => void {
  let isOver = false
  const become = (next: State) => isOver || setState((now) => (next === 'slow' && now !== 'loading' ? now : next))
  const timer = setTimeout(() => become('slow'), slowAfterMs)
  loadBotCheck()
    .then(
      () => become('ready'),
      () => become('failed'),
    )
    .finally(() => clearTimeout(timer))
  return () => {
    isOver = true
    clearTimeout(timer)
  }
}
