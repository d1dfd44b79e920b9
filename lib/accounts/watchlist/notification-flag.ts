/** The specification's name: the watchlist has something its owner has not looked at. */
const key = 'watchListHasNotification'
const on = 'true'

/** Fallback without localStorage: lasts as long as the page. */
let isRaisedHere = false
/** Raised since the page was loaded: a stranger sees the dot until then only. */
let isRaisedSinceLoad = false
const listeners = new Set<() => void>()

export function isNotificationFlagSet(): boolean {
  return isRaisedHere || attempt(() => window.localStorage.getItem(key)) === on
}

export function isNotificationFlagSetHere(): boolean {
  return isRaisedSinceLoad && isNotificationFlagSet()
}

export function setNotificationFlag(): void {
  isRaisedSinceLoad = true
  const isStored = attempt(() => {
    window.localStorage.setItem(key, on)
    return true
  })
  isRaisedHere = isStored !== true
  notifyListeners()
}

export function clearNotificationFlag(): void {
  isRaisedSinceLoad = false
  isRaisedHere = false
  attempt(() => window.localStorage.removeItem(key))
  notifyListeners()
}

/** Calls `listen` whenever the flag may have changed, here or in another window. */
export function onNotificationFlagChange(listen: () => void): () => void {
  listeners.add(listen)
  window.addEventListener('storage', listen)
  return () => {
    listeners.delete(listen)
    window.removeEventListener('storage', listen)
  }
}

function notifyListeners(): void {
  for (const listen of listeners) listen()
}

/** Storage may be forbidden, full, or missing altogether. */
function attempt<T>(run: () => T): T | undefined {
  try {
    return run()
  } catch {
    return undefined
  }
}
