import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False during SSR and until hydration, then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
