type Place = 'localStorage' | 'sessionStorage'

/** Access to the browser's storage that never throws; undefined where storage is denied or empty. */
export function readStored(name: string, place: Place = 'localStorage'): string | undefined {
  return attempt(() => window[place].getItem(name)) ?? undefined
}

export function writeStored(name: string, text: string, place: Place = 'localStorage'): void {
  attempt(() => window[place].setItem(name, text))
}

export function removeStored(name: string, place: Place = 'localStorage'): void {
  attempt(() => window[place].removeItem(name))
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
