import { useRef, useState, type ComponentType } from 'react'

/** A part of the page whose code is fetched when it is needed. `prepare` begins early, `get` waits and tells whether it came. */
export function useLazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const [Part, setPart] = useState<ComponentType<Props>>()
  const [isLoading, setLoading] = useState(false)
  const asked = useRef<Promise<ComponentType<Props> | undefined>>(undefined)
  const ask = () =>
    (asked.current ??= load().catch(() => {
      asked.current = undefined // the next press tries again
      return undefined
    }))
  const get = async (): Promise<boolean> => {
    setLoading(true)
    const part = await ask()
    setLoading(false)
    if (part) setPart(() => part)
    return part !== undefined
  }
  return { Part, isLoading, get, prepare: () => void ask() }
}
