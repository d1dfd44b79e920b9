/** localStorage access that never throws; undefined where storage is denied or empty. */
export function readStored(name: string): string | undefined {
  return attempt(() => window.localStorage.getItem(name)) ?? undefined
}

export function writeStored(name: string, text: string): void {
  attempt(() => window.localStorage.setItem(name, text))
}

export function removeStored(name: string): void {
  attempt(() => window.localStorage.removeItem(name))
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
