import { useFormikContext } from 'formik'
import { useContext, useEffect, useState, type RefObject } from 'react'
import { botCheckField } from '@/lib/bot-check/bot-check'
import { loadBotCheck } from '@/lib/bot-check/load-bot-check'
import { FormSetting, type Addition } from './form-setting'

type State = 'waiting' | 'loading' | 'slow' | 'ready' | 'failed' | 'retrying'

const slowAfterMs = 1_000

/** Loads the bot check once somebody uses the form that this place stands in, and sends its token along with the form. */
export function useBotCheck(place: RefObject<HTMLElement | null>) {
  const [state, setState] = useState<State>('waiting')
  const { dirty } = useFormikContext()
  const { addWhenSent } = useContext(FormSetting)
  const isLoading = state === 'loading' || state === 'slow' || state === 'retrying'
  const start = () => setState(begun)
  useEffect(() => addWhenSent(tokenOf), [addWhenSent])
  useFirstUse(place, dirty, setState)
  useEffect(() => (isLoading ? load(setState) : undefined), [isLoading])
  return { state, start, retry: () => setState('retrying') }
}

const begun = (now: State): State => (now === 'waiting' ? 'loading' : now)
const tokenOf: Addition = async () => ({ [botCheckField]: await (await loadBotCheck())() })

/** The focus may stand in the form, or something be typed, before the browser has taken over. */
function useFirstUse(place: RefObject<HTMLElement | null>, isTyped: boolean, setState: (next: (now: State) => State) => void): void {
  useEffect(() => {
    const form = place.current?.closest('form')
    if (!form) return
    const start = () => setState(begun)
    const events = ['focusin', 'input'] as const
    if (isTyped || form.contains(document.activeElement)) start()
    events.forEach((event) => form.addEventListener(event, start))
    return () => events.forEach((event) => form.removeEventListener(event, start))
  }, [place, isTyped, setState])
}

function load(setState: (next: (now: State) => State) => void): () => void {
  let isOver = false
  const become = (next: State) => isOver || setState((now) => (next === 'slow' && now !== 'loading' ? now : next))
  const timer = setTimeout(() => become('slow'), slowAfterMs)
  loadBotCheck().then(() => become('ready'), () => become('failed')).finally(() => clearTimeout(timer))
  return () => {
    isOver = true
    clearTimeout(timer)
  }
}
