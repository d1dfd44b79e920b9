/** A note in this browser that outlives the page. A browser that keeps nothing has none, and that is no failure. */
export function isFlagSet(name: string): boolean {
  return attempt(() => window.localStorage.getItem(name) !== null) ?? false
}

export function setFlag(name: string): void {
  attempt(() => window.localStorage.setItem(name, 'true'))
}

export function clearFlag(name: string): void {
  attempt(() => window.localStorage.removeItem(name))
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
