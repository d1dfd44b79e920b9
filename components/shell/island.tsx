import { type ComponentType, createContext, Suspense, use, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { useHydrated } from '@/components/ui/use-hydrated'
import { captureEarlyInput } from '@/lib/kernel/browser/early-input'
import { onFirstUse, onNextUse } from '@/lib/kernel/browser/first-use'
import { announceScriptsRunning } from '@/lib/kernel/browser/scripts-running'

/**
 * True where the page is rendered in one piece. React otherwise hides what is large inside a Suspense boundary behind the rest, and our policy
 * refuses the inline script that would show it: such pages have no boundary, and hydrate once the code of all their parts has come.
 */
export const WholePageContext = createContext(false)

type Source<Props> = {
  /** The part itself on the server; undefined in the browser, so that its code is not in the page's first load. */
  serverComponent: ComponentType<Props> | undefined
  load(): Promise<ComponentType<Props>>
  /** The id of the element it is rendered in. */
  place: string
  /** Few of the pages whose code it is named in show it: the others do not fetch it. */
  isRare?: true
}

/**
 * A part of a page that the server renders and that works without JavaScript. The browser hydrates it lazily: it fetches the code when it
 * is idle or somebody begins to use the page, and hydrates in small steps. Earlier presses and choices are replayed afterwards. When somebody
 * goes from one page to another, the old page stays until the code of the next is there.
 */
export function island<Props extends object>({ serverComponent, load, place, isRare }: Source<Props>): ComponentType<Props> {
  const code = fetchOnce(load)
  const Part = serverComponent ?? ((props: Props) => createPart(use(code.arrived), props))
  let isFetched = false
  const fetchCode = () => {
    if (serverComponent !== undefined || isFetched) return
    isFetched = true
    onFirstUse(code.fetch)
  }
  if (!isRare) fetchCode() // at once where somebody is on the way here: its data comes meanwhile
  return function LazyPart(props: Props) {
    fetchCode()
    const isHydrated = useHydrated()
    const [isFirstPage] = useState(!isHydrated)
    const isWhole = useContext(WholePageContext)
    const release = useRef(() => {})
    useEffect(() => {
      if (!isFirstPage) return
      const stop = isWhole ? captureEarlyInput(document.getElementById(place)) : undefined // without a boundary this effect runs after hydration: nothing is early any more
      announceScriptsRunning() // what was captured until now is repeated, and has to be captured once more
      if (!stop) return
      release.current = stop
      const stopAfterFailure = code.onFailure(stop) // captured input does what it does without JavaScript
      return () => {
        stopAfterFailure()
        stop()
      }
    }, [isFirstPage, isWhole])
    // The same element as long as the props are the same: React renders a part anew that changes before its hydration.
    const renderedByServer = useMemo(() => {
      const part = (
        <>
          <Part {...props} />
          <AfterHydration call={release} />
        </>
      )
      return isWhole ? <Suspense>{part}</Suspense> : part
    }, [props, isWhole])
    if (isFirstPage) return renderedByServer
    code.onFailure(reload)
    return <Part {...props} />
  }
}

function createPart<Props extends object>(Code: ComponentType<Props>, props: Props) {
  return <Code {...props} />
}

function AfterHydration({ call }: { call: { readonly current: () => void } }) {
  useEffect(() => call.current(), [call])
  return null
}

/** Delays of retries, for a server that was busy for a moment. */
const retryAfterMs = [1_000, 3_000, 9_000]

/** Fetches once; retries a failure after each delay, and whenever the page is used again. */
function fetchOnce<Code>(load: () => Promise<Code>) {
  const failureListeners = new Set<() => void>()
  const delays = retryAfterMs.values()
  let arrive = (_code: Code) => {}
  const arrived = new Promise<Code>((resolve) => void (arrive = resolve))
  const fetch = () =>
    void load().then(arrive, () => {
      for (const notify of failureListeners) notify()
      let isBegun = false
      const again = () => {
        if (!isBegun) fetch()
        isBegun = true
      }
      onNextUse(again)
      const { value: delay } = delays.next()
      if (delay !== undefined) window.setTimeout(again, delay)
    })
  const onFailure = (notify: () => void) => {
    failureListeners.add(notify)
    return () => void failureListeners.delete(notify)
  }
  return { arrived, fetch, onFailure }
}

/** The address is already that of the next page. */
function reload(): void {
  window.location.reload()
}
