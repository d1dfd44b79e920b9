import { readStored, removeStored, writeStored } from './local-storage'

/** A note in this browser that outlives the page. A browser that keeps nothing has none. */
export function isFlagSet(name: string): boolean {
  return readStored(name) !== undefined
}

export function setFlag(name: string): void {
  writeStored(name, 'true')
}

export function clearFlag(name: string): void {
  removeStored(name)
}
