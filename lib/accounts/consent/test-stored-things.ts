import type { PurposeKey } from './privacy-choice'
import { storageInventory } from './storage-inventory'

/** Whether something found in a browser stands on the list, under a purpose that is allowed there. On https the names of our cookies say that they belong to this host. */
export function mayBeStored(found: { name: string; place: string }, allowed: readonly PurposeKey[] = []): boolean {
  const bare = found.name.replace(/^__Host-/, '')
  return storageInventory.some(
    ({ name, place, purpose }) =>
      place === found.place &&
      (name === bare || (name.endsWith('*') && bare.startsWith(name.slice(0, -1)))) &&
      (purpose === 'technical' || allowed.includes(purpose)),
  )
}
