import { type ComponentType, useRef, useState } from 'react'
import { notify } from '@/lib/kernel/browser/site-events'

type DialogProps = { opener: Element | null; onClose(): void }

/** A dialog whose code is fetched on demand; `prepare` begins early. `Dialog` is defined while it is open, and takes the props of `dialog`. */
export function useLazyDialog<Props extends DialogProps>(load: () => Promise<ComponentType<Props>>) {
  const [Part, setPart] = useState<ComponentType<Props>>()
  const [opener, setOpener] = useState<Element | null>()
  const [isLoading, setLoading] = useState(false)
  const request = useRef<Promise<ComponentType<Props> | undefined>>(undefined)
  const fetchPart = () =>
    (request.current ??= load().catch(() => {
      request.current = undefined // the next press tries again
      return undefined
    }))
  const open = async () => {
    const pressed = document.activeElement
    setLoading(true)
    const part = await fetchPart()
    setLoading(false)
    if (!part) return notify({ name: 'Il modulo non si è caricato', description: 'Controlla la connessione e riprova.', variant: 'error' })
    setPart(() => part)
    setOpener(pressed)
  }
  const dialog: DialogProps = { opener: opener ?? null, onClose: () => setOpener(undefined) }
  return { Dialog: opener === undefined ? undefined : Part, dialog, isLoading, prepare: () => void fetchPart(), open: () => void open() }
}
