import { whenIdle } from './when-idle'

const uses = ['pointerdown', 'keydown', 'focusin', 'input', 'online']
let isBegun = false

/** Calls back when the browser is idle or somebody begins to use the page, whichever comes first; at once on the pages after the first. */
export function onFirstUse(call: () => void): void {
  if (isBegun) return call()
  let isCalled = false
  const begin = () => {
    if (isCalled) return
    isCalled = true
    isBegun = true
    call()
  }
  onNextUse(begin)
  void whenIdle().then(begin)
}

/** Calls back at the next thing somebody does with the page, or when the network is back. */
export function onNextUse(call: () => void): void {
  const over = new AbortController()
  const begin = () => {
    over.abort()
    call()
  }
  for (const use of uses) window.addEventListener(use, begin, { capture: true, signal: over.signal })
}
