import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in what the server draws and until the browser has taken over; then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
