import { readStored, removeStored, writeStored } from './local-storage'

/** A boolean flag in localStorage; never set where storage is denied. */
export function isFlagSet(name: string): boolean {
  return readStored(name) !== undefined
}

export function setFlag(name: string): void {
  writeStored(name, 'true')
}

export function clearFlag(name: string): void {
  removeStored(name)
}
