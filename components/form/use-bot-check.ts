import { useFormikContext } from 'formik'
import { type RefObject, useContext, useEffect, useState } from 'react'
import { botCheckField } from '@/lib/people/bot-check/bot-check'
import { isBotCheckRequested, loadBotCheck } from '@/lib/people/bot-check/load-bot-check'
import { type ExtraFields, FormContext } from './form-context'

type State = 'waiting' | 'loading' | 'slow' | 'ready' | 'failed' | 'retrying'

const slowAfterMs = 1_000

/** Loads the bot check once somebody uses the form that this place stands in, and sends its token along with the form. */
export function useBotCheck(place: RefObject<HTMLElement | null>) {
  const [state, setState] = useState<State>('waiting')
  const { dirty } = useFormikContext()
  const { addWhenSent } = useContext(FormContext)
  const isLoading = state === 'loading' || state === 'slow' || state === 'retrying'
  const start = () => setState(begun)
  useEffect(() => addWhenSent(tokenOf), [addWhenSent])
  useFirstUse(place, dirty, setState)
  useEffect(() => (isLoading ? load(setState) : undefined), [isLoading])
  return { state, start, retry: () => setState('retrying') }
}

const begun = (now: State): State => (now === 'waiting' ? 'loading' : now)
const tokenOf: ExtraFields = async () => ({ [botCheckField]: await (await loadBotCheck())() })

/** Typing, or Enter in a field, which would send the form. The focus is no use: a dialog gives it to its first field by itself. */
function useFirstUse(place: RefObject<HTMLElement | null>, isTyped: boolean, setState: (next: (now: State) => State) => void): void {
  useEffect(() => {
    const form = place.current?.closest('form')
    if (!form) return
    const start = () => setState(begun)
    const startOnEnter = ({ key, target }: KeyboardEvent) => key === 'Enter' && target instanceof HTMLInputElement && start()
    if (isTyped || isBotCheckRequested()) start()
    form.addEventListener('input', start)
    form.addEventListener('keydown', startOnEnter)
    return () => {
      form.removeEventListener('input', start)
      form.removeEventListener('keydown', startOnEnter)
    }
  }, [place, isTyped, setState])
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
